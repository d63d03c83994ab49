// The template of Docusaurus that a configuration has, as a plugin which adds its tags.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {readTemplate, toTemplatePlugin} from '../docusaurus/ssr-template.ts'
import type {Report} from '../model.ts'
import type {FoundPlugin} from './foreign-plugins.ts'

interface TemplateConfig {
  readonly ssrTemplate?: string | undefined
  readonly baseUrl: string
  readonly noIndex: boolean
}

/** None without a template. What of it has no effect is reported. */
export function findTemplate({ssrTemplate, baseUrl, noIndex}: TemplateConfig, report: Report): readonly FoundPlugin[] {
  if (ssrTemplate === undefined) return []
  try {
    const tags = readTemplate(ssrTemplate, {baseUrl, noIndex})
    const names = tags.changed.map((name) => `<${name}>`).join(' and ')
    if (names !== '') report(unused(`Attributes of ${names} in "ssrTemplate" have no effect here.`))
    return [{files: [], entry: toTemplatePlugin(tags)}]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report(unused(`"ssrTemplate" has no effect here: ${reason}`))
    return []
  }
}

function unused(message: string): Diagnostic {
  return {
    level: 'warning',
    code: 'config/key-unused',
    message,
    configKey: ['ssrTemplate'],
    hint: 'Add what pages need by "headTags", "scripts" and "stylesheets", or by the theme component "Root".',
  }
}
