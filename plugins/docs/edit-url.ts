// URL where a doc is edited.
import {toFileUrl} from 'quire-docs/plugin/content'
import type {DocsOptions} from './options.ts'

export interface EditUrlInput {
  readonly editUrl: DocsOptions['editUrl']
  readonly version: string
  /** Content folder relative to the site, with posix slashes. */
  readonly contentPath: string
  /** The folder that edit links lead to: this one, or that of the current version. */
  readonly editPath: string
  /** File inside the content folder. */
  readonly path: string
  readonly permalink: string
  readonly locale: string
  /** `custom_edit_url`: `null` or `''` for no link at all. */
  readonly custom: string | null | undefined
}

/** Undefined when there is no such place. */
export function toEditUrl({
  editUrl,
  version,
  contentPath,
  editPath,
  path,
  permalink,
  locale,
  custom,
}: EditUrlInput): string | undefined {
  if (custom !== undefined) return custom === null || custom === '' ? undefined : custom
  if (editUrl === undefined) return undefined
  if (typeof editUrl === 'function') {
    return editUrl({version, versionDocsDirPath: contentPath, docPath: path, permalink, locale})
  }
  return toFileUrl(editUrl, [editPath, path].filter((part) => part !== '').join('/'))
}
