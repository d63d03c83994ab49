// What only the finished site can say of the names in it: links, anchors, files of the configuration, the home page.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {RoutePlan} from '../model.ts'
import {checkHome} from './check-home.ts'
import {checkLinks, createFileFinder, type LinkCheck} from './check-links.ts'
import {checkNamedFiles} from './check-named-files.ts'
import {checkAlternateUrls} from './link-alternates.ts'

export interface SiteCheck extends LinkCheck {
  readonly plan: RoutePlan
}

/** A function of what link, render and assets have made, as far as each of them got. */
export function checkSite({plan, ...check}: SiteCheck): readonly Diagnostic[] {
  const {linked, assets, config} = check
  const links = [...checkLinks(check), ...checkAlternateUrls(linked.linkIndex, config)]
  // What plugins would have made is not known.
  if (assets === undefined) return links
  const isFile = createFileFinder(linked.linkIndex, assets)
  return [...links, ...checkNamedFiles(config, linked.linkIndex, isFile), ...checkHome({config, plan, isFile})]
}
