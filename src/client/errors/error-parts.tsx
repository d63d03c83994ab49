// Pieces from which a theme builds its error views.
import type {ButtonHTMLAttributes, ReactNode} from 'react'
import {toErrorChain} from '../failure/error-chain.ts'
import {translate} from '../i18n/translate.tsx'
import {ErrorBoundary, type FallbackProps} from './error-boundary.tsx'
import {type ErrorTeller, OnErrorTrail} from './error-trail.tsx'

/** A button with the text 'Try again'; give it `onClick={tryAgain}`. */
export function ErrorBoundaryTryAgainButton(props: ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  const label = translate({
    id: 'theme.ErrorPageContent.tryAgain',
    message: 'Try again',
    description: 'The label of the button that renders a crashed page again',
  })
  return (
    <button type="button" {...props}>
      {label}
    </button>
  )
}

/** The messages of an error and its causes. */
export function ErrorBoundaryError({error}: {readonly error: Error}): ReactNode {
  const text = toErrorChain(error)
    .map((one) => one.message)
    .join('\n\nCause:\n')
  return <p className="errorBoundaryError">{text}</p>
}

/** The messages with a button to try again: enough of a fallback for a small part of a page. */
export function ErrorBoundaryErrorMessageFallback({error, tryAgain}: FallbackProps): ReactNode {
  return (
    <div className="errorBoundaryFallback" role="alert">
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  )
}

export interface ErrorCauseBoundaryProps {
  readonly children: ReactNode
  /** The error to raise instead, saying which part failed; its `cause` becomes what was thrown. */
  readonly onError: ErrorTeller
}

/** Lets a failure of its children pass on with a message that says where it happened, in the browser and in the build. */
export function ErrorCauseBoundary({children, onError}: ErrorCauseBoundaryProps): ReactNode {
  const tell: ErrorTeller = (cause) => {
    const error = onError(cause)
    error.cause ??= cause
    return error
  }
  return (
    <ErrorBoundary fallback={({error}) => <Rethrow error={tell(error)} />}>
      <OnErrorTrail tell={tell}>{children}</OnErrorTrail>
    </ErrorBoundary>
  )
}

function Rethrow({error}: {readonly error: Error}): ReactNode {
  throw error
}
