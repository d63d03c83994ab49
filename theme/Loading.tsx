// A page that takes its time, or did not come: a spinner after a delay, or the reason in a red box with a button.
// It may stand outside of all providers, so it uses no hook of the runtime.
import {type LoadingPartProps, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

const UNREACHABLE = (): string =>
  translate({
    id: 'theme.Loading.unreachable',
    message: 'The page could not be loaded. There seems to be no connection to the site.',
  })

/** What browsers and bundlers throw without an answer: in words of their own, and with URLs that say nothing to readers. */
const isUnreachable = ({name}: Error): boolean => /^(?:Type|ChunkLoad|TimeLimit)Error$/.test(name)

export default function Loading({error, pastDelay, retry}: LoadingPartProps): ReactNode {
  if (error) {
    return (
      <div className="alert alert--danger text--center loadingError" role="alert">
        <p>{isUnreachable(error) ? UNREACHABLE() : error.message}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {translate({id: 'theme.Loading.retry', message: 'Retry'})}
        </button>
      </div>
    )
  }
  if (!pastDelay) return null
  return (
    <div className="loading_" role="status" aria-label={translate({id: 'theme.Loading.label', message: 'Loading'})}>
      <span className="spinner_" />
    </div>
  )
}
