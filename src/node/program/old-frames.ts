// Parts that have the frame of the page, its navbar and footer, inside of them in Docusaurus 2, and in `DocsRoot` later.
import {readScript} from '../files/read-script.ts'

/** Old names of the parts that may have it, by the name of the layout. */
const FRAMED = {
  DocRoot: ['DocPage', 'DocPage/Layout'],
  DocTagDocListPage: ['DocTagDocListPage'],
  DocTagsListPage: ['DocTagsListPage'],
} as const

/** Of a site for Docusaurus 2. */
export interface OldSite {
  /** A component of the site's own is the layout of its docs, and shows that of the theme. */
  readonly hasDocLayout: boolean
}

/**
 * Aliases by which pages whose parts have a frame get no other, and by which the theme's layout of docs has it inside of what the site
 * puts around it. Empty where there is nothing of either.
 * @param aliases Those of the site and of its plugins, by the names that they are replaced under.
 * @param toThemeFile The absolute path of a file of the program's theme.
 * @param site Undefined where it is for a later version.
 */
export function aliasesOfOldFrames(
  aliases: Readonly<Record<string, string>>,
  toThemeFile: (file: string) => string,
  site: OldSite | undefined,
): Record<string, string> {
  const hasOwn = FRAMED.DocRoot.some((name) => `@theme/${name}` in aliases)
  const wraps = site !== undefined && (site.hasDocLayout || hasOwn)
  const framed = Object.entries(FRAMED).map(([layout, names]) => {
    const isFramed = names.some((name) => hasFrame(aliases[`@theme/${name}`]))
    return {layout, isFramed: isFramed || (wraps && layout === 'DocRoot')}
  })
  if ('@theme/DocsRoot' in aliases || !framed.some(({isFramed}) => isFramed)) return {}
  const scope = '@theme/DocRoot/Layout' in aliases ? '@theme-original' : '@theme'
  return {
    ...(wraps ? {[`${scope}/DocRoot/Layout`]: toThemeFile('old/frame/doc-layout.tsx')} : {}),
    '@theme/DocsRoot': toThemeFile('old/docs-root.tsx'),
    ...Object.fromEntries(
      framed.map(({layout, isFramed}) => [
        `@theme-framed/${layout}`,
        toThemeFile(isFramed ? 'old/frame/inside.ts' : 'old/frame/outside.ts'),
      ]),
    ),
  }
}

/** What only wraps the program's own part does not import it. */
function hasFrame(file: string | undefined): boolean {
  return file !== undefined && /['"]@theme\/Layout['"]/.test(readScript(file))
}
