// Which React a bundle has: the program's own, also where a site has an older one. Code that was written for that finds what it expects
// in src/client/older-react, which stands before the program's.
import {dirname, join} from 'node:path'
import type {RuleSetRule} from 'webpack'
import {programRequire} from '../program/program-info.ts'

interface Options {
  readonly programRoot: string
  readonly hasOlderReact: boolean
}

/** Packages of which there must be one copy: two Reacts cannot share hooks. */
const SINGLE_PACKAGES = ['react', 'react-dom']

const OWN_REACT = /^(?:quire-)?(?=react(?:-dom)?(?:\/|$)|react-router(?:-dom)?(?:\/|$))/

/** The name of a package that the render worker hands in, for a request; undefined for what is in the bundle. */
export function reactPackage(request: string, {hasOlderReact}: Options): string | undefined {
  const isStoodIn = hasOlderReact && `${request}$` in STAND_INS
  return OWN_REACT.test(request) && !isStoodIn ? request.replace(/^quire-/, '') : undefined
}

/** What code that was written for an older React gets by its names, in src/client/older-react. */
const STAND_INS: Readonly<Record<string, string>> = {
  react$: 'react.ts',
  'react/jsx-runtime$': 'jsx-runtime.ts',
  'react/jsx-dev-runtime$': 'jsx-runtime.ts',
  'react-dom$': 'react-dom.ts',
}

export function reactAliases({programRoot, hasOlderReact}: Options): Readonly<Record<string, string>> {
  const folderOf = toFolders(programRoot)
  const single = Object.fromEntries(SINGLE_PACKAGES.map((name) => [name, folderOf(name)]))
  if (!hasOlderReact) return single
  const standIns = Object.entries(STAND_INS).map(([name, file]) => [
    name,
    join(programRoot, 'src/client/older-react', file),
  ])
  const own = SINGLE_PACKAGES.map((name) => [`quire-${name}`, folderOf(name)])
  return {...Object.fromEntries([...standIns, ...own]), ...single}
}

function toFolders(programRoot: string): (name: string) => string {
  const require = programRequire(programRoot)
  return (name) => dirname(require.resolve(`${name}/package.json`))
}

/** Scripts of packages but React itself. */
const OF_PACKAGES = {
  test: /\.[cm]?js$/,
  include: /[\\/]node_modules[\\/]/,
  exclude: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  resourceQuery: {not: [/^\?(?:raw|url)\b/]},
}

export function olderReactRules({programRoot, hasOlderReact}: Options): readonly RuleSetRule[] {
  if (!hasOlderReact) return []
  const folderOf = toFolders(programRoot)
  const own = SINGLE_PACKAGES.map(folderOf)
  // React's own packages use each other, not what stands before them.
  const alias = Object.fromEntries(Object.keys(STAND_INS).map((name) => [name, ownFile(name.slice(0, -1), folderOf)]))
  return [
    {...OF_PACKAGES, loader: join(programRoot, 'dist/older-react-loader.js')},
    {include: own, resolve: {alias}},
  ]
}

function ownFile(request: string, folderOf: (name: string) => string): string {
  const [name = '', file = 'index'] = request.split('/')
  return join(folderOf(name), `${file}.js`)
}
