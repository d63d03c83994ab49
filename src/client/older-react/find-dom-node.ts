// The first element or text that a component shows: what React could tell before version 19. Read from its tree, as it did.

/** What is used of a node of React's tree: https://github.com/facebook/react/blob/v19.2.0/packages/react-reconciler/src/ReactInternalTypes.js */
interface Fiber {
  readonly tag: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
  readonly alternate: Fiber | null
}

/** Tags of nodes that are an element or a text: HostComponent, HostText, HostHoistable and HostSingleton. */
const SHOWN: ReadonlySet<number> = new Set([5, 6, 26, 27])

/** @param component An instance of a class, or a node of the document, which is its own. */
export function findDOMNode(component: unknown): Node | null {
  if (component === null || component === undefined) return null
  if (component instanceof Node) return component
  const {_reactInternals: fiber} = component as {readonly _reactInternals?: Fiber}
  if (fiber === undefined) throw new Error('findDOMNode was called with what is no component.')
  return firstShown(currentOf(fiber))
}

/** React keeps each node twice, and the root knows which of both is shown. */
function currentOf(fiber: Fiber): Fiber {
  let top = fiber
  while (top.return !== null) top = top.return
  const {current} = top.stateNode as {readonly current?: Fiber}
  return current === top || fiber.alternate === null ? fiber : fiber.alternate
}

function firstShown(fiber: Fiber): Node | null {
  if (SHOWN.has(fiber.tag)) return fiber.stateNode as Node
  for (let child = fiber.child; child !== null; child = child.sibling) {
    const found = firstShown(child)
    if (found !== null) return found
  }
  return null
}
