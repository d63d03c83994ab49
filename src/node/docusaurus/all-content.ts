// The content of all plugins by the names that Docusaurus has for them, for plugins which read that of others.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {PluginContents} from '../../plugin/types.ts'
import {toDocusaurusNames} from '../../shared/docusaurus-names.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'

/** By plugin, under the names that Docusaurus' have, and by instance. */
export type AllContent = PluginContents

export function toAllContent({blog = {}, ...others}: PluginContents, siteDir: string): AllContent {
  const blogs = Object.entries(blog).map(([id, content]) => [id, withTexts(content, siteDir)] as const)
  return toDocusaurusNames({...others, ...(blogs.length === 0 ? {} : {blog: Object.fromEntries(blogs)})})
}

/** The text of a post is read when a plugin asks for it, as few do. */
function withTexts(content: unknown, siteDir: string): unknown {
  if (!isPlainRecord(content) || !Array.isArray(content.blogPosts)) return content
  return {...content, blogPosts: content.blogPosts.map((post: object) => withText(post, siteDir))}
}

function withText(post: object, siteDir: string): object {
  const {metadata} = post as {readonly metadata?: {readonly source?: unknown}}
  return Object.defineProperty({...post}, 'content', {
    enumerable: true,
    configurable: true,
    get: () => readText(String(metadata?.source).replace(/^@site\//, ''), siteDir),
    set(value: unknown) {
      Object.defineProperty(this, 'content', {value, enumerable: true, configurable: true, writable: true})
    },
  })
}

/** Without the front matter, and without the title, as Docusaurus has it. */
function readText(sourcePath: string, siteDir: string): string {
  const text = readFileSync(join(siteDir, sourcePath), 'utf8').replace(/^\uFEFF/, '')
  const content = text.replace(/^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/, '').trim()
  return content.replace(/^(?:#[ \t]+[^\n]*|[^\n]+\n=+[ \t]*)(?:\n|$)/, '').trim()
}
