// Texts of the recovery script in the language of the page. The script runs when nothing else has come, so it holds them.

/** What the script says in English: written there as these strings. */
const TEXTS = [
  {id: 'theme.Recovery.message', message: 'Parts of this page could not be loaded. Its text is complete.'},
  {id: 'theme.Recovery.reload', message: 'Reload'},
] as const

/** The compiled script with the texts of a language in the place of the English ones. */
export function translateRecovery(script: string, translations: Readonly<Record<string, string>>): string {
  return TEXTS.reduce((text, {id, message}) => {
    const translated = translations[id]
    return translated === undefined ? text : text.replaceAll(JSON.stringify(message), () => JSON.stringify(translated))
  }, script)
}
