// The MCP server: three tools and the pages as resources, by the official SDK.
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js'
import {z} from 'zod'
import {answerList, answerRead, answerSearch, getPage, ToolError} from './answers.ts'
import type {Sdk} from './load-sdk.ts'
import type {OpenSite} from './open-site.ts'
import type {SiteSearch} from './search-site.ts'

export interface ServerInput {
  readonly site: OpenSite
  /** Absent where the site has none: then there is no such tool. */
  readonly search: SiteSearch | undefined
  readonly version: string
}

export function createServer(input: ServerInput, sdk: Sdk): McpServer {
  const {site, search, version} = input
  const {title, description} = site.list
  const server = new sdk.McpServer(
    {name: 'quire', version, title},
    {instructions: `The documentation "${title}"${description === '' ? '' : `: ${description}`}.`},
  )
  if (search !== undefined) addSearch(server, site, search)
  addRead(server, site)
  addList(server, site)
  addResources(server, site, sdk)
  return server
}

const IS_READING = {readOnlyHint: true, idempotentHint: true, openWorldHint: false}
const offset = z.number().int().min(0).default(0)

function addSearch(server: McpServer, site: OpenSite, search: SiteSearch): void {
  server.registerTool(
    'search',
    {
      title: `Search ${site.list.title}`,
      description: 'Finds pages and sections by words, best first. Read what it finds with the tool "read".',
      inputSchema: {
        query: z.string().min(1).max(400).describe('words, or "a phrase" in quotes'),
        limit: z.number().int().min(1).max(30).default(8).describe('results'),
        version: z.string().optional().describe('version of the docs; the newest by default'),
      },
      annotations: IS_READING,
    },
    (given) => reply(() => answerSearch(given, site, search)),
  )
}

function addRead(server: McpServer, site: OpenSite): void {
  server.registerTool(
    'read',
    {
      title: `Read a page of ${site.list.title}`,
      description: 'Gives a page, or one section of it, as Markdown. A long text comes in pieces: go on with "offset".',
      inputSchema: {
        page: z.string().min(1).max(2000).describe('URL or path, such as /docs/start; an anchor names a section'),
        section: z.string().max(400).optional().describe('anchor or heading of a section'),
        offset: offset.describe('character to begin at'),
        limit: z.number().int().min(200).max(100_000).default(20_000).describe('characters at most'),
      },
      annotations: IS_READING,
    },
    (given) => reply(() => answerRead(given, site)),
  )
}

function addList(server: McpServer, site: OpenSite): void {
  server.registerTool(
    'list',
    {
      title: `Contents of ${site.list.title}`,
      description: 'Without arguments: sections, tags and versions. With one or several of them: their pages.',
      inputSchema: {
        section: z.string().max(400).optional(),
        tag: z.string().max(400).optional(),
        version: z.string().max(400).optional(),
        offset: offset.describe('page to begin at'),
        limit: z.number().int().min(1).max(500).default(100).describe('pages at most'),
      },
      annotations: IS_READING,
    },
    (given) => reply(async () => answerList(given, site)),
  )
}

/** What went wrong is an answer, too: the model reads it and asks again. */
async function reply(answer: () => Promise<string>) {
  try {
    return {content: [{type: 'text' as const, text: await answer()}]}
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const text = error instanceof ToolError ? error.message : `The site could not be read: ${error.message}`
    return {content: [{type: 'text' as const, text}], isError: true}
  }
}

const RESOURCES_AT_ONCE = 200

function addResources({server}: McpServer, site: OpenSite, {schemas}: Sdk): void {
  const pages = site.list.pages.filter(({alternate}) => alternate !== undefined)
  server.registerCapabilities({resources: {}})
  server.setRequestHandler(schemas.listResources, ({params}) => {
    const start = Number(params?.cursor ?? 0) || 0
    const end = start + RESOURCES_AT_ONCE
    const resources = pages.slice(start, end).map(({path, title, description}) => ({
      uri: site.list.url + path,
      name: path,
      title,
      mimeType: 'text/markdown',
      ...(description === undefined ? {} : {description}),
    }))
    return {resources, ...(end < pages.length ? {nextCursor: String(end)} : {})}
  })
  server.setRequestHandler(schemas.readResource, async ({params: {uri}}) => {
    const text = await site.readPage(getPage(uri, site))
    if (text === undefined) throw new ToolError(`"${uri}" has no text of its own: it lists other pages.`)
    return {contents: [{uri, mimeType: 'text/markdown', text}]}
  })
}
