// Settings of the theme that a plugin changes in place, as Docusaurus lets it: those that it changes while it is created count,
// later ones come after the theme was made.

import type {Json} from '../../shared/contract.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'

type Settings = Readonly<Record<string, unknown>>

/** The keys whose values have changed since the last call. */
export type ChangedSettings = () => Readonly<Record<string, Json>>

export function watchSettings(settings: Settings): ChangedSettings {
  let before = textsOf(settings)
  return () => {
    const now = textsOf(settings)
    const changed = [...now].filter(([key, text]) => before.get(key) !== text)
    before = now
    return Object.fromEntries(changed.map(([key, text]): [string, Json] => [key, JSON.parse(text)]))
  }
}

function textsOf(settings: Settings): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(settings).flatMap(([key, value]): [string, string][] => {
      const text = JSON.stringify(value)
      return text === undefined ? [] : [[key, text]]
    }),
  )
}

/** Of changes that are made when the theme has its settings. */
export function lateChanges(name: string, changed: Readonly<Record<string, Json>>): readonly Diagnostic[] {
  return Object.keys(changed).map((key) => ({
    level: 'warning',
    code: 'config/plugin-step-unused',
    message: `The plugin "${name}" changes "themeConfig.${key}" while it loads its content, which has no effect: pages have what is configured.`,
    hint: `Write what it adds into "themeConfig.${key}" of the configuration. The rest of the plugin works.`,
  }))
}
