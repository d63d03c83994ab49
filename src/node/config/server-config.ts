// The configuration while a site is written.
import type {SiteConfig} from '../model.ts'

/** A function of the site decides while writing, too. */
function relax<Given>(given: Given): Given | 'warn' {
  return given === 'throw' ? 'warn' : given
}

/**
 * The same configuration, with warnings where a broken reference would be an error: a link that is broken for the moment must not keep
 * the whole site from being shown.
 */
export function toServerConfig(config: SiteConfig): SiteConfig {
  const {onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown} = config
  const {onBrokenMarkdownLinks, onBrokenMarkdownImages, onUnresolvedImports} = markdown.hooks
  return {
    ...config,
    // Sheets that are exchanged while they are written are in the head; rules of the first paint would be those of before.
    inlineCritical: false,
    onBrokenLinks: relax(onBrokenLinks),
    onBrokenAnchors: relax(onBrokenAnchors),
    onDuplicateRoutes: relax(onDuplicateRoutes),
    markdown: {
      ...markdown,
      hooks: {
        onBrokenMarkdownLinks: relax(onBrokenMarkdownLinks),
        onBrokenMarkdownImages: relax(onBrokenMarkdownImages),
        onUnresolvedImports: relax(onUnresolvedImports),
      },
    },
  }
}
