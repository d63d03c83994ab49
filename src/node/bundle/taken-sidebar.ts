// Rules for a sidebar of docs of which a part was taken from Docusaurus: few sites have one, and the main style sheet is in every page.
import {join, sep} from 'node:path'
import type {ThemeAliases} from '../model.ts'
import {findRoot} from '../program/program-info.ts'

const PART = /^@theme\/(?:DocPage|DocRoot|DocSidebar)(?:\/|$)/

/** A style sheet, as client modules name it. */
export function takenSidebarStyles(aliases: ThemeAliases): readonly string[] {
  const own = join(findRoot(), 'theme') + sep
  const isTaken = Object.entries(aliases).some(([part, file]) => PART.test(part) && !file.startsWith(own))
  return isTaken ? ['quire-docs/theme/DocSidebar/taken-sidebar.css'] : []
}
