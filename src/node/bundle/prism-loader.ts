// For the bundler: `prism-react-renderer`, whose highlighter knows the languages of the site before anyone has it. So does that of a
// component that imports the package, be it the site's own copy.
import {basename} from 'node:path'

const UNTAUGHT = '?untaught'

/** The modules that export it: of version 2, and of version 1. */
export const HIGHLIGHTER = {
  test: /[\\/]prism-react-renderer[\\/](?:dist[\\/]index\.mjs|prism[\\/]index\.js)$/,
  resourceQuery: {not: [UNTAUGHT]},
  // Version 1 says that it has none.
  sideEffects: true,
}

/** @param source Of one of them: the highlighter is exported by its name, or as the default. */
export default function prismLoader(this: {readonly resourcePath: string}, source: string): string {
  const untaught = JSON.stringify(`./${basename(this.resourcePath)}${UNTAUGHT}`)
  const isDefault = /\bexport default\b/.test(source)
  // Passed on as they are: the site's function may import this module, and is run before the end of it.
  return `import ${isDefault ? 'Prism' : '{Prism}'} from ${untaught}
import prismIncludeLanguages from '@theme/prism-include-languages'
export ${isDefault ? '{default}' : '*'} from ${untaught}
prismIncludeLanguages(Prism)
`
}
