// The modules of languages that the browser needs to read queries: those of lunr-languages, as files of the site.
import {createHash} from 'node:crypto'
import type {EmittedAsset} from 'quire/plugin'
import {neededModules} from 'quire/plugin/search'
import {loadLanguage} from './page-task.ts'

/** One file for each module, named by its bytes, in the order of loading. */
export async function languageAssets(languages: readonly string[]): Promise<readonly EmittedAsset[]> {
  const assets: EmittedAsset[] = []
  for (const name of neededModules(languages)) {
    // Such a module is one function that needs nothing but lunr, so its own text is the whole of it.
    const content = `export default ${String(await loadLanguage(name))}\n`
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    assets.push({path: `assets/search-${name.replace('.', '-')}.${hash}.js`, content})
  }
  return assets
}
