// Calls one step of a plugin; a failure names the plugin and the step and keeps its cause.
import {SiteError} from '../../shared/diagnostics.ts'
import type {LoadedPlugin} from '../model.ts'

export async function runHook<T>(
  {definition, context}: LoadedPlugin,
  step: string,
  call: () => T | Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof SiteError) throw error
    const name = context.id === 'default' ? definition.name : `${definition.name} (${context.id})`
    const reason = error instanceof Error ? error.message : String(error)
    throw new SiteError(
      [
        {
          level: 'error',
          code: 'plugin/failed',
          message: `The plugin "${name}" failed in ${step}: ${reason}`,
          hint: 'This is a fault in the plugin, or in an option that it was given.',
          ...(error instanceof Error && error.stack !== undefined ? {notes: [firstFrame(error.stack)]} : {}),
        },
      ],
      {cause: error},
    )
  }
}

function firstFrame(stack: string): string {
  return (
    stack
      .split('\n')
      .find((line) => line.trim().startsWith('at '))
      ?.trim() ?? ''
  )
}
