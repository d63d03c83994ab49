// The configuration of a site that has no configuration file: a folder of Markdown and nothing else.
import {existsSync, statSync} from 'node:fs'
import {basename, join} from 'node:path'
import type {UserConfig} from '../../config/schema.ts'
import {readManifest} from '../files/read-manifest.ts'

// What the docs plugin leaves out by default, and what in any folder is not a document of the site.
const NOT_DOCUMENTS = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
  '**/node_modules/**',
  '**/.*/**',
  'build/**',
]

/** Docs from `docs/`, else from the folder itself; pages when there are any; a navbar with the title. */
export function readDefaultConfig(siteDir: string): UserConfig {
  const title = readTitle(siteDir)
  return {
    title,
    onBrokenLinks: 'warn',
    markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn', onUnresolvedImports: 'warn'}},
    plugins: [docsOf(siteDir), isFolder(join(siteDir, 'src/pages')) && 'pages'],
    themeConfig: {navbar: {title}},
  }
}

function docsOf(siteDir: string): [string, Record<string, unknown>] {
  const hasPages = isFolder(join(siteDir, 'src/pages'))
  // Without pages the documents are all there is, so they start at the root.
  if (isFolder(join(siteDir, 'docs'))) return ['docs', {path: 'docs', routeBasePath: hasPages ? 'docs' : '/'}]
  const exclude = hasPages ? [...NOT_DOCUMENTS, 'src/pages/**'] : NOT_DOCUMENTS
  return ['docs', {path: '.', routeBasePath: '/', exclude}]
}

/** `name` of package.json without its scope, else the folder's name. */
function readTitle(siteDir: string): string {
  const folder = basename(siteDir) || 'Documentation'
  const name = readManifest(siteDir)?.name
  return typeof name === 'string' ? name.replace(/^@[^/]+\//, '') : folder
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}
