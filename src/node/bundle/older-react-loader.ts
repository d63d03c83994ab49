// For packages on a site whose React is older than 19: elements have another mark since, and carry their ref among their props. Packages
// that have the runtime for JSX compiled into them make elements themselves, and others look for the mark.

const MARK = /(["'])react\.element\1/g
const ELEMENT =
  /\{\s*\$\$typeof:\s*([\w$]+),\s*type:\s*([\w$]+),\s*key:\s*([\w$]+),\s*ref:\s*([\w$]+),\s*props:\s*([\w$]+),\s*_owner:\s*[\w$.]+,?\s*\}/g

export default function olderReactLoader(source: string): string {
  if (!source.includes('react.element')) return source
  return source
    .replace(MARK, '$1react.transitional.element$1')
    .replace(
      ELEMENT,
      (_, mark: string, type: string, key: string, ref: string, props: string) =>
        `{$$typeof:${mark},type:${type},key:${key},ref:${ref},props:(${ref}!=null&&(${props}.ref=${ref}),${props})}`,
    )
}
