#!/usr/bin/env node
// Entry of the package create-quire-docs.
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {runCreate} from './main.ts'

const {version} = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {version: string}

process.exitCode = await runCreate({
  args: process.argv.slice(2),
  command: 'npm create quire-docs@latest',
  cwd: process.cwd(),
  templatesDir: fileURLToPath(new URL('templates', import.meta.url)),
  version,
  isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
