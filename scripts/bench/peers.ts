// Peers that are measured in the same run when they are installed. Hugo is one binary and needs no preparation;
// the others take minutes a build and are measured by scripts of their own.
import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {editOne, type Subject} from './builds.ts'
import type {Corpus} from './corpus.ts'
import {runProcess} from './process.ts'

export type Peer = Subject

const LAYOUT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} | {{ .Site.Title }}</title><meta name="description" content="{{ .Description }}"></head>
<body><nav><ul>{{ range .Site.Home.Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ if eq . $.FirstSection }}<ul>{{ range .Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}</li>{{ end }}</ul></nav>
<main><h1>{{ .Title }}</h1>{{ .Content }}</main><aside>{{ .TableOfContents }}</aside></body></html>
`

/** Hugo with a layout of a sidebar, content and table of contents; undefined when it is not installed. */
export function hugoPeer({siteDir, pages}: Corpus): Peer | undefined {
  if (spawnSync('hugo', ['version']).status !== 0) return undefined
  const site = join(siteDir, '..', `hugo-${pages}`)
  rmSync(site, {recursive: true, force: true})
  mkdirSync(join(site, 'layouts/_default'), {recursive: true})
  cpSync(join(siteDir, 'docs'), join(site, 'content'), {recursive: true})
  const documents = renameIndexes(join(site, 'content')).sort()
  for (const name of ['single', 'list']) writeFileSync(join(site, `layouts/_default/${name}.html`), LAYOUT)
  writeFileSync(join(site, 'layouts/index.html'), LAYOUT)
  writeFileSync(
    join(site, 'config.toml'),
    'baseURL = "https://example.com/"\ntitle = "Bench docs"\n[markup.goldmark.renderer]\nunsafe = true\n[markup.highlight]\nnoClasses = false\n',
  )
  return {
    forget: () => rmSync(join(site, 'public'), {recursive: true, force: true}),
    build: () => runProcess('hugo', ['--quiet'], site),
    edit: (round) => editOne(documents, round),
    describe: () => '',
  }
}

/** Hugo's sections have `_index.md`. Gives the other documents. */
function renameIndexes(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return renameIndexes(path)
    if (entry.name === 'index.md') renameSync(path, join(dir, '_index.md'))
    return entry.name.endsWith('.md') && entry.name !== 'index.md' ? [path] : []
  })
}
