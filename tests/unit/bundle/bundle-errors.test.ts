// Where the mistakes of files are that loaders compile, as these loaders say it.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {toBundleFinding} from '../../../src/node/bundle/bundle-errors.ts'

const OF_SASS = `Module build failed (from ./node_modules/sass-loader/dist/cjs.js):
Undefined variable.
  ╷
2 │ a { color: $none }
  │            ^^^^^
  ╵
  src/_part.scss 2:12   @use
  src/page.module.scss 7:1  root stylesheet`

test('the place in a file of Sass is that of the mistake, not of the file that a component imports', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'quire-sass-'))
  onTestFinished(() => rmSync(siteDir, {recursive: true}))
  mkdirSync(join(siteDir, 'src'))
  writeFileSync(join(siteDir, 'src/page.module.scss'), '')
  const find = () =>
    toBundleFinding({message: OF_SASS, module: {resource: join(siteDir, 'src/page.module.scss')}}, {
      siteDir,
      programRoot: '/program',
      aliases: {},
      bundler: 'webpack',
    } as Parameters<typeof toBundleFinding>[1])
  const message = 'Undefined variable.'
  expect(find()).toMatchObject({message, file: 'src/page.module.scss', line: 7, column: 1})
  writeFileSync(join(siteDir, 'src/_part.scss'), '')
  expect(find()).toMatchObject({message, file: 'src/_part.scss', line: 2, column: 12})
})
