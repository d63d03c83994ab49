// Packages that a setting asks for and that a site installs itself.
import type {Report, SiteConfig} from '../model.ts'
import {findPackageProblem, type OptionalPackageName} from '../program/optional-packages.ts'

/** @param programRoot Absolute folder of the program. */
export function checkPackages(config: SiteConfig, programRoot: string, report: Report): void {
  for (const [name, setting, configKey] of neededPackages(config)) {
    const found = findPackageProblem(name, {programRoot, siteDir: config.siteDir})
    if (found === undefined) continue
    report({
      level: 'error',
      code: 'config/missing-package',
      message: `${setting} needs the package "${name}", ${found.problem}.`,
      configKey,
      hint: `Install it in the site's folder: ${found.command}`,
    })
  }
}

type Need = readonly [name: OptionalPackageName, setting: string, configKey: readonly string[]]

function neededPackages({bundler, markdown}: SiteConfig): Need[] {
  return [
    ...(bundler === 'rspack' ? [['@rspack/core', 'The bundler "rspack"', ['bundler']] as const] : []),
    ...(markdown.mermaid ? [['mermaid', '"markdown.mermaid"', ['markdown', 'mermaid']] as const] : []),
  ]
}
