// Options of the pwa plugin: those of the plugin of Docusaurus that it takes the place of, and two of its own.
import {z} from 'zod'

const STRATEGIES = ['appInstalled', 'queryString', 'standalone', 'mobile', 'saveData', 'always'] as const

const headTag = z.looseObject({
  /** Name of the tag, such as `link`. */
  tagName: z.string().regex(/^[a-z][a-z\d-]*$/i, {error: 'must be the name of a tag, such as "link".'}),
})

const listEntry = z.union([
  z.string(),
  z.strictObject({
    /** Path below the base URL. */
    url: z.string(),
    /** Changes with the file; without one it is never asked for again. */
    revision: z.string().nullish(),
  }),
])

const manifestConfig = z.strictObject({
  /** Patterns of further files, from the output folder. */
  globPatterns: z.array(z.string()).default([]),
  /** Patterns of files that are not kept. */
  globIgnores: z.array(z.string()).default([]),
  /** Larger files are not kept; no limit by default. In bytes. */
  maximumFileSizeToCacheInBytes: z.int().min(0).optional(),
  /** Further paths below the base URL, for files that come from elsewhere. */
  additionalManifestEntries: z.array(listEntry).default([]),
})

export const pwaOptions = z.strictObject({
  /** Say in the browser's console what the worker does. */
  debug: z.boolean().default(false),
  /** When the whole site is kept on the reader's device. What was read is kept in any case. */
  offlineModeActivationStrategies: z.array(z.enum(STRATEGIES)).default(['appInstalled', 'queryString', 'standalone']),
  /** Which files belong to the site: those settings of `workbox-build` that are about files. */
  injectManifestConfig: manifestConfig.prefault({}),
  /**
   * Tags in the head of every page: the web manifest, icons, the colour of the window. `href` and `content` with the path of a
   * file get the base URL.
   * @example pwaHead: [{tagName: 'link', rel: 'manifest', href: '/manifest.json'}]
   */
  pwaHead: z.array(headTag).default([]),
  /** File whose default export is run in the worker, before the worker's own listeners. */
  swCustom: z.string().optional(),
  /** Client module that registers `sw.js` instead of ours; `false` registers none. */
  swRegister: z.union([z.string(), z.literal(false)]).optional(),
  /** `false` says nothing of a new build; a file takes the place of the part `PwaReloadPopup`. */
  reloadPopup: z.union([z.string(), z.literal(false)]).optional(),
  /** Path of the page that is shown when one is not kept, below the base URL; `false` leaves it to the browser. */
  offlinePage: z
    .union([z.string().regex(/^[\w-]+$/, {error: 'must be one name, such as "offline".'}), z.literal(false)])
    .default('offline'),
  /** Publish a worker that removes itself and all that it has kept: for a site that no longer wants one. */
  unregister: z.boolean().default(false),
})

/** Options with defaults filled in. */
export type PwaOptions = z.output<typeof pwaOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenPwaOptions = z.input<typeof pwaOptions>
