// When the whole site is kept on this device: the strategies of `offlineModeActivationStrategies`.
import {createStorageSlot} from 'quire-docs/client'

export type ActivationStrategy = 'always' | 'appInstalled' | 'mobile' | 'queryString' | 'saveData' | 'standalone'

/** Where Docusaurus remembers it, too. */
const installed = () => createStorageSlot('docusaurus.pwa.event.appInstalled.fired', {persistence: 'localStorage'})

/** What browsers have beyond the DOM's types. */
interface AppNavigator extends Navigator {
  readonly connection?: {readonly saveData?: boolean}
  readonly standalone?: boolean
  readonly getInstalledRelatedApps?: () => Promise<readonly unknown[]>
}

// These fields are absent in most browsers.
const browser = (): AppNavigator => navigator as AppNavigator

const isShownAs = (query: string): boolean => window.matchMedia(query).matches

const STRATEGIES: Readonly<Record<ActivationStrategy, () => boolean | Promise<boolean>>> = {
  always: () => true,
  appInstalled: async () =>
    installed().get() === 'true' || ((await browser().getInstalledRelatedApps?.()) ?? []).length > 0,
  mobile: () => isShownAs('(max-width: 996px)'),
  queryString: () => new URLSearchParams(window.location.search).get('offlineMode') === 'true',
  saveData,
  standalone: () => isShownAs('(display-mode: standalone)') || browser().standalone === true,
}

/** The reader has asked for little traffic. */
export function saveData(): boolean {
  return browser().connection?.saveData === true
}

/** Whether one of the strategies holds. */
export async function isActivated(strategies: readonly ActivationStrategy[]): Promise<boolean> {
  for (const strategy of strategies) if (await STRATEGIES[strategy]()) return true
  return false
}

/** Remembers that the site is installed as an application, and forgets it when the browser offers to install it. */
export function watchInstallation(onInstalled: () => void): void {
  window.addEventListener('appinstalled', () => {
    installed().set('true')
    onInstalled()
  })
  window.addEventListener('beforeinstallprompt', () => installed().del())
}
