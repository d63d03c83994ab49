// The settings of the compiler as a file, for the bundler, which works in a process of its own. It is among what a bundle is made from
// where code imports documents, and nowhere else.
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {writeWhole} from '../cache/write-whole.ts'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import type {Maybe} from '../known.ts'
import type {CompilerSpec} from '../model.ts'
import {LINKS_FILE, type PublishedDocuments, SETTINGS_FILE} from './settings-file.ts'

/** Writes the file unless it has the same text already; takes it away when the settings are not known. */
export function keepSettings(settings: Maybe<CompilerSpec>, cacheDir: string): void {
  const file = join(cacheDir, GENERATED_FOLDER, SETTINGS_FILE)
  if (!settings.isKnown) {
    rmSync(file, {force: true})
    return
  }
  // The folder is the bundler's to know: bundles are shared between machines.
  const {siteDir: _, ...portable} = settings.value
  keepText(file, JSON.stringify(portable))
}

/** Pages that are added or moved make another bundle where a document that code imports links to documents, and nowhere else. */
export function keepPublished(published: PublishedDocuments, cacheDir: string): void {
  keepText(join(cacheDir, GENERATED_FOLDER, LINKS_FILE), JSON.stringify(published))
}

function keepText(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), {recursive: true})
  writeWhole(file, text)
}
