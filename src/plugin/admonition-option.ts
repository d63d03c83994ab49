// The option `admonitions` of plugins that have documents: keywords besides the usual ones.
import {z} from 'zod'
import {choice} from '../config/schema/building-blocks.ts'

const KEYWORD = /^[a-z][\w-]*$/i

const described = z.strictObject({
  keywords: z
    .array(z.string().regex(KEYWORD, {error: 'must be a word that begins with a letter, such as "my-note".'}))
    .default([]),
  extendDefaults: z.boolean().optional(),
})

/** The option `admonitions` of content plugins: on, off, or further keywords. */
export type AdmonitionOption =
  | boolean
  | {
      /** Words that may follow `:::`, besides the usual ones. */
      readonly keywords?: readonly string[]
      /** Taken from Docusaurus, and without effect: the usual keywords are always there. */
      readonly extendDefaults?: boolean | undefined
    }

/** Schema of that option: `true`, or `{keywords: ['my-note']}`. `false` is refused, as admonitions cannot be turned off. */
export const admonitionOption = choice<AdmonitionOption | undefined>((value) => {
  if (value === undefined || value === true) return z.literal(true).optional()
  if (value === false) return 'can only be true, or {keywords: […]}: admonitions are always there.'
  return described
})

export function admonitionKeywords(option: AdmonitionOption | undefined): readonly string[] {
  return typeof option === 'object' ? (option.keywords ?? []) : []
}
