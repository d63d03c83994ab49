// Fields of the site's own data that bundled code reads: found in the text of the modules, with the bundle, and kept with it.
import {readFileSync} from 'node:fs'
import {extname} from 'node:path'
import {Parser} from 'acorn'
import {type Loader, transform} from 'esbuild'
import type {FieldReads} from '../model.ts'
import {ALL_FIELDS, findFieldReads, PUBLISHED_TABLES, takesWhole} from '../text/field-reads.ts'

/** The hook that gives tables, and those that it gives. */
const CONTEXT = 'useDocusaurusContext'
const IN_CONTEXT = ['customFields', 'siteConfig', 'siteMetadata'] as const

const LOADERS: Readonly<Record<string, Loader>> = {
  '.js': 'jsx',
  '.mjs': 'jsx',
  '.cjs': 'jsx',
  '.jsx': 'jsx',
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
}

/** What the modules of a bundle read: those of the site, of packages and of the theme. @param files Absolute paths. */
export async function findCodeReads(files: readonly string[]): Promise<FieldReads> {
  const found = new Map(PUBLISHED_TABLES.map((table) => [table, new Set<string>()] as const))
  for (const file of files) {
    const loader = LOADERS[extname(file)]
    if (loader === undefined) continue
    const text = readFileSync(file, 'utf8')
    const tables = PUBLISHED_TABLES.filter((table) => text.includes(table))
    if (tables.length === 0 && !text.includes(CONTEXT)) continue
    // Of what the bundler takes in, all can be read. Tailwind names files that are no modules, such as templates, as well.
    const program = await parse(text, loader).catch(() => undefined)
    for (const table of tables) for (const field of findFieldReads(program, table)) found.get(table)?.add(field)
    if (takesWhole(program, CONTEXT)) for (const table of IN_CONTEXT) found.get(table)?.add(ALL_FIELDS)
  }
  const list = (table: keyof FieldReads): string[] => {
    const fields = found.get(table) ?? new Set()
    return fields.has(ALL_FIELDS) ? [ALL_FIELDS] : [...fields].sort()
  }
  return {
    customFields: list('customFields'),
    frontMatter: list('frontMatter'),
    siteConfig: list('siteConfig'),
    siteMetadata: list('siteMetadata'),
  }
}

async function parse(text: string, loader: Loader): Promise<unknown> {
  const options = {loader, target: 'es2022', jsx: 'automatic', tsconfigRaw: {}} as const
  const {code} = await transform(text, options)
  return Parser.parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    allowHashBang: true,
  })
}
