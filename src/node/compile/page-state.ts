// What is known and gathered about the one file that is being compiled. It travels with the file through the pipeline;
// transforms are shared by all files and hold nothing themselves.
import type {Heading, RootContent} from 'mdast'
import {VFile} from 'vfile'
import type {PageSection} from '../../plugin/types.ts'
import type {FileMessage} from '../../shared/diagnostics.ts'
import type {CompilerSpec, EmbeddedSections, FieldReads, Reference, TocEntry} from '../model.ts'
import type {AlternatePlan} from './alternate/alternate-edits.ts'
import {dependencyApi} from './dependencies.ts'
import type {ParseMarkdown} from './parse/parse-markdown.ts'
import type {PreparedSource} from './parse/prepare-source.ts'

/** The record of a page while its transforms fill it in. */
export interface PageState {
  readonly spec: CompilerSpec
  readonly source: PreparedSource
  readonly isMdx: boolean
  /** The page is made of components, as MDX is, and as plain Markdown may be: parts of the site's own can show it. */
  readonly isModule: boolean
  readonly parse: ParseMarkdown
  /** For MDX, and where the site has transforms: they may read it. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** The text of the file, which is read with changes, where the site has transforms that look at it as in Docusaurus. */
  readonly written: string | undefined
  /** Absolute path, where the site has transforms: they may read it. */
  readonly filePath: string | undefined
  /** Another document imports the front matter from this one. */
  readonly exportsFrontMatter: boolean
  /** Mark of a document that stands in lists beside others: ids of its footnotes end in it. */
  readonly idSuffix: string | undefined
  /** As in {@link DocumentFile}; none where the site has no transforms that see links. */
  readonly linkedPages: Readonly<Record<string, string>>
  /** Heading that the page does not show, where there is one. */
  leftOutTitle: Heading | undefined
  /** Around the title that the content begins with. */
  titleHeader: Extract<RootContent, {type: 'mdxJsxFlowElement'}> | undefined
  readonly toc: TocEntry[]
  readonly anchors: Set<string>
  readonly references: Reference[]
  readonly imports: Set<string>
  readonly messages: FileMessage[]
  /** Text of the page by sections; set when it is wanted. */
  sections: readonly (PageSection | EmbeddedSections)[] | undefined
  /** How to make the page's Markdown alternate, when the settings ask for it. */
  alternate: AlternatePlan | undefined
  /** Fields of the site's own data that the page's code reads. */
  fieldReads: Partial<FieldReads>
  /** The page's code does nothing but make elements. */
  makesOnlyElements: boolean
  hasContentTitle: boolean
  /** Text of the h1 that the content starts with. */
  contentTitle: string | undefined
  /** The content has HTML of the writer's own, which has to be parsed. */
  hasRawHtml: boolean
}

declare module 'vfile' {
  interface DataMap {
    quirePage: PageState
    /** Where plugins written for Docusaurus look for it. */
    frontMatter?: Readonly<Record<string, unknown>>
  }
}

/** The file that a page's transforms are given. */
export function toFile(page: PageState): VFile {
  const {source, written = source.text, frontMatter, filePath, spec} = page
  const path = filePath === undefined ? {} : {path: filePath, cwd: spec.siteDir}
  return new VFile({value: written, ...path, data: {quirePage: page, frontMatter, ...dependencyApi}})
}

/** @throws Error when the file did not come from the compiler. */
export function pageOf(file: VFile): PageState {
  const page = file.data.quirePage
  if (page === undefined) throw new Error('A transform of the compiler ran on a file that is not being compiled.')
  return page
}

/** What is known of a page before it is parsed. */
export type PageFacts = Pick<
  PageState,
  'frontMatter' | 'written' | 'filePath' | 'exportsFrontMatter' | 'idSuffix' | 'linkedPages'
>

export type PageInput = PageFacts & Pick<PageState, 'spec' | 'source' | 'isMdx' | 'isModule' | 'parse'>

export function createPageState(input: PageInput): PageState {
  return {
    ...input,
    leftOutTitle: undefined,
    titleHeader: undefined,
    toc: [],
    anchors: new Set(),
    references: [],
    imports: new Set(),
    messages: [...input.source.messages],
    sections: undefined,
    alternate: undefined,
    fieldReads: {},
    makesOnlyElements: false,
    hasContentTitle: false,
    contentTitle: undefined,
    hasRawHtml: false,
  }
}
