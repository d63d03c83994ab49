// Names of MDX elements that the dialect treats specially.

/** `<details>` and `<head>` written as blocks are the components of that name; other names stay. */
export function toComponentName(name: string | null): string | null {
  if (name === 'details') return 'Details'
  return name === 'head' ? 'Head' : name
}
