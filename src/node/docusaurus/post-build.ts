// The last step of a plugin of Docusaurus, which writes files of its own. It gets an empty folder in place of the output, and
// what it puts there is added: the output itself is only ever written by the build.
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {BuiltSite, EmittedAsset} from '../../plugin/types.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {PluginContent} from './plugin-content.ts'
import type {DocusaurusPlugin, PluginContext} from './plugin-types.ts'

export interface PostBuild {
  readonly plugin: DocusaurusPlugin
  readonly context: PluginContext
  readonly content: PluginContent
  readonly site: BuiltSite
}

/** @yields The files that the plugin wrote. */
export async function* runPostBuild({plugin, context, content, site}: PostBuild): AsyncGenerator<EmittedAsset> {
  if (plugin.postBuild === undefined) return
  const outDir = mkdtempSync(join(tmpdir(), 'quire-post-build-'))
  try {
    const routesPaths = site.pages.map(({path}) => path)
    const routes = site.pages.map(({path, plugin: owner, metadata}) => ({path, plugin: owner, metadata, exact: true}))
    await plugin.postBuild({...context, outDir, routesPaths, routes, content: content.content, head: {}, plugins: []})
    for (const file of filesBelow(outDir)) yield {path: toSourcePath(file, outDir), content: readFileSync(file)}
  } finally {
    rmSync(outDir, {recursive: true, force: true})
  }
}

function filesBelow(dir: string): readonly string[] {
  return readdirSync(dir, {withFileTypes: true})
    .flatMap((entry) => {
      const path = join(dir, entry.name)
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : []
    })
    .sort()
}
