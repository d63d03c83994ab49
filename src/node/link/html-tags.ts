// Tags that a plugin adds to every page, checked: a plugin in JavaScript may give anything.

import {z} from 'zod'
import type {HtmlTags} from '../../plugin/types.ts'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {quoteValue} from '../../shared/quote-value.ts'
import type {LoadedPlugin, PluginModel} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'

const headTag = z.strictObject({
  tag: z.string().regex(/^[a-z][a-z\d-]*$/i),
  attributes: z.record(z.string(), z.union([z.string(), z.literal(true)])).optional(),
  text: z.string().optional(),
})
const rawHtml = z.strictObject({html: z.string()})
const PLACES = ['head', 'preBody', 'postBody'] as const

/**
 * The tags of all plugins, in their order.
 * @throws SiteError when a plugin fails, or gives what is not a tag.
 */
export async function collectTags(models: readonly PluginModel[]): Promise<readonly HtmlTags[]> {
  const tags: HtmlTags[] = []
  for (const {plugin, model} of models) {
    const {definition, context} = plugin
    tags.push(checkTags(plugin, (await runHook(plugin, 'htmlTags', () => definition.htmlTags?.(context, model))) ?? {}))
  }
  return tags
}

/** @throws SiteError with every tag that is not one. */
function checkTags({definition: {name}, context: {id}}: LoadedPlugin, tags: HtmlTags): HtmlTags {
  const plugin = id === 'default' ? name : `${name} (${id})`
  const problems = PLACES.flatMap((place) =>
    [tags[place] ?? []]
      .flat()
      .flatMap((tag: unknown, at): Diagnostic[] =>
        headTag.safeParse(tag).success || rawHtml.safeParse(tag).success
          ? []
          : [badTag(tag, `${place}[${at}]`, plugin)],
      ),
  )
  if (problems.length > 0) throw new SiteError(problems)
  return tags
}

function badTag(tag: unknown, place: string, plugin: string): Diagnostic {
  return {
    level: 'error',
    code: 'plugin/bad-tag',
    message: `The plugin "${plugin}" gives in htmlTags, at "${place}", what is not a tag: ${quoteValue(tag)}.`,
    hint: `Write {tag: 'meta', attributes: {name: 'x', content: 'y'}}; "text" holds what stands inside, and an attribute without a value is true.`,
  }
}
