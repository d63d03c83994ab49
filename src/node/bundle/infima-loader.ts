// Bundler loader for Infima: leaves out components that neither the theme nor the sites for it are known to use, so that
// the theme's own parts find room in the first style sheet. Saves 0.4 kB gzip of every page.
import {type Selector, transform, type Visitor} from 'lightningcss'

const UNUSED_CLASSES: readonly string[] = ['pagination', 'pills', 'button-group']

/** Drops the rules of those components and of their parts: `.pills__item`, `.pagination--sm`. */
export const infimaVisitor: Visitor<never> = {
  Rule: {
    // A rule that is given back is read anew, which not all of them survive: only those that go are touched.
    style: (rule) => (rule.value.selectors.every(namesUnused) ? [] : undefined),
  },
  // The theme has an icon of fewer bytes, which can be seen in both colour modes.
  Declaration: {custom: {'--ifm-navbar-search-input-icon': () => []}},
}

function namesUnused(selector: Selector): boolean {
  return selector.some(
    (part) => part.type === 'class' && UNUSED_CLASSES.includes(part.name.replace(/(?:__|--).*$/, '')),
  )
}

/** @param source Text of Infima's style sheet. */
export default function infimaLoader(source: string): string {
  const {code} = transform({filename: 'infima.css', code: Buffer.from(source), visitor: infimaVisitor})
  return code.toString()
}
