// A link as it is written: where it leads, and what is asked of the page there.

export interface TargetParts {
  readonly path: string
  readonly suffix: string
}

/** The suffix is the query and the fragment, with their signs; `''` where there is none. */
export function splitTarget(target: string): TargetParts {
  const at = target.search(/[?#]/)
  return at < 0 ? {path: target, suffix: ''} : {path: target.slice(0, at), suffix: target.slice(at)}
}
