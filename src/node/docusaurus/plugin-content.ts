// What a plugin of Docusaurus makes while the site is loaded: its content, pages, data files and data for every page.
import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {Json} from '../../shared/contract.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {isInside} from '../files/publish-rule.ts'
import type {AllContent} from './all-content.ts'
import {type GivenDocs, recordDocs} from './given-docs.ts'
import {mentionsBuild, withBuildFolder} from './literal-output.ts'
import type {DocusaurusPlugin, PluginActions, RouteConfig} from './plugin-types.ts'
import {translateContent} from './translate-content.ts'

/** The model of an adapted plugin. */
export interface PluginContent {
  readonly content: unknown
  readonly routes: readonly RouteConfig[]
  readonly globalData: Json | undefined
  /** What a plugin around the docs plugin of Docusaurus has made of the docs. */
  readonly docs?: GivenDocs
}

export interface ContentInput {
  readonly siteDir: string
  /** Absolute folder that plugins take for the output. */
  readonly outDir: string
  readonly plugin: DocusaurusPlugin
  readonly name: string
  readonly id: string
  /** Absolute folder for the files of `createData`. */
  readonly dataDir: string
  /** Absolute folder of its translations. */
  readonly translationsDir: string
  /** It is around the docs plugin of Docusaurus. */
  readonly hasDocs: boolean
}

/** Runs the steps that load content, as Docusaurus does: each plugin sees its own content. */
export function loadPluginContent(input: ContentInput): Promise<PluginContent> {
  const load = (): Promise<PluginContent> => runLoading(input)
  return mentionsBuild(input.plugin, ['loadContent', 'contentLoaded']) ? withBuildFolder(input, load) : load()
}

async function runLoading(input: ContentInput): Promise<PluginContent> {
  const {plugin, name, id, translationsDir, hasDocs} = input
  const loaded = (await plugin.loadContent?.()) ?? null
  const content = await translateContent(plugin, loaded, translationsDir)
  const {actions, made} = createActions(input)
  const recorder = hasDocs ? recordDocs(actions) : undefined
  const own = recorder?.actions ?? actions
  await plugin.contentLoaded?.({content, allContent: {[name]: {[id]: content}}, actions: own})
  return {content, ...made(), ...withoutUndefined({docs: recorder?.given()})}
}

/** What the plugin adds when it sees the content of all; nothing when it does not ask for it. */
export async function completeContent(
  input: ContentInput,
  {content}: PluginContent,
  others: AllContent,
): Promise<PluginContent | undefined> {
  const {plugin, name, id} = input
  if (plugin.allContentLoaded === undefined) return undefined
  const {actions, made} = createActions(input)
  const allContent = {...others, [name]: {...others[name], [id]: content}}
  await plugin.allContentLoaded({allContent, actions})
  return {content, ...made()}
}

interface Actions {
  readonly actions: PluginActions
  /** What was added so far. */
  readonly made: () => Omit<PluginContent, 'content'>
}

function createActions({dataDir}: ContentInput): Actions {
  const routes: RouteConfig[] = []
  let globalData: Json | undefined
  const actions: PluginActions = {
    addRoute: (route) => {
      routes.push(route)
    },
    createData: async (file, data) => {
      const path = join(dataDir, file)
      if (!isInside(path, dataDir)) throw new Error(`createData: "${file}" leads out of the folder of the plugin.`)
      mkdirSync(dirname(path), {recursive: true})
      writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data))
      return path
    },
    // Plain data by contract: it is sent to the browser.
    setGlobalData: (data) => {
      globalData = JSON.parse(JSON.stringify(data ?? null)) as Json
    },
  }
  return {actions, made: () => ({routes, globalData})}
}
