// The package was named `quire` before 0.2.0, a name that another package has on npm. What still imports that name is told
// the new one; it is never looked up, as that would run a stranger's code.
import {PACKAGE_NAME} from './program-files.ts'

const OLD_NAME = /^quire(?=$|\/(?:client|config|plugins?|theme)(?:\/|$))/

/** `quire-docs/client` for `quire/client`; undefined for any other specifier. */
export function newNameOf(specifier: string): string | undefined {
  return OLD_NAME.test(specifier) ? specifier.replace(OLD_NAME, PACKAGE_NAME) : undefined
}

export interface RenamedImport {
  readonly message: string
  readonly hint: string
}

/** What is wrong with an import under the old name, and what to write; undefined for any other specifier. */
export function explainOldName(specifier: string): RenamedImport | undefined {
  const name = newNameOf(specifier)
  return name === undefined
    ? undefined
    : {
        message: `"${specifier}" is now "${name}".`,
        hint: `Write "${name}": the package is named ${PACKAGE_NAME} since 0.2.0.`,
      }
}
