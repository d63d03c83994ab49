// What becomes of live code, or why nothing does.
import './playground.css'
import PlaygroundHeader from '@theme/Playground/Header'
import {ErrorBoundary, Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {LiveError, LivePreview} from 'react-live'

export default function PlaygroundPreview(): ReactNode {
  return (
    <section>
      <PlaygroundHeader>
        <Translate id="theme.Playground.result">Result</Translate>
      </PlaygroundHeader>
      <div className="playgroundPreview">
        <ErrorBoundary fallback={({error}) => <pre>{error.message}</pre>}>
          <LivePreview />
        </ErrorBoundary>
        <LiveError />
      </div>
    </section>
  )
}
