// `defaultProps` of functions, which React reads of classes alone since version 19.

type Props = Readonly<Record<string, unknown>>

interface Typed {
  readonly defaultProps?: Props
  /** Of a component in `memo`. */
  readonly type?: unknown
  readonly prototype?: {readonly isReactComponent?: object}
}

/** Props with the defaults of their component for all that is undefined. The same object where there is none. */
export function withDefaults<P>(type: unknown, props: P): P {
  const defaults = defaultsOf(type)
  if (defaults === undefined) return props
  const given: Record<string, unknown> = Object.assign({}, props)
  for (const name of Object.keys(defaults)) if (given[name] === undefined) given[name] = defaults[name]
  return given as P
}

/** The same for props that are changed: only what is given as undefined. */
export function withChangedDefaults<P>(type: unknown, props: P): P {
  const defaults = defaultsOf(type)
  if (defaults === undefined || props === null || props === undefined) return props
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, value === undefined ? defaults[name] : value]),
  ) as P
}

function defaultsOf(type: unknown): Props | undefined {
  if ((typeof type !== 'function' && typeof type !== 'object') || type === null) return undefined
  const {defaultProps, type: inner, prototype} = type as Typed
  if (prototype?.isReactComponent !== undefined) return undefined
  return defaultProps ?? (typeof type === 'object' ? defaultsOf(inner) : undefined)
}
