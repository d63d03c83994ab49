// The template of Docusaurus that a configuration has: a plugin which adds its tags, and attributes of each page.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {readTemplate, toTemplatePlugin} from '../docusaurus/ssr-template.ts'
import type {Report, SiteConfig} from '../model.ts'
import type {FoundPlugin} from './foreign-plugins.ts'

interface TemplateConfig {
  readonly ssrTemplate?: string | undefined
  readonly baseUrl: string
  readonly noIndex: boolean
}

export interface FoundTemplate {
  readonly plugins: readonly FoundPlugin[]
  readonly attributes: SiteConfig['templateAttributes']
}

const NONE: FoundTemplate = {plugins: [], attributes: {html: {}, body: {}}}

/** What of it has no effect is reported. */
export function findTemplate({ssrTemplate, baseUrl, noIndex}: TemplateConfig, report: Report): FoundTemplate {
  if (ssrTemplate === undefined) return NONE
  try {
    const {html, body, ...tags} = readTemplate(ssrTemplate, {baseUrl, noIndex})
    return {plugins: [{files: [], entry: toTemplatePlugin(tags)}], attributes: {html, body}}
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report(unused(`"ssrTemplate" has no effect here: ${reason}`))
    return NONE
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
