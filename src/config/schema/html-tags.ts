// Schemas of tags that a site adds to the head of every page.
import {z} from 'zod'
import {attributes, choice, unusedKey} from './building-blocks.ts'

export const headTag = z
  .object({
    /** Name of the tag, for example `link`. */
    tagName: z.string().regex(/^[a-z][a-z\d-]*$/i, {error: 'must be the name of an HTML tag.'}),
    /** Attributes by name: `true` writes the bare name, `false` leaves it out. */
    attributes: attributes.optional(),
    /** Content of the tag. */
    innerHTML: z.string().optional(),
    /** Says that a name unknown to HTML is meant. */
    customElement: z.boolean().default(false),
  })
  .catchall(unusedKey('of a tag, the keys "tagName", "attributes", "innerHTML" and "customElement" are read.'))
  .refine((tag) => tag.customElement || tag.attributes !== undefined, {error: 'needs "attributes".'})

/** A script's URL, or its attributes with `src` among them. */
export const script = choice<string | ScriptAttributes>((value) =>
  typeof value === 'string' ? z.string() : z.object({src: z.string()}).catchall(attributeValue).transform(withoutEmpty),
)

/** A style sheet's URL, or its attributes with `href` among them. */
export const stylesheet = choice<string | StylesheetAttributes>((value) =>
  typeof value === 'string'
    ? z.string()
    : z.object({href: z.string()}).catchall(attributeValue).transform(withoutEmpty),
)

const attributeValue = z.union([z.string(), z.boolean(), z.number().transform(String), z.undefined()])

/** The attributes that a tag has: those without a value are as if they were not there. */
function withoutEmpty(given: Readonly<Record<string, string | boolean | undefined>>) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

export interface ScriptAttributes {
  /** URL of the script. Further attributes, such as `async`, reach the tag. */
  src: string
  [attribute: string]: string | boolean
}

export interface StylesheetAttributes {
  /** URL of the style sheet. Further attributes, such as `media`, reach the tag. */
  href: string
  [attribute: string]: string | boolean
}
