// The switches of `future` in full, as code written for Docusaurus 3.10 reads them: without a look whether they are there.
import type {SiteConfig} from '../model.ts'

const V4 = [
  'removeLegacyPostBuildHeadAttribute',
  'useCssCascadeLayers',
  'siteStorageNamespacing',
  'fasterByDefault',
  'mdx1CompatDisabledByDefault',
]

const FASTER = [
  'swcJsLoader',
  'swcJsMinimizer',
  'swcHtmlMinimizer',
  'lightningCssMinimizer',
  'mdxCrossCompilerCache',
  'rspackBundler',
  'rspackPersistentCache',
  'ssgWorkerThreads',
  'gitEagerVcs',
]

export function wholeFuture(given: SiteConfig['future']): object {
  const v4 = wholeSwitches(V4, given?.v4)
  const faster = wholeSwitches(FASTER, given?.faster ?? given?.experimental_faster, v4.fasterByDefault)
  return {...given, experimental_router: 'browser', v4, faster, experimental_faster: faster}
}

/** @param usual Of those that are not written. */
function wholeSwitches(
  names: readonly string[],
  given: boolean | Readonly<Record<string, boolean>> = {},
  usual = false,
) {
  const isOn = typeof given === 'boolean' ? given : usual
  return {...Object.fromEntries(names.map((name) => [name, isOn])), ...(typeof given === 'object' ? given : {})}
}
