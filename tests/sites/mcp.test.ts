// `quire mcp`: a client of the official SDK asks the program about a built site, by folder and by URL.
import {symlinkSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js'
import {describe, expect, onTestFinished, test} from 'vitest'
import {binFile, runCli} from '../support/cli.ts'
import {type BuiltSite, buildSite, createSite} from '../support/site.ts'

const CONFIG = `import {docs} from 'quire-docs/plugins/docs'
import {llms} from 'quire-docs/plugins/llms'
import {search} from 'quire-docs/plugins/search'
export default {title: 'Kiosk', tagline: 'All about the kiosk', url: 'https://kiosk.example', baseUrl: '/base/', onBrokenLinks: 'warn', markdown: {alternates: true}, plugins: [docs(), search(), llms()]}
`

const FILES = {
  'site.config.mjs': CONFIG,
  'docs/start.md':
    '---\nsidebar_position: 1\ntags: [first steps]\ndescription: How to begin.\n---\n\n# Start\n\nOpen the kiosk.\n\n## Unlock the `door`\n\nTurn the brass key.\n\n### At night\n\nUse a torch.\n\n## Lights\n\nPull the cord.\n\n```sh\n# no heading\n```\n',
  'docs/sell/_category_.json': '{"label": "Selling", "position": 2}',
  'docs/sell/papers.md': `# Papers\n\n${'One line of the paper.\n'.repeat(40)}`,
}

const built = (): Promise<BuiltSite> => buildSite(FILES)

async function connect(site: string): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'})
  const transport = new StdioClientTransport({command: process.execPath, args: [binFile, 'mcp', site]})
  onTestFinished(() => client.close())
  await client.connect(transport)
  return client
}

/** Text of the answer; one that is an error begins with a mark. */
async function ask(client: Client, name: string, given: Record<string, unknown> = {}): Promise<string> {
  const {content, isError} = await client.callTool({name, arguments: given})
  // The tools answer with one text.
  const [{text}] = content as [{text: string}]
  return `${isError === true ? '! ' : ''}${text}`
}

describe('a client of a folder', () => {
  test('finds by words, reads what is found, and lists what there is', async () => {
    const client = await connect((await built()).report.outDir)
    expect((await client.listTools()).tools.map(({name}) => name)).toEqual(['search', 'read', 'list'])
    expect(await ask(client, 'search', {query: 'brass'})).toBe(
      '1. Start › Unlock the door\n   https://kiosk.example/base/docs/start#unlock-the-door\n   Turn the brass key.',
    )
    expect(await ask(client, 'search', {query: 'zebra'})).toContain('Nothing was found for "zebra".')
    expect(await ask(client, 'list')).toMatch(
      /^Kiosk: \d pages\.\n\nSections:\n- Docs \(1\)\n- Selling \(1\)\n- Other pages \(\d\)\n\nTags:\n- first steps \(1\)$/,
    )
    expect(await ask(client, 'list', {tag: 'First steps'})).toBe(
      '- Start: https://kiosk.example/base/docs/start - How to begin.',
    )
    expect(await ask(client, 'list', {section: 'Buying'})).toMatch(/^! No page is in that section.*Selling \(1\)/s)
  })

  test.each([
    ['a URL with an anchor', {page: 'https://kiosk.example/base/docs/start#unlock-the-door'}],
    ['a path without the base URL, and a heading', {page: 'docs/start/', section: 'Unlock the door'}],
    ['the Markdown alternate', {page: '/base/docs/start.md', section: '#unlock-the-door'}],
  ])('reads a section by %s', async (_, given) => {
    const client = await connect((await built()).report.outDir)
    expect(await ask(client, 'read', given)).toBe(
      'Source: https://kiosk.example/base/docs/start#unlock-the-door\n\n## Unlock the `door`\n\nTurn the brass key.\n\n### At night\n\nUse a torch.',
    )
  })

  test('reads a long page in pieces that end with a line, and gives each character once', async () => {
    const site = await built()
    const client = await connect(site.report.outDir)
    const pieces: string[] = []
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const piece: string = await ask(client, 'read', {page: '/docs/sell/papers', limit: 300, offset})
      const next = /\n\n\[(\d+) of \d+ characters\. Go on with offset \1\.\]$/.exec(piece)
      pieces.push(piece.slice(piece.indexOf('\n\n') + 2, next?.index))
      offset = next === null ? undefined : Number(next[1])
    }
    expect(pieces.length).toBe(4)
    expect(`${pieces.join('\n')}\n`).toBe(site.read('docs/sell/papers.md'))
  })

  test('says what it can ask instead, and never leaves the folder', async () => {
    const site = await createSite(FILES).build()
    writeFileSync(join(site.report.outDir, '../secret.md'), 'secret')
    symlinkSync(join(site.report.outDir, '../secret.md'), join(site.report.outDir, 'docs/linked.md'))
    const list = site.read('llms.json')
    const forged = JSON.parse(list)
    forged.pages.push({path: '/base/up', title: 'Up', section: 'X', alternate: '/base/../secret.md'})
    forged.pages.push({path: '/base/linked', title: 'Linked', section: 'X', alternate: '/base/docs/linked.md'})
    writeFileSync(join(site.report.outDir, 'llms.json'), JSON.stringify(forged))
    const client = await connect(site.report.outDir)
    expect(await ask(client, 'read', {page: '/docs/strt'})).toMatch(/^! The site has no page "\/docs\/strt"\./)
    expect(await ask(client, 'read', {page: '../../etc/passwd'})).toMatch(/^! The site has no page/)
    for (const page of ['../secret.md', '/up', '/linked'])
      expect(await ask(client, 'read', {page})).toMatch(/^! "\/base\/\w+" has no text/)
    expect(await ask(client, 'read', {page: '/docs/start', section: 'Door'})).toMatch(
      /^! .* has no section "Door"\. Sections: Start \(#start\), Unlock the door \(#unlock-the-door\)/,
    )
  })

  test('reads pages as resources', async () => {
    const client = await connect((await built()).report.outDir)
    const {resources} = await client.listResources()
    expect(resources.map(({uri, title}) => [uri, title])).toEqual([
      ['https://kiosk.example/base/docs/start', 'Start'],
      ['https://kiosk.example/base/docs/sell/papers', 'Papers'],
    ])
    const {contents} = await client.readResource({uri: 'https://kiosk.example/base/docs/start'})
    expect(contents[0]).toMatchObject({mimeType: 'text/markdown', text: (await built()).read('docs/start.md')})
  })
})

test('a published site is read by its URL, from its files alone', async () => {
  const site = await built()
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').replace(/^\/base\//, '').replace(/\?.*$/, ''))
    const isThere = site.exists(path)
    response.writeHead(isThere ? 200 : 404).end(isThere ? site.read(path) : '')
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const client = await connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`)
  expect(await ask(client, 'search', {query: 'cord'})).toContain('/base/docs/start#lights')
  expect(await ask(client, 'read', {page: '/docs/start#lights'})).toContain('Pull the cord.')
})

describe('a site that cannot be read', () => {
  test.each([
    ['a folder without a list', {}, 'its llms.json is not there'],
    ['a list of another kind', {'llms.json': '{"version": 7}'}, 'its llms.json is not one of this version of Quire'],
  ])('%s is told with what to do', async (_, files, problem) => {
    const {dir} = createSite(files)
    const {code, stdout, stderr} = await runCli(['mcp', '.'], {cwd: dir})
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`error mcp/no-list: "${dir}" has no pages to read: ${problem}.`)
    expect(stderr).toContain('hint: Give the folder or the URL of a site')
  })
})
