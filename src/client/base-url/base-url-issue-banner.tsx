// Help for a site that is served from another base URL than it was built for. It stands in every page and the style sheet
// hides it, so it shows exactly when the style sheet did not load. base-url-script.ts fills in the suggestion.
import type {ReactNode} from 'react'
import {useSite} from '../data/site-context.ts'
import {BANNER_ID, SUGGESTION_ID} from './suggest-base-url.ts'

/** What stands in the element is the script's, which may have run before hydration or not. */
const notOurs = {__html: ''}

export function BaseUrlIssueBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner = true} = useSite()
  if (!baseUrlIssueBanner) return null
  return (
    <div id={BANNER_ID} className="baseUrlIssueBanner">
      <p>Your Docusaurus site did not load properly.</p>
      <p>A very common reason is a wrong site baseUrl configuration.</p>
      <p>
        Current configured baseUrl = <code>{baseUrl}</code>
        {baseUrl === '/' && ' (default value)'}
      </p>
      <p>
        We suggest trying baseUrl ={' '}
        <span id={SUGGESTION_ID} suppressHydrationWarning dangerouslySetInnerHTML={notOurs} />
      </p>
    </div>
  )
}
