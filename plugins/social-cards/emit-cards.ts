// The files of the cards. One is drawn when no build has drawn it before: its name is made of all that it shows.
import type {BuiltSite, EmittedAsset, Json, PluginContext} from 'quire-docs/plugin'
import {cardPath, toCardTexts} from './card-texts.ts'
import {type DrawCard, openDrawing} from './draw-card.ts'
import type {CardStyle, CardTexts} from './model.ts'
import type {SocialCardsOptions} from './options.ts'
import {scriptOf} from './scripts.ts'

type EmitContext = PluginContext<SocialCardsOptions> & {readonly site: BuiltSite}

/** Cards on their way at once: one is laid out while others become images, in threads. */
const AT_ONCE = 4

/** Keeps or makes the files of all cards, and reports characters that they lack. */
export async function emitCards(style: CardStyle, context: EmitContext): Promise<void> {
  const {site} = context
  const cards = new Map(
    site.pages.flatMap((page) => {
      const texts = toCardTexts(page, context)
      return texts === undefined ? [] : [[cardPath(texts, style), texts] as const]
    }),
  )
  // Loaded for the first card that has to be drawn: most builds draw none.
  let opened: Promise<DrawCard> | undefined
  const draw = (texts: CardTexts) => {
    opened ??= openDrawing(style)
    return opened.then((drawCard) => drawCard(texts))
  }
  const missing: string[] = []
  await inTurn([...cards], async ([path, texts]) => {
    const lacking = await keepCard({path, texts, site, draw})
    if (lacking !== '') missing.push(lacking)
  })
  if (missing.length > 0) reportMissing(missing, context)
}

interface CardWork {
  readonly path: string
  readonly texts: CardTexts
  readonly site: Pick<BuiltSite, 'keepFiles' | 'keepResult'>
  readonly draw: DrawCard
}

/** A card stays while it is in the output, comes from the cache where it is not, and is drawn else. @returns What it lacks. */
async function keepCard({path, texts, site, draw}: CardWork): Promise<string> {
  const make = async (): Promise<Json> => {
    const {png, missing} = await draw(texts)
    return [png.toString('base64'), missing]
  }
  const emit = async function* (): AsyncGenerator<EmittedAsset, Json> {
    const [png, missing] = toTexts(await (site.keepResult?.(path, make) ?? make()))
    yield {path, content: Buffer.from(png ?? '', 'base64')}
    return missing ?? ''
  }
  return String((await site.keepFiles?.(path, emit)) ?? '')
}

function toTexts(value: Json): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** A few at a time. @throws What the first failure throws, when all that had begun has ended. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  const failures: unknown[] = []
  const runner = async (): Promise<void> => {
    for (const item of queue) {
      if (failures.length > 0) return
      await work(item).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, runner))
  if (failures.length > 0) throw failures[0]
}

/** Characters that tell a reader which script it is. */
const SHOWN = 8

function reportMissing(missing: readonly string[], {report}: EmitContext): void {
  const byScript = new Map<string, Set<string>>()
  for (const character of missing.join('')) {
    const script = scriptOf(character)
    byScript.set(script, (byScript.get(script) ?? new Set()).add(character))
  }
  const scripts = [...byScript].sort(([a], [b]) => (a < b ? -1 : 1))
  const shown = scripts.map(([name, characters]) => `${name} (${[...characters].sort().slice(0, SHOWN).join(' ')})`)
  const cards = missing.length === 1 ? '1 card' : `${missing.length} cards`
  report({
    level: 'warning',
    code: 'social-cards/missing-glyphs',
    message: `The fonts of the social cards have no glyphs for characters of ${cards}: ${shown.join(', ')}.`,
    hint: 'Add a font that has them to the option "fonts", such as "@fontsource/noto-sans-arabic". Until then, a title with such letters gives way to the title of the site.',
  })
}
