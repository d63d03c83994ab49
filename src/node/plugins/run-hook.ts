// Calls one step of a plugin; a failure names the plugin and the step and keeps its cause.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {StoreError} from '../cache/store-error.ts'
import {placeOfThrow} from '../diagnostics/place-of-throw.ts'
import {UnknownValueError} from '../known.ts'
import type {LoadedPlugin} from '../model.ts'
import {runCodeOf} from '../program/running-code.ts'

/**
 * @throws SiteError when the step fails, which names the plugin.
 * @throws UnknownValueError when the step reads an option that is wrong.
 */
export async function runHook<T>(
  {definition, context, lacksOptions}: LoadedPlugin,
  step: string,
  call: () => T | Promise<T>,
): Promise<T> {
  if (lacksOptions === true) throw new UnknownValueError()
  const name = context.id === 'default' ? definition.name : `${definition.name} (${context.id})`
  try {
    return await runCodeOf(`The plugin "${name}" failed after ${step}`, call)
  } catch (error) {
    if (error instanceof SiteError || error instanceof StoreError || error instanceof UnknownValueError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new SiteError(
      [
        {
          level: 'error',
          code: 'plugin/failed',
          message: `The plugin "${name}" failed in ${step}: ${reason}`,
          hint: 'This is a fault in the plugin, or in an option that it was given.',
          ...placeOf(error, context.siteDir),
        },
      ],
      {cause: error},
    )
  }
}

/** Calls a step that gives a list, which it may make one by one: what fails in between is a failure of the step, too. */
export async function* runListHook<T>(
  plugin: LoadedPlugin,
  step: string,
  call: () => List<T> | Promise<List<T>>,
): AsyncGenerator<T> {
  const list = (await runHook(plugin, step, call)) ?? []
  const iterator = Symbol.asyncIterator in list ? list[Symbol.asyncIterator]() : list[Symbol.iterator]()
  for (;;) {
    const {done, value} = await runHook(plugin, step, () => iterator.next())
    if (done === true) return
    yield value
  }
}

type List<T> = Iterable<T> | AsyncIterable<T> | undefined

/** In the site's own code, or else the program's or a package's. */
function placeOf(error: unknown, siteDir: string): Pick<Diagnostic, 'location' | 'notes'> {
  const location = placeOfThrow(error, siteDir)
  if (location !== undefined) return {location}
  return error instanceof Error && error.stack !== undefined ? {notes: [firstFrame(error.stack)]} : {}
}

function firstFrame(stack: string): string {
  return (
    stack
      .split('\n')
      .find((line) => line.trim().startsWith('at '))
      ?.trim() ?? ''
  )
}
