// The shell of every page: skip link, announcement, navbar, the page's own part, footer.
import AnnouncementBar from '@theme/AnnouncementBar'
import ErrorPageContent from '@theme/ErrorPageContent'
import Footer from '@theme/Footer'
import LayoutProvider from '@theme/Layout/Provider'
import Navbar from '@theme/Navbar'
import SkipToContent from '@theme/SkipToContent'
import {clsx} from 'clsx'
import {
  ErrorBoundary,
  PageMetadata,
  SkipToContentFallbackId,
  ThemeClassNames,
  useLocation,
  usePage,
} from 'quire-docs/client'
import {createContext, type ReactNode, useContext} from 'react'

export interface LayoutProps {
  readonly children?: ReactNode
  /** Title and description of a page that is a React component. */
  readonly title?: string
  readonly description?: string
  readonly wrapperClassName?: string | undefined
  readonly noFooter?: boolean
}

// The same elements each time, so that React looks at these parts only when something that they read has changed.
const skipToContent = <SkipToContent />
const announcementBar = <AnnouncementBar />
const navbar = <Navbar />
const footer = <Footer />

/** Whether the shell of the page is around already. Sites put `LayoutProvider` around a `Layout` of their own, which tells nothing of that. */
const ShellContext = createContext(false)

export default function Layout({children, title, description, wrapperClassName, noFooter}: LayoutProps): ReactNode {
  const {key} = useLocation()
  const {path} = usePage()
  // Parts of old sites have a shell of their own around docs.
  if (useContext(ShellContext))
    return (
      <div className={clsx('mainWrapper', wrapperClassName)}>
        <PageMetadata title={title} description={description} />
        {children}
      </div>
    )
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      {skipToContent}
      {announcementBar}
      {navbar}
      <div
        id={SkipToContentFallbackId}
        className={clsx(
          ThemeClassNames.layout.main.container,
          ThemeClassNames.wrapper.main,
          'mainWrapper',
          wrapperClassName,
        )}
      >
        <ErrorBoundary resetKey={`${key} ${path}`} fallback={(props) => <ErrorPageContent {...props} />}>
          <ShellContext.Provider value>{children}</ShellContext.Provider>
        </ErrorBoundary>
      </div>
      {!noFooter && footer}
    </LayoutProvider>
  )
}
