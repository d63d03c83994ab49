// How configuration files are called.
import {basename} from 'node:path'

const DOCUSAURUS = 'docusaurus.config'
const NAMES = ['site.config', DOCUSAURUS]
const EXTENSIONS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/** Names that a configuration can have, the one that wins first. */
export const CONFIG_FILES: readonly string[] = NAMES.flatMap((name) =>
  EXTENSIONS.map((extension) => `${name}.${extension}`),
)

/** Whether the site is one of Docusaurus, unchanged. */
export function isDocusaurusConfig(configPath: string): boolean {
  return basename(configPath).startsWith(`${DOCUSAURUS}.`)
}
