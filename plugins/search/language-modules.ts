// The modules of languages that the browser needs to read queries: those of lunr-languages, as files of the site.
import type {EmittedAsset} from 'quire-docs/plugin'
import {neededModules} from 'quire-docs/plugin/search'
import {contentHash} from './content-hash.ts'
import {loadLanguage} from './page-task.ts'

/** One file for each module, named by its bytes, in the order of loading. */
export async function languageAssets(languages: readonly string[]): Promise<readonly EmittedAsset[]> {
  const assets: EmittedAsset[] = []
  for (const name of neededModules(languages)) {
    // Such a module is one function that needs nothing but lunr, so its own text is the whole of it.
    // Two languages keep their state in the `this` of a plain call, which code of a module does not have.
    const text = String(await loadLanguage(name)).replaceAll('var self = this;', 'var self = {};')
    const content = `export default ${text}\n`
    const hash = contentHash(content, 10)
    assets.push({path: `assets/search-${name.replace('.', '-')}.${hash}.js`, content})
  }
  return assets
}
