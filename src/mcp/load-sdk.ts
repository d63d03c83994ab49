// The official SDK: a package that only this command needs, and that those who use it install.
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js'
import type {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js'
import type {ListResourcesRequestSchema, ReadResourceRequestSchema} from '@modelcontextprotocol/sdk/types.js'
import {findPackageProblem} from '../node/program/optional-packages.ts'
import {findRoot} from '../node/program/program-info.ts'
import {SiteError} from '../shared/diagnostics.ts'

const NAME = '@modelcontextprotocol/sdk'

export interface Sdk {
  readonly McpServer: typeof McpServer
  readonly StdioServerTransport: typeof StdioServerTransport
  readonly schemas: {
    readonly listResources: typeof ListResourcesRequestSchema
    readonly readResource: typeof ReadResourceRequestSchema
  }
}

/** @throws SiteError that names the command which installs it. */
export async function loadSdk(cwd: string): Promise<Sdk> {
  const places = {programRoot: findRoot(), siteDir: cwd}
  const found = findPackageProblem(NAME, places)
  if (found !== undefined)
    throw new SiteError([
      {
        level: 'error',
        code: 'mcp/missing-package',
        message: `The command mcp needs the package ${NAME}, ${found.problem}.`,
        hint: `Run "${found.command}".`,
      },
    ])
  const load = createLoader([places.programRoot, cwd])
  // The package's own types say what these modules export.
  const [mcp, stdio, types] = (await Promise.all(['server/mcp.js', 'server/stdio.js', 'types.js'].map(load))) as [
    Pick<Sdk, 'McpServer'>,
    Pick<Sdk, 'StdioServerTransport'>,
    {
      ListResourcesRequestSchema: typeof ListResourcesRequestSchema
      ReadResourceRequestSchema: typeof ReadResourceRequestSchema
    },
  ]
  return {
    McpServer: mcp.McpServer,
    StdioServerTransport: stdio.StdioServerTransport,
    schemas: {listResources: types.ListResourcesRequestSchema, readResource: types.ReadResourceRequestSchema},
  }
}

function createLoader(folders: readonly string[]): (file: string) => Promise<unknown> {
  return async (file) => {
    for (const folder of folders) {
      try {
        const path = createRequire(join(folder, 'package.json')).resolve(`${NAME}/${file}`)
        return await import(pathToFileURL(path).href)
      } catch (error) {
        if (folder === folders.at(-1)) throw error
      }
    }
    return undefined
  }
}
