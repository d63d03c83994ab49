// From the options to what cards are drawn with; what is missing is reported.
import {readFileSync} from 'node:fs'
import type {PluginContext} from 'quire-docs/plugin'
import {contentHash} from './content-hash.ts'
import {findColour} from './find-colour.ts'
import {type FoundFonts, findFonts} from './find-fonts.ts'
import {findLogoFile} from './find-logo.ts'
import {findPackage, IMAGE_PACKAGE, LAYOUT_PACKAGE} from './find-packages.ts'
import type {CardStyle} from './model.ts'
import type {SocialCardsOptions} from './options.ts'

type CardContext = PluginContext<SocialCardsOptions>

/** Raised when cards are drawn in another way: the names of all cards change with it. */
const FORMAT = '1'

/** Null where there are no cards: while one writes, in a folder for a disk, and where something is missing. */
export async function loadStyle(context: CardContext): Promise<CardStyle | null> {
  const {options, config, siteDir, isProduction, report} = context
  if (!isProduction || config.publishedBaseUrl !== undefined) return null
  if (config.url === '') {
    report({
      level: 'warning',
      code: 'social-cards/no-url',
      message: 'No social cards are drawn: pages name them by complete URLs, and the site has no "url".',
      hint: 'Set "url" in the configuration, or remove the social-cards plugin.',
    })
    return null
  }
  const layout = findPackage(LAYOUT_PACKAGE, siteDir)
  const image = findPackage(IMAGE_PACKAGE, siteDir)
  const fonts = findFonts(options.fonts, siteDir)
  const missing = [
    ...(layout === undefined ? [LAYOUT_PACKAGE] : []),
    ...(image === undefined ? [IMAGE_PACKAGE] : []),
    ...fonts.missingPackages,
  ]
  if (missing.length > 0) reportPackages(missing, context)
  if (reportFonts(fonts, context) || layout === undefined || image === undefined || missing.length > 0) return null
  const logoFile = findLogoFile(context)
  const colour = await findColour(context)
  const hashes = fonts.files.map(({hash}) => hash)
  const logo = logoFile === undefined ? null : contentHash(readFileSync(logoFile))
  return {
    layoutPackage: layout.file,
    imagePackage: image.file,
    fonts: fonts.files,
    logoFile,
    colour,
    fingerprint: contentHash(JSON.stringify([FORMAT, layout.version, image.version, hashes, logo, colour])),
  }
}

function reportPackages(names: readonly string[], {report}: CardContext): void {
  const quoted = names.map((name) => `"${name}"`).join(', ')
  report({
    level: 'warning',
    code: 'social-cards/missing-package',
    message: `No social cards are drawn: ${names.length === 1 ? `the package ${quoted} is` : `the packages ${quoted} are`} not installed.`,
    hint: `Install what is missing in the site's folder: npm install -D ${names.join(' ')}`,
  })
}

/** @returns Whether a font is missing. */
function reportFonts({missingFonts}: FoundFonts, {report}: CardContext): boolean {
  for (const name of missingFonts)
    report({
      level: 'error',
      code: 'social-cards/missing-font',
      message: `The font "${name}" of the social cards is not there.`,
      hint: 'Name a file, relative to the site folder, or a package that has "files/…-700-normal.woff".',
    })
  return missingFonts.length > 0
}
