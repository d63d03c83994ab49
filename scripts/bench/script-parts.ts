// What the script of every page consists of: the packages below the theme, each bundled alone, and the rest.
import {readFileSync} from 'node:fs'
import {gzipSync} from 'node:zlib'
import {build, type Plugin} from 'esbuild'
import pureRouterLoader from '../../src/node/bundle/pure-router-loader.ts'

/** Bytes, gzip. Parts pack better together than each alone, so the rest comes out somewhat too small. */
export type ScriptParts = Readonly<Record<'react' | 'react-dom' | 'react-router' | 'theme and client', number>>

const JSX = "export * from 'react/jsx-runtime'"

/** What the client takes of each. */
const ENTRIES = {
  react: `export * from 'react'\n${JSX}`,
  'react-dom': `export {createRoot, hydrateRoot} from 'react-dom/client'\nexport {createPortal, flushSync} from 'react-dom'`,
  'react-router':
    "export {NavigationType, Router, UNSAFE_NavigationContext, parsePath, useLocation, useNavigate} from 'react-router'",
}

/** @param script Absolute path of the script that all pages load. */
export async function measureParts(root: string, script: string): Promise<ScriptParts> {
  const whole = gzipSync(readFileSync(script)).length
  const [react = 0, dom = 0, router = 0] = await Promise.all(
    Object.entries(ENTRIES).map(([name, text]) => sizeOf(root, name, text)),
  )
  return {react, 'react-dom': dom, 'react-router': router, 'theme and client': whole - react - dom - router}
}

async function sizeOf(root: string, name: string, contents: string): Promise<number> {
  const others = ['react', 'react/jsx-runtime', 'react-dom'].filter((other) => !other.startsWith(name))
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: root},
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {'react-router': './node_modules/react-router/dist/production/index.mjs'},
    absWorkingDir: root,
    external: name === 'react-dom' ? ['react'] : others,
    plugins: [pureRouter],
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}

/** As in the bundles of sites. */
const pureRouter: Plugin = {
  name: 'pure-router',
  setup: ({onLoad}) => {
    onLoad({filter: /react-router[\\/]dist[\\/].*\.mjs$/}, ({path}) => ({
      contents: pureRouterLoader(readFileSync(path, 'utf8')),
    }))
  },
}
