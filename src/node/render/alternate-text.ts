// A page's Markdown alternate: title, description and text, with URLs and imported documents in place.
import type {Store} from '../cache/store.ts'
import type {AlternateText, CompiledText, LinkedAlternate, LinkedPartial, PageAlternate} from '../model.ts'

export type FindPartial = (specifier: string) => LinkedPartial | undefined

/** The whole alternate, with a line end at its end. */
export function alternateText(alternate: PageAlternate, store: Store, findPartial: FindPartial): string {
  const {title, body} = readAlternate(alternate, {store, findPartial}, [])
  const lines = alternate.description.split(/\n\s*/).map((line) => line.trimEnd())
  const description = alternate.description === '' ? '' : `> ${lines.join('\n> ')}`
  const parts = [title === '' ? `# ${alternate.title}` : title, description, body]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

interface AlternateSources {
  readonly store: Store
  readonly findPartial: FindPartial
}

/** @param chain Partials that are being read: one that imports itself is left out. */
function readAlternate(
  {key, fills}: LinkedAlternate,
  sources: AlternateSources,
  chain: readonly string[],
): {readonly title: string; readonly body: string} {
  const text = sources.store.mustGet<AlternateText>('alternate', key)
  const fill = (reference: number): string => {
    const value = fills[reference] ?? ''
    if (typeof value === 'string') return value
    const partial = chain.includes(value.partial) ? undefined : sources.findPartial(value.partial)?.alternate
    if (partial === undefined) return ''
    const {title, body} = readAlternate(partial, sources, [...chain, value.partial])
    return [title, body].filter((part) => part !== '').join('\n\n')
  }
  return {title: splice(text.title, fill), body: splice(text.body, fill)}
}

function splice({chunks, placeholders}: CompiledText, fill: (reference: number) => string): string {
  return placeholders.reduce(
    (result, {reference}, at) => result + fill(reference) + (chunks[at + 1] ?? ''),
    chunks[0] ?? '',
  )
}
