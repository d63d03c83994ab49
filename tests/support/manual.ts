// Pages of the manual and the examples in them.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {projectRoot} from './program.ts'

export interface Example {
  readonly language: string
  readonly title?: string
  readonly text: string
}

export function readManual(page: string): string {
  return readFileSync(join(projectRoot, 'docs/documentation', page), 'utf8')
}

/** Fenced blocks of a page; a fence inside a longer one is text of the longer one. Indentation of a list is removed. */
export function examplesOf(page: string): Example[] {
  const fences = readManual(page).matchAll(/^([ ]*)(`{3,})(\w+)([^\n`]*)\n([\s\S]*?)^\1\2$/gm)
  return [...fences].map(([, indent = '', , language = '', meta = '', body = '']) => {
    const title = /title="([^"]+)"/.exec(meta)?.[1]
    const text = body.replace(new RegExp(`^${indent}`, 'gm'), '')
    return {language, text, ...(title === undefined ? {} : {title})}
  })
}

/** The examples of a page that are files, by the path in their title. */
export function filesOf(page: string): Record<string, string> {
  return Object.fromEntries(examplesOf(page).flatMap(({title, text}) => (title === undefined ? [] : [[title, text]])))
}

export function fileOf(page: string, path: string): string {
  const text = filesOf(page)[path]
  if (text === undefined) throw new Error(`The page ${page} has no example with the title "${path}".`)
  return text
}
