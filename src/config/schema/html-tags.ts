// Schemas of tags that a site adds to the head of every page.
import {z} from 'zod'
import {attributes, choice} from './building-blocks.ts'

export const headTag = z
  .strictObject({
    /** Name of the tag, for example `link`. */
    tagName: z.string().regex(/^[a-z][a-z\d-]*$/i, {error: 'must be the name of an HTML tag.'}),
    /** Attributes by name: `true` writes the bare name, `false` leaves it out. */
    attributes: attributes.optional(),
    /** Content of the tag. */
    innerHTML: z.string().optional(),
    /** Says that a name unknown to HTML is meant. */
    customElement: z.boolean().default(false),
  })
  .refine((tag) => tag.customElement || tag.attributes !== undefined, {error: 'needs "attributes".'})

/** A script's URL, or its attributes with `src` among them. */
export const script = choice<string | ScriptAttributes>((value) =>
  typeof value === 'string' ? z.string() : z.object({src: z.string()}).catchall(attributeValue),
)

/** A style sheet's URL, or its attributes with `href` among them. */
export const stylesheet = choice<string | StylesheetAttributes>((value) =>
  typeof value === 'string' ? z.string() : z.object({href: z.string()}).catchall(attributeValue),
)

const attributeValue = z.union([z.string(), z.boolean()])

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
