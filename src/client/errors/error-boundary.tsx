// Catches what crashes while rendering in the browser. On the server errors pass through and fail the build.
import {Component, type ReactNode} from 'react'
import {toError, toErrorChain} from '../failure/error-chain.ts'
import {PartsContext} from '../page/parts-context.ts'

/** Props of what an `ErrorBoundary` shows after a crash. */
export interface FallbackProps {
  readonly error: Error
  readonly tryAgain: () => void
}

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Shown instead of the children after a crash. By default `@theme/Error`. */
  readonly fallback?: ((props: FallbackProps) => ReactNode) | undefined
  /** When this changes after a crash, the children are tried again: a crashed page must not outlive its URL. */
  readonly resetKey?: string | undefined
}

interface State {
  readonly error: Error | null
}

/** Shows a fallback in place of children that threw while they were rendered, and lets the reader try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError(thrown: unknown): State {
    return {error: toError(thrown)}
  }

  override state: State = {error: null}

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.setState({error: null})
  }

  readonly tryAgain = (): void => this.setState({error: null})

  override render(): ReactNode {
    const {error} = this.state
    if (!error) return this.props.children
    const props = {error, tryAgain: this.tryAgain}
    return this.props.fallback ? this.props.fallback(props) : <DefaultFallback {...props} />
  }
}

/** The theme's error view, or, where there is none or it crashes too, the bare text. */
function DefaultFallback(props: FallbackProps): ReactNode {
  return (
    <PartsContext.Consumer>
      {(parts) =>
        parts ? (
          <ErrorBoundary fallback={() => <PlainError {...props} />}>
            <parts.Error {...props} />
          </ErrorBoundary>
        ) : (
          <PlainError {...props} />
        )
      }
    </PartsContext.Consumer>
  )
}

function PlainError({error, tryAgain}: FallbackProps): ReactNode {
  return (
    <div role="alert">
      <h1>This page crashed.</h1>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
      {toErrorChain(error).map((one, index) => (
        <p key={index}>{one.message}</p>
      ))}
    </div>
  )
}
