// What a plugin says of the components that it adds to the theme.

/** A component that is safe keeps its props in later versions. One that makes no sense to wrap has no `wrap`. */
export interface PartSafety {
  readonly eject: 'safe' | 'unsafe'
  readonly wrap?: 'safe' | 'unsafe'
}
