// What a package.json that is there gets: the program and commands for it. All else stays.
import {isObject} from './find-site.ts'

/**
 * @param old What the file has.
 * @param wanted What a new site has.
 * @param text The file, whose indentation is kept.
 * @returns Its new text; the old one when nothing is missing.
 */
export function mergePackage(old: Record<string, unknown>, wanted: Record<string, unknown>, text: string): string {
  const {scripts, devDependencies, dependencies} = old
  const has = (name: string): boolean =>
    [dependencies, devDependencies].some((group) => isObject(group) && Object.hasOwn(group, name))
  const packages = Object.entries(recordOf(wanted.devDependencies)).filter(([name]) => !has(name))
  const commands = Object.entries(recordOf(wanted.scripts)).flatMap(([name, command]) =>
    freeName(name, command, recordOf(scripts)),
  )
  if (packages.length === 0 && commands.length === 0) return text
  const merged = {
    ...old,
    ...(commands.length === 0 ? {} : {scripts: {...recordOf(scripts), ...Object.fromEntries(commands)}}),
    ...(packages.length === 0
      ? {}
      : {devDependencies: {...recordOf(devDependencies), ...Object.fromEntries(packages)}}),
  }
  const indentation = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  '
  return `${JSON.stringify(merged, undefined, indentation)}\n`
}

/** A command keeps its name where nobody has it, and else gets one of ours; none when it is there already. */
function freeName(
  name: string,
  command: unknown,
  scripts: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] {
  if (Object.values(scripts).includes(command)) return []
  const free = [name, `docs:${name}`].find((one) => !Object.hasOwn(scripts, one))
  return free === undefined ? [] : [[free, command]]
}

const recordOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
