// For the bundler, by the name that sites know: `import text from '!!raw-loader!./file'`.

export default function rawLoader(source: string): string {
  return `export default ${JSON.stringify(source)}`
}
