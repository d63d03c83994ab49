// A site with a page of each kind that fails in its own way when files of another build answer.
import type {FileMap} from './site.ts'

const LETTERS = ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elder', 'Fir']

/** @param edition Words of the edition stand on each page and in the sidebar. */
export function skewSite(edition: string): FileMap {
  const pages = LETTERS.map((name) => {
    const links = LETTERS.map((other) =>
      `[${other}](./${other.toLowerCase()}.mdx)`.replace('.mdx', isMdx(other) ? '.mdx' : '.md'),
    )
    const parts = `# ${name}\n\nThe ${edition} text of ${name}.\n\n${links.join(' ')}\n\n## About ${name}\n\nMore of it.\n`
    const tabs = `import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs><TabItem value="a" label="Leaf">Green.</TabItem><TabItem value="b" label="Root">Brown.</TabItem></Tabs>\n`
    return [
      `docs/${name.toLowerCase()}.${isMdx(name) ? 'mdx' : 'md'}`,
      isMdx(name) ? `${parts}\n${tabs}` : parts,
    ] as const
  })
  return {
    'site.config.mjs': `import {docs} from 'quire-docs/plugins/docs'
import {search} from 'quire-docs/plugins/search'
export default {title: 'Trees', url: 'https://trees.example', baseUrl: '/', plugins: [docs({routeBasePath: '/'}), search({docsRouteBasePath: '/'})]}
`,
    ...Object.fromEntries(pages),
    'docs/index.md': `---\nslug: /\n---\n\n# Trees\n\nThe ${edition} text of Trees. [Acorn](./acorn.md) [Birch](./birch.mdx)\n`,
    // So many that closed categories are files of their own, and in each so few that its list is not cut in parts.
    ...Object.fromEntries(['animals', 'birds'].flatMap((kind) => categoryFiles(edition, kind))),
  }
}

function categoryFiles(edition: string, kind: string): readonly (readonly [string, string])[] {
  const folder = `docs/${edition}-${kind}`
  const pages = Array.from({length: 130}, (_, at) => {
    const title = `One of the ${kind}, ${at}`
    return [`${folder}/a${at}.md`, `# ${title}\n\nThe ${edition} text of ${title}.\n`] as const
  })
  return [...pages, [`${folder}/_category_.json`, `{"label": "The ${edition} ${kind}", "collapsed": true}`]]
}

function isMdx(name: string): boolean {
  return LETTERS.indexOf(name) % 2 === 1
}
