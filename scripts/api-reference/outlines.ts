// How the names of each public entry are grouped. A name whose file no group takes stops the generator.

export interface SectionOutline {
  readonly heading: string
  readonly about: string
  /** Files, from the repository's root, whose exports are here; the first section that takes a file has it. */
  readonly files: RegExp
}

export interface ModuleOutline {
  /** The entry's source. */
  readonly entry: string
  /** Before the names that an earlier page describes, in the first section. */
  readonly elsewhere?: string
  readonly sections: readonly SectionOutline[]
}

export interface PageOutline {
  readonly file: string
  readonly title: string
  readonly description: string
  readonly position: number
  readonly opening: string
  readonly modules: readonly ModuleOutline[]
}

export const CLIENT: PageOutline = {
  file: 'api-client.md',
  title: 'Reference: client API',
  description:
    'Every name of quire-docs/client - components, hooks and types for the code of a site, a theme or a plugin.',
  position: 6.4,
  opening: `Everything that \`quire-docs/client\` exports. The code of a site, of a [theme](themes.md) and of a [plugin's client
half](plugins.md) may import it; it works in the browser and while pages are rendered. The modules of Docusaurus, such as
\`@docusaurus/Link\` and \`@docusaurus/useBaseUrl\`, are [names for the same things](migration-from-docusaurus.md).

\`\`\`tsx title="src/components/read-more.tsx"
import {Link, useBaseUrl, useSite} from 'quire-docs/client'

export function ReadMore() {
  const {title} = useSite()
  return (
    <p>
      <img src={useBaseUrl('/img/book.svg')} alt="" /> <Link to="/docs/">Read the documentation of {title}</Link>
    </p>
  )
}
\`\`\``,
  modules: [
    {
      entry: 'src/client/index.ts',
      sections: [
        {
          heading: 'Links and navigation',
          about: `Links take paths of the site, without its base URL. \`matchPath\`, \`useLocation\`, \`useNavigate\` and \`useSearchParams\`
are those of [React Router](https://reactrouter.com/api/hooks/useLocation).`,
          files: /^src\/(?:client\/router\/|shared\/permalink\.ts)/,
        },
        {
          heading: 'The site and its data',
          about: 'What the configuration and the plugins hand to the pages.',
          files: /^src\/client\/data\//,
        },
        {heading: 'The page', about: 'The page that is shown, and its content.', files: /^src\/client\/page\//},
        {
          heading: 'Titles and head tags',
          about: 'Tags that a component adds to the head of its page.',
          files: /^src\/client\/head\//,
        },
        {
          heading: 'Translation',
          about: '[Languages](languages.md#messages) explains how the texts are collected and translated.',
          files: /^src\/client\/i18n\//,
        },
        {heading: 'Colour mode', about: 'Light, dark, or as the system has it.', files: /^src\/client\/color-mode\//},
        {
          heading: 'Rendering and the browser',
          about:
            'Pages are rendered on the server first. These components and hooks help with what only a browser has.',
          files: /^src\/client\/(?:hooks|shared-markup)\//,
        },
        {
          heading: 'Storage',
          about: 'Values that the browser keeps between visits, under the keys of the site.',
          files: /^src\/client\/storage\//,
        },
        {
          heading: 'Errors',
          about: 'What is shown when a component throws.',
          files: /^src\/client\/(?:errors|failure)\//,
        },
        {
          heading: 'Search',
          about: 'The engine behind the [search box](search.md), for a search of your own.',
          files: /^src\/client\/search\//,
        },
        {
          heading: 'Code blocks',
          about: 'How the line after the fence and the comments of a code block are read.',
          files: /^src\/shared\/code-block\//,
        },
        {
          heading: 'Parts that the runtime places',
          about: 'What a [theme](themes.md) as a whole consists of, and the props of its outermost parts.',
          files: /^src\/client\/runtime-types\.ts$/,
        },
        {
          heading: 'Types of docs',
          about: 'Props of the layouts of docs, and the data that [`usePluginData`](#useplugindata) returns for them.',
          files: /^src\/shared\/(?:views|docs-data)\.ts$/,
        },
        {
          heading: 'Types of the blog',
          about: 'The same for posts, their lists, tags and authors.',
          files: /^src\/shared\/blog-views\.ts$/,
        },
        {
          heading: 'Types of pages and of the site',
          about: 'What the build writes for the browser.',
          files: /^src\/shared\/contract\.ts$/,
        },
      ],
    },
  ],
}

export const NODE: PageOutline = {
  file: 'api-node.md',
  title: 'Reference: Node API',
  description: 'Every name of the package quire-docs itself - building, serving and checking a site from a program.',
  position: 6.5,
  opening: `Everything that \`quire-docs\` exports: the commands of the [command line](command-line.md) as functions. They print
nothing. Mistakes in a site are findings in the report; only wrong calls throw.

\`\`\`ts title="scripts/check-docs.ts"
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {build, formatDiagnostic} from 'quire-docs'

const report = await build({siteDir: 'website', outDir: 'public'})
const readSource = (path: string) => readFileSync(join('website', path), 'utf8')
for (const finding of report.diagnostics) console.error(formatDiagnostic(finding, {colour: false, readSource}))
process.exitCode = report.ok ? 0 : 1
\`\`\``,
  modules: [
    {
      entry: 'src/node/index.ts',
      sections: [
        {
          heading: 'Building and checking',
          about: 'The configuration, the build, and what both find.',
          files:
            /^src\/(?:node\/(?:build|api-types|check-site|check)\.ts|node\/(?:config|diagnostics|program)\/|shared\/diagnostics\.ts)/,
        },
        {
          heading: 'Serving',
          about: 'The servers of your machine. Published sites need [a host](deployment.md) and no program.',
          files: /^src\/node\/serve\//,
        },
        {
          heading: 'Migration and translation',
          about: 'What [bringing a site](migration-from-docusaurus.md) and [translating it](languages.md) need.',
          files: /^src\/node\/(?:migrate|write-translations|write-heading-ids|translation)/,
        },
        {
          heading: 'Parts of the theme',
          about:
            'As [`quire swizzle`](command-line.md#swizzle) does. The parts are listed in [Reference: theme API](api-theme.md).',
          files: /^src\/node\/eject\//,
        },
        {heading: 'Other', about: 'For programs around this one.', files: /^src\/node\//},
      ],
    },
  ],
}

export const PLUGIN: PageOutline = {
  file: 'api-plugin.md',
  title: 'Reference: plugin API',
  description: 'Every name of quire-docs/plugin, quire-docs/plugin/content and quire-docs/plugin/search.',
  position: 6.6,
  opening: `What a [plugin](plugins.md) may import in its node half. Plugins with a client half import the [client
API](api-client.md) there. [A plugin, step by step](plugin-tutorial.md) uses most of what is here.

\`\`\`ts title="plugins/robots.ts"
import {definePlugin} from 'quire-docs/plugin'

export const robots = definePlugin({
  name: 'robots',
  emitAssets: () => [{path: 'robots.txt', content: 'User-agent: *\\nAllow: /\\n'}],
})
\`\`\``,
  modules: [
    {
      entry: 'src/plugin/index.ts',
      elsewhere: 'These names are the same as in the other entries:',
      sections: [
        {
          heading: 'quire-docs/plugin: the plugin',
          about: 'A plugin is what `definePlugin` returns. Its steps run in the order of `PluginDefinition`.',
          files: /^src\/plugin\/(?:define-plugin|types|theme-types|tool-types)\.ts$/,
        },
        {
          heading: 'Files to read',
          about: 'What `sources` and `modules` ask for, and what comes back.',
          files: /^src\/plugin\/source-types\.ts$/,
        },
        {heading: 'Routes', about: 'Pages that a plugin makes.', files: /^src\/plugin\/route-types\.ts$/},
        {
          heading: 'Output',
          about: 'Finished pages, tasks on their text, and further files.',
          files: /^src\/plugin\/output-types\.ts$/,
        },
        {
          heading: 'The bundler',
          about: 'Changes to the configuration of the bundler.',
          files: /^src\/plugin\/bundler-types\.ts$/,
        },
        {heading: 'Configuration', about: 'Helpers for options and for `themeConfig`.', files: /^src\/config\//},
        {
          heading: 'Findings',
          about: 'What a plugin reports.',
          files: /^src\/shared\/(?:diagnostics|diagnostic-codes?|closest|quote-value)\.ts$/,
        },
        {
          heading: 'Data files and translations',
          about: 'Files of JSON and YAML with the place of each value, and the folders of a language.',
          files: /^src\/plugin\/(?:json-file|yaml-file|messages-file|translations)\.ts$/,
        },
        {
          heading: 'Paths, URLs and values',
          about: 'Pure functions that the program uses itself.',
          files: /^src\/shared\//,
        },
      ],
    },
    {
      entry: 'src/plugin/content.ts',
      elsewhere: 'The types of docs and posts are described with the client API:',
      sections: [
        {
          heading: 'quire-docs/plugin/content',
          about: 'For plugins that publish documents: options, front matter, tags and dates.',
          files: /^src\/(?:plugin|shared)\//,
        },
      ],
    },
    {
      entry: 'src/plugin/search.ts',
      sections: [
        {
          heading: 'quire-docs/plugin/search',
          about: 'For plugins that read texts as the search in the browser does.',
          files: /^src\/shared\/(?:search\/|place-by-hash)/,
        },
      ],
    },
  ],
}
