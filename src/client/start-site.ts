// The first code that runs in the browser: fetches what is said of the site, and loads the rest of the client when that is
// there. So code that asks for a text while its module is evaluated, such as a constant made by `translate()`, gets the
// reader's language, as it does in the build.
import type {Json, SiteData} from '../shared/contract.ts'
import {SITE_DATA_ID} from '../shared/contract.ts'
import {sharedDataFile} from '../shared/permalink.ts'
import {type BootData, readBootData} from './boot-data.ts'
import {setTranslations} from './i18n/translate.tsx'
import {fetchJson} from './page/fetch-json.ts'
import {inTime} from './page/time-limit.ts'
import type {ClientRuntime} from './runtime-types.ts'
import {setStorageSettings} from './storage/storage-slot.ts'

/** What the document and the site's data say, for the client to begin with. */
export interface FirstData {
  readonly boot: BootData
  readonly site: SiteData
}

/** What the first script has of the site besides the theme. */
export type SiteModules = Pick<ClientRuntime, 'imports' | 'clientModules'>

/** The generated module with the theme. */
interface ThemeModule {
  /** @param first Rejects where the document or the site's data cannot be read. */
  readonly start: (modules: SiteModules, first: Promise<FirstData>) => Promise<void>
}

/** Said to the recovery script when the client's code cannot be run. */
const FAILED = 'quire:failed'

/** Loads the client's code when the texts are there, or cannot be had: then it says so. */
export async function startSite(loadTheme: () => Promise<ThemeModule>, modules: SiteModules): Promise<void> {
  const root = document.documentElement
  // For the recovery script: from here on, what fails is seen to by the client.
  root.dataset.runtime = ''
  const first = loadFirst()
  await first.catch(() => undefined)
  try {
    const {start} = await loadTheme()
    await start(modules, first)
  } catch (error) {
    delete root.dataset.runtime
    document.dispatchEvent(new Event(FAILED))
    throw error
  }
}

async function loadFirst(): Promise<FirstData> {
  const boot = readBootData()
  const json = await inTime<Json>(fetchJson(boot.baseUrl + sharedDataFile(SITE_DATA_ID)), 'What this page needs')
  // The build writes this file from a SiteData.
  const site = json as unknown as SiteData
  setTranslations(site.translations)
  if (site.storage) setStorageSettings(site.storage)
  return {boot, site}
}
