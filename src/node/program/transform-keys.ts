// Names of the lists of transforms, in options of plugins, in the settings of the compiler and in rules for the loader of Docusaurus.
import type {MarkdownTransforms} from '../../plugin/types.ts'

export const TRANSFORM_KEYS: readonly (keyof MarkdownTransforms)[] = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
]
