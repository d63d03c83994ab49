// What a module comes to by itself, and when it is looked up instead.
import {expect, test} from 'vitest'
import {createModuleMinifier} from '../../../src/node/bundle/minify-module.ts'

const module = (id: number, value = 'one'): string => `/***/ ((module, exports, __webpack_require__) => {
// EXTERNAL MODULE: ../../place/${id}.js
var thing = __webpack_require__(${id});
var other = __webpack_require__(7);
function unused() { return 1 }
exports.text = thing.a + other.b + ${JSON.stringify(value)} + thing.c + 7310001;

/***/ })`

test('a function keeps what it requires, and loses what nobody uses', async () => {
  const {code} = await createModuleMinifier({}).minify('function', module(412))
  expect(code).toBe('(e,t,n)=>{var r=n(412),i=n(7);t.text=r.a+i.b+`one`+r.c+7310001}')
})

test('a method is given without its name', async () => {
  const {code} = await createModuleMinifier({}).minify(
    'method',
    '(module, exports) {\n exports.a = function () { return this }\n}',
  )
  expect(code).toBe('(e,t){t.a=function(){return this}}')
})

test('a module is found by its text, whatever the numbers of the modules and the place of the files are', async () => {
  const first = createModuleMinifier({})
  await first.minify('function', module(412))
  const known = Object.fromEntries(
    Object.entries(first.used()).map(([key, made]) => [key, {...made, code: `KNOWN ${made.code}`}]),
  )
  const second = createModuleMinifier(known)
  const {code} = await second.minify('function', module(5))
  expect(code).toContain('KNOWN')
  expect(code).toContain('n(5),i=n(7)')
  expect((await second.minify('function', module(5, 'two'))).code).not.toContain('KNOWN')
})

test('licenses are kept apart from the text', async () => {
  const text = '(module) {\n/** @license Free */\n// Not this.\nmodule.exports = 1\n/*! Nor lost */\nmodule.id = 2}'
  expect(await createModuleMinifier({}).minify('method', text)).toEqual({
    code: '(e){e.exports=1,e.id=2}',
    notices: ['/** @license Free */', '/*! Nor lost */'],
  })
})

test('syntax that the minifier does not know stays as it is', async () => {
  const text = '((module) => { module.exports = 1 +* 2 })'
  expect((await createModuleMinifier({}).minify('function', text)).code).toBe(text)
})

test('modules with more names than letters have names that are different and allowed', async () => {
  const names = Array.from({length: 300}, (_, at) => `name${at}`)
  const text = `((module) => { ${names.map((name) => `let ${name} = module.a();`).join('')} module.exports = () => [${names.join()}] })`
  const {code} = await createModuleMinifier({}).minify('function', text)
  const made = Function(`return ${code}`)() as (module: {a: () => number; exports?: () => number[]}) => void
  let count = 0
  const box: {a: () => number; exports?: () => number[]} = {a: () => count++}
  made(box)
  expect(box.exports?.()).toEqual(names.map((_, at) => at))
})
