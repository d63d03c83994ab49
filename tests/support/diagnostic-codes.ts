// All codes that this repository reports: the program's own, and those of its plugins.
import type {PluginDefinition} from 'quire-docs/plugin'
import {blog} from '../../plugins/blog/index.ts'
import {clientRedirects} from '../../plugins/client-redirects/index.ts'
import {docs} from '../../plugins/docs/index.ts'
import {env} from '../../plugins/env/index.ts'
import {idealImage} from '../../plugins/ideal-image/index.ts'
import {imageZoom} from '../../plugins/image-zoom/index.ts'
import {liveCode} from '../../plugins/live-code/index.ts'
import {llms} from '../../plugins/llms/index.ts'
import {pages} from '../../plugins/pages/index.ts'
import {search} from '../../plugins/search/index.ts'
import {searchAlgolia} from '../../plugins/search-algolia/index.ts'
import {sitemap} from '../../plugins/sitemap/index.ts'
import {socialCards} from '../../plugins/social-cards/index.ts'
import {codesOf} from '../../src/node/diagnostics/codes-of-plugins.ts'
import type {DiagnosticCodes} from '../../src/shared/diagnostic-codes.ts'

const all = [
  blog(),
  clientRedirects(),
  docs(),
  env(),
  idealImage(),
  imageZoom(),
  liveCode(),
  llms(),
  pages(),
  search(),
  searchAlgolia(),
  sitemap(),
  socialCards(),
]

/** Definitions of the plugins, by their names. */
export const PLUGINS: Readonly<Record<string, Pick<PluginDefinition<unknown, unknown>, 'diagnostics'>>> =
  Object.fromEntries(all.map(({definition}) => [definition.name, definition]))

export const ALL_CODES: DiagnosticCodes = codesOf(all)
