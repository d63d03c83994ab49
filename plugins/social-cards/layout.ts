// Where things are on a card: elements as Satori takes them, in its subset of CSS.
import type {Logo} from './find-logo.ts'
import {CARD_HEIGHT, CARD_WIDTH, type CardTexts} from './model.ts'

/** An element as Satori takes it. */
export interface CardElement {
  readonly type: string
  /** By which the element is found again when its place is known. */
  readonly key?: string
  readonly props: Readonly<Record<string, unknown>>
}

type Style = Readonly<Record<string, string | number>>

export interface CardLook {
  readonly logo: Logo | undefined
  /** Names of the fonts by comma. */
  readonly fontFamily: string
  readonly colour: string
  /** Of the shape behind the texts. */
  readonly tint: string
  /** The colour of text, which can be read on the background. */
  readonly readableColour: string
}

const PADDING = 80
const BAR_HEIGHT = 20
/** Width of a line. */
export const LINE_WIDTH = CARD_WIDTH - 2 * PADDING
export const LINE_HEIGHT = 1.16
/** What is left of the card for its title. */
export const TITLE_HEIGHT = 340
const LOGO_HEIGHT = 60
/** Logos with the name of the site are wide. */
const LOGO_WIDTH = 420
export const TITLE_KEY = 'title'

/** @param titleSize Pixels. @param lineCount More lines are cut; undefined for all of them. */
export function toCard(
  {title, section, site, direction}: CardTexts,
  look: CardLook,
  titleSize: number,
  lineCount?: number,
): CardElement {
  const {logo, colour, tint, readableColour, fontFamily} = look
  const brand = [
    ...(logo === undefined ? [] : [toImage(logo)]),
    ...(site === '' ? [] : [line(site, {fontSize: 34, color: '#3a3d42'})]),
  ]
  const titleStyle = {
    fontSize: titleSize,
    lineHeight: LINE_HEIGHT,
    letterSpacing: /^[\p{Script=Latin}\P{L}]*$/u.test(title) ? '-0.02em' : '0',
    color: '#15171a',
    width: LINE_WIDTH,
    overflowWrap: 'break-word',
    textWrap: 'balance',
    ...(lineCount === undefined ? {} : {lineClamp: lineCount}),
  }
  const body = [
    box({height: 64, alignItems: 'center', gap: 22}, brand),
    box({flexGrow: 1}, []),
    ...(section === '' ? [] : [line(section, {fontSize: 32, color: readableColour})]),
    {...box({display: 'block', marginTop: 18, ...titleStyle}, title), key: TITLE_KEY},
  ]
  // Of a position of its own, or it would be below the disc.
  const texts = box(
    {
      position: 'relative',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `64px ${PADDING}px ${64 + BAR_HEIGHT}px`,
    },
    body,
  )
  const style = {direction, backgroundColor: '#ffffff', overflow: 'hidden', fontFamily, fontWeight: 700}
  return box({width: CARD_WIDTH, height: CARD_HEIGHT, ...style}, [toDisc(direction, tint), texts, toBar(colour)])
}

/** A part of a disc, in the corner where lines end. Areas of one colour keep the image small: a gradient is five times as large. */
function toDisc(direction: CardTexts['direction'], color: string): CardElement {
  const side = direction === 'rtl' ? 'left' : 'right'
  return box(
    {position: 'absolute', [side]: -170, top: -330, width: 760, height: 760, borderRadius: 380, backgroundColor: color},
    [],
  )
}

function toBar(color: string): CardElement {
  return box(
    {position: 'absolute', left: 0, bottom: 0, width: CARD_WIDTH, height: BAR_HEIGHT, backgroundColor: color},
    [],
  )
}

/** Texts next to each other without a break, to see how wide they are. */
export function toRuler(texts: readonly string[], size: number, fontFamily: string): CardElement {
  const each = texts.map((text, at) => ({
    ...box(
      {position: 'absolute', display: 'block', whiteSpace: 'nowrap', fontSize: size, fontFamily, fontWeight: 700},
      text,
    ),
    key: String(at),
  }))
  return box({width: CARD_WIDTH, height: CARD_HEIGHT}, each)
}

/** One line, which ends with an ellipsis where it is too long. */
function line(text: string, style: Style): CardElement {
  const ofLine = {
    display: 'block',
    maxWidth: LINE_WIDTH,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }
  return box({...ofLine, lineHeight: 1.3, ...style}, text)
}

function toImage({url, ratio}: Logo): CardElement {
  const width = Math.min(LOGO_HEIGHT * ratio, LOGO_WIDTH)
  return {type: 'img', props: {src: url, width, height: width / ratio}}
}

function box(style: Style, children: string | readonly CardElement[]): CardElement {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}}
}
