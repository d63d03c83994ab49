// What names lead to in a bundle: the program's modules, and files of the packages that it stands in for.
import {dirname, join} from 'node:path'
import {UNUSED_FILE} from '../program/infima-look.ts'
import {OLD_NAMES_FOLDER, OLD_PART_NAMES} from '../program/old-part-names.ts'
import {programRequire} from '../program/program-info.ts'
import {pathsInPackages, THEME_PATHS} from './paths-in-packages.ts'

/**
 * Names of the program's own modules, and files of packages that are others than their names lead to.
 * @param packageFolders Where packages of the site are, the nearest first.
 */
export function programAliases(
  programRoot: string,
  packageFolders: readonly string[],
): Record<string, string | string[]> {
  const installed = (path: string): string[] => packageFolders.map((folder) => join(folder, path))
  const themeFolders = [join(programRoot, 'theme'), join(programRoot, 'theme', OLD_NAMES_FOLDER)]
  const router = dirname(programRequire(programRoot).resolve('react-router/package.json'))
  return {
    // The router's package offers its development build to every bundler.
    'react-router$': join(router, 'dist/production/index.mjs'),
    'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
    // Lead nowhere: a package that a site has by the old name is another one.
    'quire/client': join(programRoot, 'renamed'),
    'quire/theme': join(programRoot, 'renamed'),
    'quire-docs/client$': join(programRoot, 'src/client/index.ts'),
    'quire-docs/client': join(programRoot, 'src/client'),
    'quire-docs/theme$': join(programRoot, 'theme/index.ts'),
    'quire-docs/theme': join(programRoot, 'theme'),
    // Made when the program is compiled: see prepare-infima.ts.
    'infima/dist/css/default/default.css$': join(programRoot, 'dist/infima.css'),
    'infima/dist/css/default/unused.css$': join(programRoot, 'dist', UNUSED_FILE),
    // Documents are made with the program's own: no other would know of the components that are given to it.
    '@mdx-js/react$': join(programRoot, 'src/client/page/mdx-provider.tsx'),
    ...pathsInPackages(programRoot),
    // What is no code, such as the classes of a style sheet.
    '@docusaurus/theme-common/lib': installed('@docusaurus/theme-common/lib'),
    '@docusaurus/theme-common/src': installed('@docusaurus/theme-common/src'),
    // What belongs to the theme by its nature is part of it.
    '@docusaurus/theme-common': join(programRoot, 'theme/docusaurus/theme-common'),
    // An own part of diagrams draws with the package that it was taken from.
    ...Object.fromEntries(
      ['client', 'lib/client', 'lib/client/index.js'].map((path) => [
        `@docusaurus/theme-mermaid/${path}$`,
        installed('@docusaurus/theme-mermaid/lib/client/index.js'),
      ]),
    ),
    // Parts are the program's own; a style sheet that the program has no other for is what the site has installed.
    ...Object.fromEntries(THEME_PATHS.map((path) => [path, [...themeFolders, ...installed(path)]])),
    '@docusaurus': [join(programRoot, 'src/client/docusaurus'), ...installed('@docusaurus')],
    '@theme-original': themeFolders,
    '@theme-init': themeFolders,
    '@theme': themeFolders,
  }
}

/** Old names of parts lead to what stands behind the new ones: a part of the site, or the theme's. */
export function oldPartAliases(): Record<string, string> {
  return Object.fromEntries(
    ['@theme', '@theme-original', '@theme-init'].flatMap((scope) =>
      Object.entries(OLD_PART_NAMES).map(([old, current]) => [`${scope}/${old}$`, `${scope}/${current}`]),
    ),
  )
}
