// The class that tells style sheets of the keyboard in Docusaurus before 3.10. Few sites name it, and only those get the script that sets it.
import {resolve} from 'node:path'
import {findCodeFiles} from '../files/code-files.ts'
import {readScript} from '../files/read-script.ts'
import type {SiteConfig, ThemeAliases} from '../model.ts'
import {isBeforeDocusaurus} from '../program/site-version.ts'

const CLASS = 'navigation-with-keyboard'
const TEXT = /\.(?:css|s[ac]ss|less|styl|[cm]?[jt]sx?)$/

interface Code {
  readonly config: Pick<SiteConfig, 'compatibility' | 'siteDir'>
  readonly aliases: ThemeAliases
  /** Client modules and style sheets of the configuration and of plugins. */
  readonly modules: readonly string[]
}

/** The client module that sets it, if the site has it from Docusaurus and names it. */
export function keyboardModules({config, aliases, modules}: Code): readonly string[] {
  const {compatibility, siteDir} = config
  if (compatibility !== 'docusaurus' || !isBeforeDocusaurus('3.10.0', siteDir)) return []
  const named = modules.map((file) => resolve(siteDir, file.replace(/^@site\//, './')))
  const files = new Set([...named, ...Object.values(aliases), ...findCodeFiles(siteDir, TEXT)])
  const isNamed = [...files].some((file) => TEXT.test(file) && readScript(file).includes(CLASS))
  return isNamed ? ['quire-docs/theme/old/watch-keyboard'] : []
}
