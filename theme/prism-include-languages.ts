// Teaches the highlighter languages: what a site has in this place is called once, where code is highlighted, with Prism as
// its argument. All languages that Prism knows are there without it when the build highlights; in the browser, for code that
// only a page knows, those that the configuration names.
export type PrismObject = typeof import('prism-react-renderer').Prism

// Of the bundler: the site's languages alone are in the bundle, and the variable names them.
declare const require: (file: string) => unknown
declare const process: {readonly env: {readonly QUIRE_CODE_LANGUAGES?: string}}

export default function prismIncludeLanguages(prism: PrismObject): void {
  const languages = process.env.QUIRE_CODE_LANGUAGES
  if (!languages) return
  // Files of languages look for the highlighter there.
  const {Prism: before} = globalThis as {Prism?: unknown}
  Object.assign(globalThis, {Prism: prism})
  for (const language of languages.split(' ')) require(`prismjs/components/prism-${language}.js`)
  if (before === undefined) Reflect.deleteProperty(globalThis, 'Prism')
  else Object.assign(globalThis, {Prism: before})
}
