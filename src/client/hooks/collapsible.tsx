// Opening and closing with an animated height.
import {
  createElement,
  type Dispatch,
  type JSX,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  type TransitionEvent,
  useCallback,
  useRef,
  useState,
} from 'react'
import {prefersReducedMotion} from './reduced-motion.ts'
import {useIsomorphicLayoutEffect} from './small-hooks.ts'
import {useIsBrowser} from './use-is-browser.ts'

export interface CollapsibleState {
  readonly collapsed: boolean
  readonly setCollapsed: Dispatch<SetStateAction<boolean>>
  readonly toggleCollapsed: () => void
}

/**
 * State for a `<Collapsible>` and its button: pass `collapsed` on to it, and `toggleCollapsed` to the button.
 * @param initialState Whether it begins collapsed. Must be the same on the server and in the browser.
 */
export function useCollapsible({initialState}: {readonly initialState: boolean | (() => boolean)}): CollapsibleState {
  const [collapsed, setCollapsed] = useState(initialState)
  const toggleCollapsed = useCallback(() => setCollapsed((now) => !now), [])
  return {collapsed, setCollapsed, toggleCollapsed}
}

export interface CollapseAnimation {
  /** Milliseconds; by default scaled by the height of the content. 0 changes it at once. */
  readonly duration?: number
  /** A CSS easing function. */
  readonly easing?: string
}

/** Props of `Collapsible`. */
export interface CollapsibleProps {
  /** Element name; `div` by default. */
  readonly as?: keyof JSX.IntrinsicElements
  readonly collapsed: boolean
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly animation?: CollapseAnimation
  readonly onCollapseTransitionEnd?: (collapsed: boolean) => void
  /** Mount the children when first opened; by default they are there from the start. */
  readonly lazy?: boolean
  /** Without JavaScript what is collapsed would be out of reach: true leaves it open on the server. */
  readonly disableSSRStyle?: boolean
}

/** A region whose height follows `collapsed`. Collapsed content is out of the tab order and hidden from assistive tools. */
export function Collapsible({lazy = false, ...props}: CollapsibleProps): ReactNode {
  const [isAwaited] = useState(lazy && props.collapsed)
  const [isMounted, setMounted] = useState(!isAwaited)
  if (!props.collapsed && !isMounted) setMounted(true)
  return isMounted || !props.collapsed ? <AnimatedRegion {...props} opensOnMount={isAwaited} /> : null
}

interface AnimatedRegionProps extends Omit<CollapsibleProps, 'lazy'> {
  /** It is mounted because it opens, so that opening is animated. */
  readonly opensOnMount: boolean
}

function AnimatedRegion(props: AnimatedRegionProps): ReactNode {
  const {as = 'div', collapsed, children, className, onCollapseTransitionEnd, disableSSRStyle = false} = props
  const element = useRef<HTMLElement>(null)
  useHeightAnimation(element, props)
  const isBrowser = useIsBrowser()
  const onTransitionEnd = (event: TransitionEvent) => {
    if (event.propertyName !== 'height' || event.target !== element.current) return
    finish(element.current, collapsed)
    onCollapseTransitionEnd?.(collapsed)
  }
  // `hidden` needs no style attribute, which a strict content policy refuses in server HTML. From hydration on the effect
  // above owns visibility; React must then leave the attribute alone, so it gets the same value for ever.
  const [isInitiallyHidden] = useState(collapsed && !disableSSRStyle && !isBrowser)
  return createElement(as, {ref: element, className, onTransitionEnd, hidden: isInitiallyHidden || undefined}, children)
}

function useHeightAnimation(
  ref: RefObject<HTMLElement | null>,
  {collapsed, animation, opensOnMount}: AnimatedRegionProps,
): void {
  const previous = useRef<boolean | undefined>(opensOnMount ? true : undefined)
  const latestAnimation = useRef(animation)
  useIsomorphicLayoutEffect(() => {
    latestAnimation.current = animation
  })
  useIsomorphicLayoutEffect(() => {
    const element = ref.current
    const hasChanged = previous.current !== undefined && previous.current !== collapsed
    const startsHidden = previous.current === true
    previous.current = collapsed
    if (!element) return undefined
    if (hasChanged && latestAnimation.current?.duration !== 0)
      return animateHeight(element, {collapsed, startsHidden, animation: latestAnimation.current})
    finish(element, collapsed)
    return undefined
  }, [ref, collapsed])
}

interface HeightChange {
  readonly collapsed: boolean
  readonly startsHidden: boolean
  readonly animation: CollapseAnimation | undefined
}

function animateHeight(element: HTMLElement, {collapsed, startsHidden, animation}: HeightChange): () => void {
  const {style} = element
  const isAtRest = style.transition === ''
  if (isAtRest && startsHidden) style.height = '0px'
  element.hidden = false
  style.display = ''
  // What is `hidden` can be scrolled by a focus or a jump, and moves below the pointer when it has grown.
  style.overflow = 'clip'
  // Turned round half-way it goes on from where it is.
  style.height = `${element.offsetHeight}px`
  const fullHeightPx = element.scrollHeight
  const durationMs = animation?.duration ?? collapseDurationMs(fullHeightPx, prefersReducedMotion())
  const frame = requestAnimationFrame(() => {
    const endHeight = collapsed ? '0px' : `${fullHeightPx}px`
    // Nothing to animate: no transition would end.
    if (style.height === endHeight) return finish(element, collapsed)
    style.transition = `height ${durationMs}ms ${animation?.easing ?? 'ease-in-out'}`
    style.height = endHeight
  })
  return () => cancelAnimationFrame(frame)
}

/** The state at rest: full height without any style, or not displayed at all. */
function finish(element: HTMLElement, collapsed: boolean): void {
  const {style} = element
  style.transition = ''
  style.overflow = collapsed ? 'clip' : ''
  style.height = collapsed ? '0px' : ''
  style.display = collapsed ? 'none' : ''
  element.hidden = collapsed
}

const SHORTEST_MS = 4
const REDUCED_MOTION_MS = 1
/** Height, in pixels, that the growth of the duration is measured in. */
const REFERENCE_HEIGHT_PX = 36

/**
 * How long to animate a height. It grows more slowly than the height, so that a long list neither flies nor crawls.
 * @returns Milliseconds: 1 under reduced motion; else at least 4, about 190 for 36 px and 380 for 600 px.
 */
export function collapseDurationMs(heightPx: number, isMotionReduced: boolean): number {
  if (isMotionReduced) return REDUCED_MOTION_MS
  if (heightPx <= 0) return SHORTEST_MS
  const ratio = heightPx / REFERENCE_HEIGHT_PX
  return Math.max(SHORTEST_MS, Math.round((SHORTEST_MS + 15 * ratio ** 0.25 + ratio / 5) * 10))
}
