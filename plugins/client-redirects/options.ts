// Options of the client-redirects plugin: those of the plugin of Docusaurus that it takes the place of, and rules for hosts.
import {findPermalinkFault, isActiveUrl, PERMALINK_HINT} from 'quire-docs/plugin'
import {z} from 'zod'

/** URLs that lead to a page besides its own: one, several, or none. */
export type CreateRedirects = (path: string) => string | readonly string[] | null | undefined

const extension = z.string().regex(/^[\w~-]+$/, {error: 'must be an extension without a dot, such as "html".'})

const from = z.string().superRefine((path, context) => {
  const problem = problemOfFrom(path)
  if (problem !== undefined) context.addIssue({code: 'custom', message: problem, input: path})
})

const redirect = z.strictObject({
  /** The old path, or several, below the base URL. */
  from: z.union([from, z.array(from).min(1)]),
  /** The path below the base URL, with a query or an anchor if need be, or the complete URL of another site. */
  to: z
    .string()
    .min(1)
    .refine((url) => !isActiveUrl(url), {error: 'must not be a URL that runs code.'}),
})

export const clientRedirectsOptions = z.strictObject({
  /**
   * Old paths and where they lead.
   * @example redirects: [{from: ['/setup', '/install'], to: '/docs/installation'}]
   */
  redirects: z.array(redirect).default([]),
  /**
   * File of further redirects, YAML with a line for each: `/old: /new`. Its addresses are below the base URL of the site, with the
   * prefix of their locale. `quire check --fix` adds to it.
   */
  file: z.string().min(1).default('redirects.yml'),
  /**
   * Called with the path of each page, below the base URL; gives the old paths that lead to it.
   * @example createRedirects: (path) => path.replace('/docs/', '/manual/')
   */
  createRedirects: z
    .custom<CreateRedirects>((value) => typeof value === 'function', {error: 'must be a function.'})
    .optional(),
  /**
   * Extensions with which pages were published before: `/page.html` leads to `/page`.
   * @example fromExtensions: ['html']
   */
  fromExtensions: z.array(extension).default([]),
  /** Extensions that pages have now: `/page` leads to `/page.html`. */
  toExtensions: z.array(extension).default([]),
  /** Write rules into `_redirects`, which Netlify and Cloudflare Pages read, instead of pages that redirect. */
  hostRules: z.boolean().default(false),
})

/** Options with defaults filled in. */
export type ClientRedirectsOptions = z.output<typeof clientRedirectsOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenClientRedirectsOptions = z.input<typeof clientRedirectsOptions>

/** What is wrong with the path of a redirect; undefined when nothing is. */
export function problemOfFrom(path: string): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return 'must be a path that begins with "/".'
  const fault = findPermalinkFault(path)
  return fault === undefined ? undefined : `${fault}. ${PERMALINK_HINT}`
}
