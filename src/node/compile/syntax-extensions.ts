// Syntax that transforms add to the parser, as remark-math does. Only the reference parser can be taught: pages in which
// such syntax may stand are left to it.
import {type Data, unified} from 'unified'
import type {CompilerSpec, CompilerTransform} from '../model.ts'
import {knowsDirectives} from './compiler-spec.ts'
import {hasRemarkPlugins, type LoadedTransform, type LoadedTransforms, nameOf} from './load-transforms.ts'
import type {FenceNames} from './parse/admonition-fences.ts'

export interface SyntaxExtensions {
  readonly micromark: readonly MicromarkExtension[]
  readonly fromMarkdown: readonly FromMarkdownExtension[]
  /** The blocks `:::name` are read by a plugin of the site. */
  readonly hasDirectives: boolean
  /** False for a text in which the added syntax cannot stand. */
  readonly mayStandIn: (text: string) => boolean
}

type MicromarkExtension = NonNullable<Data['micromarkExtensions']>[number]
type FromMarkdownExtension = NonNullable<Data['fromMarkdownExtensions']>[number]

/** By the code of the character that a construct begins with. */
const COLON = ':'.charCodeAt(0)

/** Plugins, by package or by the name of their function, whose syntax needs a sign: a page without it has the faster parser. */
const SIGNS: Readonly<Record<string, string>> = {'remark-math': '$', remarkMath: '$'}

/**
 * What the transforms of the settings add; undefined when they add nothing.
 * @throws TransformError when a transform refuses its options.
 */
export function findSyntaxExtensions(
  {beforeDefaultRemarkPlugins, remarkPlugins}: LoadedTransforms,
  {transforms}: CompilerSpec,
): SyntaxExtensions | undefined {
  const named = [...transforms.beforeDefaultRemarkPlugins, ...transforms.remarkPlugins]
  const adding = [...beforeDefaultRemarkPlugins, ...remarkPlugins].flatMap((attach, at) => {
    const {micromarkExtensions = [], fromMarkdownExtensions = []} = probe(attach)
    if (micromarkExtensions.length + fromMarkdownExtensions.length === 0) return []
    return [{micromarkExtensions, fromMarkdownExtensions, sign: signOf(named[at])}]
  })
  if (adding.length === 0) return undefined
  return {
    micromark: adding.flatMap(({micromarkExtensions}) => micromarkExtensions),
    fromMarkdown: adding.flatMap(({fromMarkdownExtensions}) => fromMarkdownExtensions),
    hasDirectives: adding.some(({micromarkExtensions}) => micromarkExtensions.some(({flow = {}}) => COLON in flow)),
    mayStandIn: (text) => adding.some(({sign}) => text.includes(sign)),
  }
}

function signOf(transform: CompilerTransform | undefined): string {
  return (transform === undefined ? undefined : SIGNS[nameOf(transform)]) ?? ''
}

/** A transform adds its syntax when it is attached to a processor; this one parses nothing. */
function probe(attach: LoadedTransform): Data {
  const processor = unified()
  attach.call(processor)
  return processor.data()
}

/** Blocks of any name are for remark plugins, unless one of those reads them itself. */
export function fenceNamesFor(
  spec: CompilerSpec,
  transforms: LoadedTransforms,
  extensions: SyntaxExtensions | undefined,
): FenceNames {
  const {admonitionKeywords, bareTitles, hasMdx1} = spec
  const keepsContent = knowsDirectives(spec)
  const directives = (keepsContent || hasRemarkPlugins(transforms)) && extensions?.hasDirectives !== true
  return {keywords: admonitionKeywords, directives, keepsContent, bareTitles, isOld: hasMdx1}
}
