// Parts that have the frame of the page, its navbar and footer, inside of them in Docusaurus 2, and in `DocsRoot` later.
import {readScript} from '../files/read-script.ts'

/** Old names of the parts that may have it, by the name of the layout. */
const FRAMED: Readonly<Record<string, readonly string[]>> = {
  DocRoot: ['DocPage', 'DocPage/Layout'],
  DocTagDocListPage: ['DocTagDocListPage'],
  DocTagsListPage: ['DocTagsListPage'],
}

/**
 * Aliases by which pages whose parts have a frame get no other. Empty where none has.
 * @param aliases Those of the site and of its plugins, by the names that they are replaced under.
 * @param toThemeFile The absolute path of a file of the program's theme.
 */
export function aliasesOfOldFrames(
  aliases: Readonly<Record<string, string>>,
  toThemeFile: (file: string) => string,
): Record<string, string> {
  const framed = Object.entries(FRAMED).map(
    ([layout, names]) => [layout, names.some((name) => hasFrame(aliases[`@theme/${name}`]))] as const,
  )
  if ('@theme/DocsRoot' in aliases || !framed.some(([, isFramed]) => isFramed)) return {}
  return {
    '@theme/DocsRoot': toThemeFile('old/docs-root.tsx'),
    ...Object.fromEntries(
      framed.map(([layout, isFramed]) => [
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
