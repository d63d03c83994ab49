// Messages that code declares, read without running it.
import {describe, expect, test} from 'vitest'
import {extractMessages} from '../../../src/node/translations/extract-messages.ts'
import {mergeMessages} from '../../../src/node/translations/merge-messages.ts'

const IMPORT = "import Translate, {translate as t} from '@docusaurus/Translate'\n"

describe('messages of code', () => {
  test('are those of translate() and <Translate>, under whatever names they are imported', async () => {
    const code = `${IMPORT}import type {ReactNode} from 'react'
export function Home(): ReactNode {
  const title: string = t({id: 'home.title', message: 'Home' + \` page\`, description: 'Title'})
  return <main title={title}><Translate id="home.hello" description="Greeting" values={{name: title}}>
    Hello,
    {'{name}'}
  </Translate><Translate>{'Plain'}</Translate>{t({message: 'Alone'})}</main>
}`
    const {messages, dynamic} = await extractMessages('home.tsx', code)
    expect(messages).toEqual({
      'home.title': {message: 'Home page', description: 'Title'},
      Plain: {message: 'Plain'},
      Alone: {message: 'Alone'},
    })
    // Two children are not one text.
    expect(dynamic).toEqual([{line: 5, column: 30}])
  })

  test('keep the spaces that <Translate> shows, but for a text that is the id', async () => {
    const code = `${IMPORT}export default () => <><Translate id="on">{' on {date}'}</Translate><Translate id="lines">
      Two
      lines
    </Translate><Translate> Alone </Translate></>`
    const {messages} = await extractMessages('a.jsx', code)
    expect(messages).toEqual({on: {message: ' on {date}'}, lines: {message: 'Two lines'}, Alone: {message: 'Alone'}})
  })

  test('are of the lines of the code when they cannot be read', async () => {
    const code = `${IMPORT}
interface Props { readonly a: string }
export const text = ({a}: Props) =>
  t({id: a, message: 'x'})
export const Page = () => <Translate {...{}}>text</Translate>
`
    const {messages, dynamic} = await extractMessages('x.tsx', code)
    expect(messages).toEqual({})
    expect(dynamic.map(({line}) => line)).toEqual([5, 6])
  })

  test('are of no other function of that name', async () => {
    const code =
      "import {translate} from './mine'\nexport default translate({message: 'x'}) + '@docusaurus/Translate'\n"
    expect(await extractMessages('x.js', code)).toEqual({messages: {}, dynamic: []})
  })
})

test('a file keeps what is translated, and what the site no longer has', () => {
  const existing = {a: {message: 'Le A'}, old: {message: 'Vieux', description: 'x'}}
  const wanted = {a: {message: 'A', description: 'First'}, b: {message: 'B'}}
  const merge = (override: boolean) => mergeMessages(existing, wanted, {override, prefix: '(fr) '})
  expect(merge(false)).toEqual({
    messages: {a: {message: 'Le A', description: 'First'}, old: existing.old, b: {message: '(fr) B'}},
    unused: ['old'],
  })
  expect(merge(true).messages.a).toEqual({message: '(fr) A', description: 'First'})
})
