// What the text of a `style` attribute declares.

/** What ends what begins with a sign: until then a semicolon belongs to the value. */
const CLOSERS: Readonly<Record<string, string>> = {'(': ')', '"': '"', "'": "'"}

/** Names with their values, in order. What is not closed goes on to the end, as in CSS; what has no name is left out. */
export function readDeclarations(style: string): readonly (readonly [name: string, value: string])[] {
  return splitDeclarations(style).flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim()
    return /^[\w-]+$/.test(name) ? [[name, declaration.slice(colon + 1).trim()] as const] : []
  })
}

function splitDeclarations(style: string): string[] {
  const parts: string[] = []
  let from = 0
  let closer: string | undefined
  for (const {0: sign, index} of style.matchAll(/[;()"']/g)) {
    if (closer !== undefined) {
      if (sign === closer) closer = undefined
    } else if (sign === ';') {
      parts.push(style.slice(from, index))
      from = index + 1
    } else closer = CLOSERS[sign]
  }
  return [...parts, style.slice(from)]
}
