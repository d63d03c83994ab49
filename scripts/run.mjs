#!/usr/bin/env node
// Runs the program from a checkout: installs and compiles when needed, then hands over.
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {ensureInstalled} from './install.mjs'

ensureInstalled()
const {ensureProgram} = await import('./program.mjs')
const dist = await ensureProgram()
await import(pathToFileURL(join(dist, 'bin.js')).href)
