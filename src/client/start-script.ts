// A file of its own, loaded as a classic blocking script before the page is painted: sets `data-theme` and
// `data-theme-choice` on `<html>`. It imports nothing, and reads its settings from attributes of its own tag:
// data-default-mode, data-disable-switch, data-respect-system, data-storage-key.
// In the address, `docusaurus-theme=dark` overrides the mode, and `docusaurus-data-x=y` sets `data-x="y"`.

{
  const settings = document.currentScript?.dataset ?? {}
  const root = document.documentElement
  const query = new URLSearchParams(window.location.search)

  const toMode = (value: string | null | undefined) => (value === 'light' || value === 'dark' ? value : undefined)
  const readStored = () => {
    try {
      return window.localStorage.getItem(settings.storageKey ?? 'theme')
    } catch {
      // Storage that is denied is as good as empty.
      return null
    }
  }

  const defaultMode = toMode(settings.defaultMode) ?? 'light'
  const hasSwitch = settings.disableSwitch !== 'true'
  const respectsSystem = settings.respectSystem === 'true'
  const choice = hasSwitch ? (toMode(query.get('docusaurus-theme')) ?? toMode(readStored())) : undefined
  const systemMode = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  root.dataset.theme = choice ?? (respectsSystem ? systemMode() : defaultMode)
  root.dataset.themeChoice = choice ?? (respectsSystem ? 'system' : defaultMode)
  for (const [name, value] of query) {
    if (/^docusaurus-data-[a-z][a-z\d-]*$/.test(name)) root.setAttribute(name.slice('docusaurus-'.length), value)
  }
}

// Makes the file a module for the type checker; the bundler emits it as a classic script.
export {}
