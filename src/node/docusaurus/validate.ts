// Checks that plugins of Docusaurus have for their options and for their part of `themeConfig`.
import {isObject, isPlainData} from '../../config/schema/building-blocks.ts'
import {toThemeConfig} from '../../config/schema/theme-config.ts'
import type {Json} from '../../shared/contract.ts'
import type {ConfigOfContext} from './plugin-context.ts'
import type {JoiSchema, PluginModule, Validate} from './plugin-types.ts'

/** Every plugin may have an id, also one whose schema knows none. */
export const validate: Validate = (schema, options) => {
  if (schema === undefined) return options
  const {id, ...rest} = isObject(options) ? options : {}
  const withId = id === undefined ? schema : schema.append?.({id})
  return check(withId ?? schema, withId === undefined ? rest : options)
}

/** Other plugins own the keys that the schema does not know. */
const validateThemePart: Validate = (schema, themeConfig) =>
  schema === undefined ? themeConfig : check(schema.unknown?.() ?? schema, themeConfig)

function check(schema: JoiSchema, given: unknown): unknown {
  const {error, value} = schema.validate(given, {abortEarly: false, convert: false})
  if (error !== undefined && error !== null) throw error instanceof Error ? error : new Error(String(error))
  return value
}

/** Keys of `themeConfig` that the program has checked itself. */
const PROGRAM_KEYS: ReadonlySet<string> = new Set(Object.keys(toThemeConfig({}).shape))

/**
 * What the plugin's own check makes of `themeConfig`: its keys, completed.
 * @throws Error when the check fails, or gives what no page can have.
 */
export function validateTheme(
  {validateThemeConfig}: PluginModule,
  {themeConfig}: ConfigOfContext,
): Readonly<Record<string, Json>> {
  if (validateThemeConfig === undefined) return {}
  const given = runCheck(() =>
    validateThemeConfig({validate: validateThemePart, themeConfig: structuredClone(themeConfig)}),
  )
  if (!isObject(given)) return {}
  const own = Object.entries(given).filter(([key, value]) => !PROGRAM_KEYS.has(key) && value !== undefined)
  return Object.fromEntries(own.map(([key, value]) => [key, toJson(key, value)]))
}

function toJson(key: string, value: unknown): Json {
  if (isPlainData(value)) return value
  throw new Error(`its validateThemeConfig makes of "themeConfig.${key}" what is no plain data: pages get it as JSON.`)
}

function runCheck(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`its validateThemeConfig refuses "themeConfig": ${reason}`, {cause: error})
  }
}
