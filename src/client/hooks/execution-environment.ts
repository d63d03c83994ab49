// What the place where this code runs can do. Read at import, so it is safe in modules that the render worker loads too.

const canUseDOM = typeof window !== 'undefined' && typeof window.document?.createElement === 'function'

export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && typeof window.screen !== 'undefined',
} as const
