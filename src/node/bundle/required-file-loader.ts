// For the bundler: what `require('./file.png')` gives. Docusaurus has a module there, with the URL as its default export. The module
// is the URL as a text as well, so that `src={require('./file.png')}` shows the image, too.

interface LoaderContext {
  readonly resourcePath: string
  readonly loaders: readonly unknown[]
}

/** Files are bytes. */
export const raw = true

export default function requiredFileLoader(this: LoaderContext, content: Buffer): Buffer | string {
  // A plugin has made a module of the file.
  if (this.loaders.length > 1) return content
  return `import url from ${JSON.stringify(`${this.resourcePath}?url`)}
const toText = () => url
export {url as default, toText as toString}
`
}
