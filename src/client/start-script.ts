// A file of its own, loaded first of all scripts, so that nothing that is remembered in this browser appears late: colour
// mode, a closed announcement, a hidden sidebar, the size and the width of the text. The style sheet keeps the page from being seen until this has run, for two
// seconds at most. It imports nothing, and reads its settings from attributes of its own tag, which `document-settings.ts`
// writes.
// In the URL, `docusaurus-theme=dark` overrides the mode, and `docusaurus-data-x=y` sets `data-x="y"`.

{
  const settings = document.currentScript?.dataset ?? {}
  const root = document.documentElement
  const query = new URLSearchParams(window.location.search)

  const toMode = (value: string | null | undefined) => (value === 'light' || value === 'dark' ? value : undefined)
  const toChoice = (value: string | null) => (value === 'system' ? value : toMode(value))
  const usual = settings.storage === 'sessionStorage' ? 'sessionStorage' : 'localStorage'
  const readStored = (key: string, storage: 'localStorage' | 'sessionStorage' = usual) => {
    try {
      return window[storage].getItem(key + (settings.storageSuffix ?? ''))
    } catch {
      // Storage that is denied is as good as empty.
      return null
    }
  }

  const defaultMode = toMode(settings.defaultMode) ?? 'light'
  const hasSwitch = settings.disableSwitch === undefined
  const respectsSystem = settings.respectSystem !== undefined
  const choice = hasSwitch ? (toMode(query.get('docusaurus-theme')) ?? toChoice(readStored('theme'))) : undefined
  const systemMode = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  const followed = choice ?? (respectsSystem ? 'system' : defaultMode)
  root.dataset.theme = followed === 'system' ? systemMode() : followed
  root.dataset.themeChoice = followed

  const {announcementId} = settings
  const isKnown = readStored('docusaurus.announcement.id', 'localStorage') === announcementId
  if (
    announcementId !== undefined &&
    isKnown &&
    readStored('docusaurus.announcement.dismiss', 'localStorage') === 'true'
  )
    root.dataset.announcementBarInitiallyDismissed = 'true'

  if (settings.hideableSidebar !== undefined && readStored('docusaurus.sidebar.hidden') === 'true')
    root.dataset.sidebarHidden = 'true'

  if (settings.readingSettings !== undefined) {
    for (const name of ['textSize', 'textWidth']) {
      const value = readStored(`docusaurus.reading.${name}`)
      if (value !== null) root.dataset[name] = value
    }
  }

  for (const [name, value] of query) {
    if (/^docusaurus-data-[a-z][a-z\d-]*$/.test(name)) root.setAttribute(name.slice('docusaurus-'.length), value)
  }
}

// Makes the file a module for the type checker; the bundler emits it as a classic script.
export {}
