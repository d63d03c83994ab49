// What a reader sees of a crash: that it happened, why, and a button to try again.
import Heading from '@theme/Heading'
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton, type ErrorPartProps, Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function ErrorPageContent({error, tryAgain}: ErrorPartProps): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <Heading as="h1" className="hero__title pageTitle_">
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </Heading>
      <div className="margin-vert--lg">
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary shadow--lw" />
      </div>
      <hr />
      <ErrorBoundaryError error={error} />
    </main>
  )
}
