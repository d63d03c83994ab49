// What a plugin of a site has made of the docs, in the shape in which the docs plugin of Docusaurus hands it to pages.
import {z} from 'zod'

/** A field of another type is as if it were not there. */
function lenient<T extends z.ZodType>(type: T) {
  return type.optional().catch(undefined)
}

const properties = z.record(z.string(), z.json())

const base = z.looseObject({className: lenient(z.string()), customProps: lenient(properties)})

const link = base.extend({
  type: z.literal('link'),
  label: z.string(),
  href: z.string(),
  docId: lenient(z.string()),
  description: lenient(z.string()),
  unlisted: lenient(z.boolean()),
  autoAddBaseUrl: lenient(z.boolean()),
})

const html = base.extend({type: z.literal('html'), value: z.string(), defaultStyle: lenient(z.boolean())})

const category = base.extend({
  type: z.literal('category'),
  label: z.string(),
  href: lenient(z.string()),
  linkUnlisted: lenient(z.boolean()),
  description: lenient(z.string()),
  collapsible: z.boolean().catch(true),
  collapsed: z.boolean().catch(true),
  get items(): z.ZodArray<typeof item> {
    return z.array(item)
  },
})

const item = z.discriminatedUnion('type', [link, html, category])

const neighbour = z.object({title: z.string(), permalink: z.string()})

const doc = z.object({
  id: z.string(),
  title: lenient(z.string()),
  description: lenient(z.string()),
  editUrl: lenient(z.string()),
  sidebar: lenient(z.string()),
  previous: lenient(neighbour),
  next: lenient(neighbour),
})

const page = z.object({
  title: z.string(),
  slug: z.string(),
  permalink: z.string(),
  description: lenient(z.string()),
  image: lenient(z.string()),
  keywords: lenient(z.array(z.string())),
  navigation: z.object({previous: lenient(neighbour), next: lenient(neighbour)}).catch({}),
})

export const givenContent = z.object({
  versions: z.array(
    z.object({
      name: z.string(),
      /** By name. */
      sidebars: z.record(z.string(), z.array(item)),
      docs: z.array(doc),
      /** Generated pages of categories. */
      pages: z.array(page),
    }),
  ),
})

export type GivenItem = z.output<typeof item>
export type GivenDoc = z.output<typeof doc>
export type GivenVersion = z.output<typeof givenContent>['versions'][number]
