// For the site's own modules while it is served by `quire start`: says which components a module has, so that another text of them
// can take their place in an open page. It gets what the compiler has made of TypeScript and JSX.
import {transformSync} from 'oxc-transform'
import {REFRESH_MODULE} from './development-config.ts'

interface LoaderContext {
  readonly resourcePath: string
}

const EXPORT = /^[ \t]*export\b/m

export default function refreshLoader(this: LoaderContext, code: string): string {
  // A script without exports, or of CommonJS, is run again with whatever imports it.
  if (!EXPORT.test(code)) return code
  const {code: marked, errors} = transformSync(this.resourcePath, code, {
    lang: 'js',
    sourceType: 'module',
    jsx: {refresh: true},
  })
  // The bundler says what is wrong with it.
  return errors.length > 0 ? code : HEAD + marked + END
}

const HEAD = `import {accept as __quireAccept, register as __quireRegister, sign as $RefreshSig$} from ${JSON.stringify(REFRESH_MODULE)};
const $RefreshReg$ = (type, name) => __quireRegister(type, __webpack_module__.id + ' ' + name);
`

const END = `
__quireAccept(import.meta.webpackHot, __webpack_module__);
`
