// Warns that a doc belongs to a version that is not, or no longer, the one to use, and leads to the latest.
import {useDocsPreferredVersion, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client'
import {clsx} from 'clsx'
import {Link, ThemeClassNames, Translate, useSite, type VersionView} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocItem} from './hooks/use-doc-item.ts'

export interface DocVersionBannerProps {
  readonly version: VersionView
}

export default function DocVersionBanner(given: Partial<DocVersionBannerProps>): ReactNode {
  const {version} = useDocItem(given)
  return version.banner === null ? null : <Banner version={version} />
}

function Banner({version}: DocVersionBannerProps): ReactNode {
  const {title: siteTitle} = useSite()
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(version.pluginId)
  const {savePreferredVersionName} = useDocsPreferredVersion(version.pluginId)
  const latestVersionLink = (
    <b>
      <Link to={latestDocSuggestion?.path ?? latest.path} onClick={() => savePreferredVersionName(latest.name)}>
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
      )}
      <div className="margin-top--md">
        <Translate
          id="theme.docs.versions.latestVersionSuggestionLabel"
          values={{latestVersionLink, versionLabel: latest.label}}
        >
          {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
        </Translate>
      </div>
    </div>
  )
}
