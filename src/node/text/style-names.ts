// Names of style properties as React has them.

/** `-webkit-box-flex` is `WebkitBoxFlex`, `--own` is itself. */
export function toReactName(name: string): string {
  if (name.startsWith('--')) return name
  const prefixed = name.startsWith('-ms-') ? name.slice(1) : name
  return prefixed.toLowerCase().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
