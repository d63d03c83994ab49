// Modules as `import()` in the browser gives them.
import type {ModuleNamespace} from '../runtime-types.ts'

/** Where a bundler gives a CommonJS module as what it exports, that is also behind `default`. */
export function toNamespace(module: ModuleNamespace | undefined): ModuleNamespace | undefined {
  // Its type is what ES modules give.
  const exported: unknown = module
  const isOther = typeof exported === 'function' || Object.prototype.toString.call(exported) === '[object Object]'
  const isNamespace = module === undefined || !isOther || 'default' in module || '__esModule' in module
  return isNamespace ? module : {...module, default: module}
}
