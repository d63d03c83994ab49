// Runs compiled MDX as the runtime would, with stand-ins for the theme's components.
import {type ComponentType, createElement, type ReactNode} from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import {renderToStaticMarkup} from 'react-dom/server'
import type {ContentExports, ContentFunction} from '../../../src/shared/contract.ts'
import type {CompiledText} from './compile-text.ts'

export const HtmlElement = ({children}: {children?: ReactNode}): ReactNode => createElement('section', null, children)
const COMPONENTS = {Tabs: HtmlElement, Details: HtmlElement}

export interface EvaluatedMdx {
  readonly exports: ContentExports
  readonly html: string
}

/** Evaluates and renders; placeholders are filled with the target that the writer wrote, or nothing. */
export function evaluateMdx(
  {record, text}: CompiledText,
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): EvaluatedMdx {
  const code = text.replace(/«(\d+)\.(url|width|height|target)»/g, (_, index: string, field: string) =>
    field === 'url' ? (record.references[Number(index)]?.target ?? '') : '',
  )
  // The text is what a route module holds; here it is evaluated as that module would be.
  const content = new Function(`"use strict"; return ${code}`)() as ContentFunction
  const exports = content({jsxRuntime, imports: (specifier) => modules[specifier] ?? {}})
  // An MDX content function is a React component, which the contract cannot say.
  const Content = exports.default as ComponentType<Record<string, unknown>>
  return {exports, html: renderToStaticMarkup(createElement(Content, {components: COMPONENTS}))}
}
