// Layout around the pages of a version. Does nothing of its own: a site replaces it to add to each of them, or has a part for what
// search services read.
import SearchMetadata from '@theme/SearchMetadata'
import type {ReactNode} from 'react'

// Of the bundler.
declare const process: {readonly env: {readonly QUIRE_OWN_SEARCH_METADATA?: string}}

export interface DocVersionRootProps {
  readonly version: {readonly pluginId: string; readonly version: string}
  readonly children: ReactNode
}

export default function DocVersionRoot(props: DocVersionRootProps): ReactNode {
  return process.env.QUIRE_OWN_SEARCH_METADATA ? <WithSearchMetadata {...props} /> : props.children
}

function WithSearchMetadata({version: {pluginId, version}, children}: DocVersionRootProps): ReactNode {
  return (
    <>
      <SearchMetadata version={version} tag={`docs-${pluginId}-${version}`} />
      {children}
    </>
  )
}
