// Rules for a sidebar of docs of which a part was taken from Docusaurus: few sites have one, and the main style sheet is in every page.
import type {ThemeAliases} from '../model.ts'

const PART = /^@theme\/(?:DocPage|DocRoot|DocSidebar)(?:\/|$)/

/** A style sheet, as client modules name it. */
export function takenSidebarStyles(aliases: ThemeAliases): readonly string[] {
  return Object.keys(aliases).some((part) => PART.test(part)) ? ['quire-docs/theme/DocSidebar/taken-sidebar.css'] : []
}
