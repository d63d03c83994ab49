// Sites whose React is older than the program's: what their code and their packages were written against is there, in pages and in
// the browser.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveBuilt} from '../support/served-site.ts'
import {createSite} from '../support/site.ts'

/** As packages have it that were built with the runtime for JSX of React 17 in them. */
const COMPILED = `var React = require('react');
var symbol = Symbol.for("react.element");
var owner = React.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED.ReactCurrentOwner;
function jsx(c, a, k) {
  var b, d = {}, e = null, l = null;
  k !== void 0 && (e = "" + k); a.ref !== void 0 && (l = a.ref);
  for (b in a) b !== 'key' && b !== 'ref' && (d[b] = a[b]);
  return { $$typeof: symbol, type: c, key: e, ref: l, props: d, _owner: owner.current };
}
exports.isElement = function (one) { return one.$$typeof === Symbol.for('react.element') };
exports.Compiled = function () {
  var ref = React.useRef(null);
  var state = React.useState('');
  React.useEffect(function () { state[1](ref.current.tagName) }, []);
  return jsx("em", {ref: ref, children: "compiled " + state[0]});
};
`
const PAGE = `import React, {Component, createElement, memo} from 'react'
import ReactDOM, {findDOMNode} from 'react-dom'
import {Compiled, isElement} from 'compiled'

function Word({text, end}) { return <b>{text}{end}</b> }
Word.defaultProps = {text: 'default', end: '!'}
const Kept = memo(Word)
const make = React.createFactory(Word)

class Measured extends Component {
  componentDidMount() {
    this.props.onTag(findDOMNode(this).tagName)
    ReactDOM.render(<Word text="rendered" />, document.getElementById('island'))
  }
  render() { return <><section /></> }
}

export default function Page() {
  const [tag, setTag] = React.useState('')
  return <main>
    <p id="words"><Word /> <Word text="given" /> <Kept end="?" /> {createElement(Word, {text: undefined})} {make({text: 'made'})} {React.cloneElement(<Word text="x" />, {text: undefined})}</p>
    <p id="marks">{String(isElement(<i />))} <Compiled /></p>
    <Measured onTag={setTag} /><p id="tag">{tag}</p>
    <button id="end" onClick={() => ReactDOM.unmountComponentAtNode(document.getElementById('island'))}>End</button>
    <Island />
  </main>
}
const Island = memo(() => <div id="island" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />)
`

test.each(['webpack', 'rspack'])(
  'code and packages for React 17 work, with %s',
  async (bundler) => {
    const site = createSite({
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: '${bundler}', presets: [['classic', {blog: false}]]}\n`,
      'package.json': '{"dependencies": {"react": "^17.0.2"}}',
      'node_modules/compiled/package.json': '{"name": "compiled", "version": "1.0.0", "main": "index.js"}',
      'node_modules/compiled/index.js': COMPILED,
      'src/pages/index.jsx': PAGE,
      'src/components/Note.jsx':
        'export default function Note({kind}) { return <u>{kind}</u> }\nNote.defaultProps = {kind: "kind by default"}\n',
      'docs/a.mdx': "import Note from '@site/src/components/Note'\n\n# A\n\n<Note />\n",
    })
    const built = await site.build()
    expect(built.findings).toEqual([])
    const text = built.html('/').replaceAll('<!-- -->', '')
    expect(text).toContain(
      '<p id="words"><b>default!</b> <b>given!</b> <b>default?</b> <b>default!</b> <b>made!</b> <b>default!</b></p>',
    )
    expect(text).toContain('<p id="marks">true <em>compiled </em></p>')
    expect(built.content('/docs/a')).toContain('<u>kind by default</u>')

    const url = await serveBuilt(site.dir, built)
    const {page, problems} = await openPage()
    await page.goto(url)
    await hydrated(page)
    await expect.poll(() => page.locator('#marks em').textContent()).toBe('compiled EM')
    expect(await page.locator('#tag').textContent()).toBe('SECTION')
    expect(await page.locator('#island').innerHTML()).toBe('<b>rendered!</b>')
    await page.locator('#end').click()
    expect(await page.locator('#island').innerHTML()).toBe('')
    expect(problems).toEqual([])
  },
  180_000,
)
