// Draws cards: a title is measured, laid out as large as it fits, and made an image.
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {pathToFileURL} from 'node:url'
import {toShades} from './find-colour.ts'
import type {FontFile} from './find-fonts.ts'
import {readLogo} from './find-logo.ts'
import {fitTitle, listLongWords, SMALLEST} from './fit-title.ts'
import {type CardElement, type CardLook, LINE_HEIGHT, TITLE_HEIGHT, TITLE_KEY, toCard, toRuler} from './layout.ts'
import {CARD_HEIGHT, CARD_WIDTH, type CardStyle, type CardTexts} from './model.ts'

/** The little of Satori that is used here. */
type Satori = (element: CardElement, options: SatoriOptions) => Promise<string>

interface SatoriOptions {
  readonly width: number
  readonly height: number
  readonly fonts: readonly LoadedFont[]
  readonly onNodeDetected: (node: {readonly key?: unknown; readonly width: number; readonly height: number}) => void
  /** Called with characters that no font has. */
  readonly loadAdditionalAsset: (kind: string, segment: string) => Promise<string>
}

interface LoadedFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: 700
  readonly style: 'normal'
}

/** The little of resvg that is used here. */
interface Resvg {
  readonly renderAsync: (
    svg: string,
    options: {readonly font: {readonly loadSystemFonts: boolean}},
  ) => Promise<{readonly asPng: () => Buffer}>
}

export interface DrawnCard {
  readonly png: Buffer
  /** Characters that no font has, as one text. */
  readonly missing: string
}

export type DrawCard = (texts: CardTexts) => Promise<DrawnCard>

interface Tools {
  readonly satori: Satori
  readonly resvg: Resvg
  readonly fonts: readonly LoadedFont[]
  readonly look: CardLook
}

/** Loads the packages, the fonts and the logo. */
export async function openDrawing(style: CardStyle): Promise<DrawCard> {
  const {layoutPackage, imagePackage, logoFile, colour} = style
  const satori = await importDefault(layoutPackage)
  const resvg = createRequire(imagePackage)(imagePackage) as Resvg
  // One list for all cards: fonts are parsed once for each list.
  const fonts = style.fonts.map(loadFont)
  const look: CardLook = {
    logo: logoFile === undefined ? undefined : readLogo(logoFile),
    fontFamily: fonts.map(({name}) => name).join(', '),
    colour,
    ...(await toShades(colour)),
  }
  return (texts) => drawCard(texts, {satori, resvg, look, fonts})
}

/** The default export, of a module of either kind. */
async function importDefault(file: string): Promise<Satori> {
  const {default: exported} = (await import(pathToFileURL(file).href)) as {
    readonly default: Satori | {readonly default: Satori}
  }
  return typeof exported === 'function' ? exported : exported.default
}

/** Each under a name of its own: of two files under one name, only the first would be asked. */
function loadFont({path}: FontFile, at: number): LoadedFont {
  return {name: `font-${at}`, data: readFileSync(path), weight: 700, style: 'normal'}
}

async function drawCard(given: CardTexts, tools: Tools): Promise<DrawnCard> {
  const {look, resvg} = tools
  const {missing, ...measured} = await measure(given, tools)
  const texts = withoutMissing(given, missing)
  let size = fitTitle(measured)
  let card = await layOut(toCard(texts, look, size), tools)
  while (size > SMALLEST && heightOf(card) > TITLE_HEIGHT) {
    size = Math.max(SMALLEST, Math.floor(size * SHRINK))
    card = await layOut(toCard(texts, look, size), tools)
  }
  const lines = Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT))
  if (heightOf(card) > TITLE_HEIGHT) card = await layOut(toCard(texts, look, size, lines), tools)
  const image = await resvg.renderAsync(card.svg, {font: {loadSystemFonts: false}})
  return {png: image.asPng(), missing}
}

/** Where a title needs a line more than was reckoned. */
const SHRINK = 0.92

/** Pixels of the font in which texts are measured. */
const RULER_SIZE = 100

interface Measured {
  /** Widths in a font of one pixel. */
  readonly titleWidth: number
  readonly wordWidth: number
  readonly missing: string
}

async function measure({title, section, site}: CardTexts, tools: Tools): Promise<Measured> {
  const words = listLongWords(title)
  const ruler = toRuler([title, section, site, ...words], RULER_SIZE, tools.look.fontFamily)
  const {sizes, missing} = await layOut(ruler, tools)
  const widthOf = (at: number): number => (sizes.get(String(at))?.width ?? 0) / RULER_SIZE
  return {titleWidth: widthOf(0), wordWidth: Math.max(0, ...words.map((_, at) => widthOf(at + 3))), missing}
}

/** A title in a script that no font has says nothing: the name of the site takes its place. */
function withoutMissing(texts: CardTexts, missing: string): CardTexts {
  if (missing === '') return texts
  const lacking = new Set(missing)
  const strip = (text: string): string =>
    [...text]
      .filter((one) => !lacking.has(one))
      .join('')
      .trim()
  const isLost = [...texts.title].some((one) => lacking.has(one) && /\p{L}/u.test(one))
  const site = strip(texts.site)
  const isSectionLost = strip(texts.section) !== texts.section
  const section = isSectionLost ? '' : texts.section
  return isLost ? {...texts, title: site, section: '', site: ''} : {...texts, title: strip(texts.title), section, site}
}

interface LaidOut {
  readonly svg: string
  /** Of elements with a key. */
  readonly sizes: ReadonlyMap<string, {readonly width: number; readonly height: number}>
  readonly missing: string
}

async function layOut(element: CardElement, {satori, fonts}: Tools): Promise<LaidOut> {
  const sizes = new Map<string, {readonly width: number; readonly height: number}>()
  let missing = ''
  const svg = await satori(element, {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts,
    onNodeDetected: ({key, width, height}) => {
      if (typeof key === 'string') sizes.set(key, {width, height})
    },
    loadAdditionalAsset: async (_kind, segment) => {
      missing += segment
      return ''
    },
  })
  return {svg, sizes, missing}
}

function heightOf({sizes}: LaidOut): number {
  return sizes.get(TITLE_KEY)?.height ?? 0
}
