// Warns that a doc belongs to a version that is not, or no longer, the one to use, and leads to the latest.
import {clsx} from 'clsx'
import {Link, ThemeClassNames, Translate, useSite, type VersionView} from 'quire/client'
import type {ReactNode} from 'react'
import {useVersionFacts} from './hooks/use-docs-data.ts'

export interface DocVersionBannerProps {
  readonly version: VersionView
  /** Id of the shown doc, if it is one. */
  readonly docId?: string
}

export default function DocVersionBanner({version, docId}: DocVersionBannerProps): ReactNode {
  return version.banner === null ? null : <Banner version={version} docId={docId} />
}

function Banner({version, docId}: {readonly version: VersionView; readonly docId: string | undefined}): ReactNode {
  const {title: siteTitle} = useSite()
  const latest = useVersionFacts(version.pluginId)
  const target = latest.docs[docId ?? '']?.path ?? latest.path
  const latestVersionLink = (
    <b>
      <Link to={target}>
        <Translate id="theme.docs.versions.latestVersionLinkLabel">latest version</Translate>
      </Link>
    </b>
  )
  const values = {siteTitle, versionLabel: <b>{version.label}</b>}
  return (
    <div className={clsx(ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')} role="alert">
      {version.banner === 'unreleased' ? (
        <Translate id="theme.docs.versions.unreleasedVersionLabel" values={values}>
          {'This is unreleased documentation for {siteTitle} {versionLabel} version.'}
        </Translate>
      ) : (
        <Translate id="theme.docs.versions.unmaintainedVersionLabel" values={values}>
          {'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'}
        </Translate>
      )}{' '}
      <Translate
        id="theme.docs.versions.latestVersionSuggestionLabel"
        values={{latestVersionLink, versionLabel: <b>{latest.label}</b>}}
      >
        {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
      </Translate>
    </div>
  )
}
