// A page's Markdown twin: title, description and text, with addresses and imported documents in place.
import type {Store} from '../cache/store.ts'
import type {CompiledText, LinkedPartial, LinkedTwin, PageTwin, TwinText} from '../model.ts'

export type FindPartial = (specifier: string) => LinkedPartial | undefined

/** The whole twin, with a line end at its end. */
export function twinText(twin: PageTwin, store: Store, findPartial: FindPartial): string {
  const {title, body} = readTwin(twin, {store, findPartial}, [])
  const description = twin.description === '' ? '' : `> ${twin.description.replace(/\s*\n\s*/g, '\n> ')}`
  const parts = [title === '' ? `# ${twin.title}` : title, description, body]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

interface TwinSources {
  readonly store: Store
  readonly findPartial: FindPartial
}

/** @param chain Partials that are being read: one that imports itself is left out. */
function readTwin(
  {key, fills}: LinkedTwin,
  sources: TwinSources,
  chain: readonly string[],
): {readonly title: string; readonly body: string} {
  const text = sources.store.mustGet<TwinText>('twin', key)
  const fill = (reference: number): string => {
    const value = fills[reference] ?? ''
    if (typeof value === 'string') return value
    const partial = chain.includes(value.partial) ? undefined : sources.findPartial(value.partial)?.twin
    if (partial === undefined) return ''
    const {title, body} = readTwin(partial, sources, [...chain, value.partial])
    return [title, body].filter((part) => part !== '').join('\n\n')
  }
  return {title: splice(text.title, fill), body: splice(text.body, fill)}
}

function splice({chunks, slots}: CompiledText, fill: (reference: number) => string): string {
  return slots.reduce((result, {reference}, at) => result + fill(reference) + (chunks[at + 1] ?? ''), chunks[0] ?? '')
}
