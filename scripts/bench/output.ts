// What a build left: sizes of the folder, and what one doc page makes a browser load.
import {readdirSync, readFileSync, statSync} from 'node:fs'
import {join, relative} from 'node:path'
import {gzipSync} from 'node:zlib'
import {measureParts, type ScriptParts} from './script-parts.ts'

export interface OutputFigures {
  readonly files: number
  readonly totalMiB: number
  readonly meanHtmlKiB: number
  readonly page: {
    readonly file: string
    readonly htmlGzipBytes: number
    readonly scriptGzipBytes: number
    readonly styleGzipBytes: number
    /** Shared data that the page fetches: the site's and the sidebar's. */
    readonly dataGzipBytes: number
    readonly inlineBytes: number
  }
  readonly parts: ScriptParts
}

/** @param root Of the checkout, which the site was built with. */
export async function measureOutput(dir: string, root: string): Promise<OutputFigures> {
  const files = listFiles(dir)
  const html = files.filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
  const bytes = (list: readonly string[]): number => list.reduce((sum, file) => sum + statSync(file).size, 0)
  const sample = html.sort()[Math.floor(html.length / 2)] ?? ''
  return {
    files: files.length,
    totalMiB: round(bytes(files) / 1024 / 1024),
    meanHtmlKiB: round(bytes(html) / Math.max(1, html.length) / 1024),
    page: measurePage(dir, sample),
    parts: await measureParts(root, files.find((file) => /[\\/]assets[\\/]main\.\w+\.js$/.test(file)) ?? ''),
  }
}

function measurePage(dir: string, file: string): OutputFigures['page'] {
  const html = readFileSync(file, 'utf8')
  // A sheet is named twice: for browsers without scripts, too.
  const refs = (pattern: RegExp): string[] => [...new Set([...html.matchAll(pattern)].map(([, url]) => url ?? ''))]
  const scripts = [
    ...refs(/<script[^>]* src="\/?([^"]+)"/g),
    ...refs(/<link[^>]*rel="modulepreload"[^>]* href="\/([^"]+)"/g),
  ]
  const styles = refs(/<link[^>]*rel="stylesheet"[^>]* href="\/([^"]+)"/g)
  const data = refs(/<link[^>]*rel="preload"[^>]* href="\/([^"]+)"/g)
  const inline = [
    ...html.matchAll(
      /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>|<style[^>]*>([\s\S]*?)<\/style>|\sstyle="([^"]*)"/g,
    ),
  ]
  return {
    file: relative(dir, file),
    htmlGzipBytes: gzipSync(html).length,
    scriptGzipBytes: gzipOf(
      dir,
      scripts.map((name) => name.replace(/^(?:\.\.\/)+/, '')),
    ),
    styleGzipBytes: gzipOf(dir, styles),
    dataGzipBytes: gzipOf(dir, data),
    inlineBytes: inline.reduce((sum, match) => sum + (match[1] ?? match[2] ?? match[3] ?? '').length, 0),
  }
}

function gzipOf(dir: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dir, file))).length, 0)
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(dir, entry.name)) : [join(dir, entry.name)],
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
