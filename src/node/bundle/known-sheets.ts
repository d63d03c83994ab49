// Style sheets that a page names are not loaded a second time, behind those of the site. Rspack's code in the browser looks for a sheet
// by its URL from the public path as that was put together, `assets/../assets/x.css`: pages have it from the root.
import type * as Rspack from '@rspack/core'

const AS_WRITTEN = /(\w+)\.getAttribute\("href"\) \|\| \1\.href/

/** The rest of that code compares what begins with the public path, and a sheet whose URL does not is not ours. */
const FROM_PUBLIC_PATH =
  '((path, whole) => whole.startsWith(path) ? __webpack_require__.p + whole.slice(path.length) : whole)(new URL(__webpack_require__.p).href, $1.href)'

export const KNOWN_SHEETS: Rspack.RspackPluginInstance = {
  apply: (compiler: Rspack.Compiler) => {
    compiler.hooks.thisCompilation.tap('quire-sheets', ({hooks}) => {
      hooks.runtimeModule.tap('quire-sheets', ({source}) => {
        if (source === undefined) return
        const text = source.source.toString()
        if (AS_WRITTEN.test(text)) source.source = Buffer.from(text.replace(AS_WRITTEN, FROM_PUBLIC_PATH))
      })
    })
  },
}
