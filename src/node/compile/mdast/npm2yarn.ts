// `@docusaurus/remark-plugin-npm2yarn` by that name: a code block with npm's commands, marked `npm2yarn`, becomes tabs with
// the same commands for other package managers.
import type {Code, Root} from 'mdast'
import convert from 'npm-to-yarn'
import {SKIP, visit} from 'unist-util-visit'
import {toTabs} from './static-tabs.ts'

const MANAGERS = {npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun'} as const
type Manager = keyof typeof MANAGERS

/** Tabs of all pages with this id change together. */
const GROUP_ID = 'npm2yarn'

interface Npm2YarnOptions {
  /** Change all such tabs together, and remember the choice. */
  readonly sync?: boolean
  /** Package managers besides npm, in the order of the tabs. */
  readonly converters?: readonly Manager[]
}

/** @throws Error for options that are not as above. */
export default function npm2yarn(options: unknown): (tree: Root) => void {
  const {sync = false, converters = ['yarn', 'pnpm', 'bun']} = checkOptions(options)
  return (tree) => {
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined || node.meta?.trim() !== 'npm2yarn') return undefined
      const panels = (['npm', ...converters] as const).map((manager) => ({
        value: manager,
        label: MANAGERS[manager],
        content: toCommands(node, manager),
      }))
      parent.children[index] = toTabs(panels, sync ? GROUP_ID : undefined)
      return SKIP
    })
  }
}

function toCommands({lang, value, position}: Code, manager: Manager): Code {
  const text = manager === 'npm' ? value : convert(value, manager)
  return {type: 'code', lang: lang ?? null, meta: null, value: text, ...(position === undefined ? {} : {position})}
}

function checkOptions(options: unknown): Npm2YarnOptions {
  if (options === undefined || options === null) return {}
  if (typeof options !== 'object' || Array.isArray(options)) throw new Error('its options must be an object.')
  for (const [name, value] of Object.entries(options)) {
    const isRight = name === 'sync' ? typeof value === 'boolean' : name === 'converters' && isManagers(value)
    if (!isRight) throw new Error(`its option "${name}" is not as it should be. ${ALLOWED}`)
  }
  // Each entry has been looked at.
  return options as Npm2YarnOptions
}

const ALLOWED = 'There are "sync" (true or false) and "converters" (a list of "yarn", "pnpm" and "bun").'

function isManagers(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => ['yarn', 'pnpm', 'bun'].includes(String(one)))
}
