// What a theme for Docusaurus says of the safety of its components, in the newer form and in the older one.
import {isObject} from '../../config/schema/building-blocks.ts'
import type {PartSafety} from '../../plugin/types.ts'
import type {PluginModule} from './plugin-types.ts'

/** Empty for a theme that says nothing: nothing of it is safe. What it forbids to eject is unsafe here. */
export function toPartSafety(module: PluginModule): Readonly<Record<string, PartSafety>> {
  const list = module.getSwizzleComponentList?.()
  const safe = Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
  const config = module.getSwizzleConfig?.()
  const components = isObject(config) && isObject(config.components) ? Object.entries(config.components) : []
  return Object.fromEntries([
    ...safe.map((name) => [name, {eject: 'safe', wrap: 'safe'}] as const),
    ...components.map(([name, about]) => [name, toSafety(about)] as const),
  ])
}

function toSafety(about: unknown): PartSafety {
  const actions = isObject(about) && isObject(about.actions) ? about.actions : {}
  const eject = actions.eject === 'safe' ? 'safe' : 'unsafe'
  if (actions.wrap === 'forbidden') return {eject}
  return {eject, wrap: actions.wrap === 'safe' ? 'safe' : 'unsafe'}
}
