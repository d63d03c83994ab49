// Where the server is while it renders. No boundary catches an error there, so parts that can tell where it happened leave a
// mark when they begin and take it away when they are done; what is left after a crash is the way to it.
import {createContext, type ReactNode, useContext} from 'react'

/** Makes of an error one that says in which part it happened. */
export type ErrorTeller = (error: Error) => Error

/** The marks, outermost first. Null in the browser, where boundaries catch. */
export const ErrorTrailContext = createContext<ErrorTeller[] | null>(null)

/** Marks its children. The server renders them in order, between the two marks. */
export function OnErrorTrail({tell, children}: {readonly tell: ErrorTeller; readonly children: ReactNode}): ReactNode {
  const trail = useContext(ErrorTrailContext)
  if (trail === null) return children
  const depth = trail.length
  return (
    <>
      <Mark set={() => trail.push(tell)} />
      {children}
      <Mark set={() => trail.splice(depth)} />
    </>
  )
}

function Mark({set}: {readonly set: () => void}): null {
  set()
  return null
}
