// Class names of the whole document.
import {clsx} from 'clsx'
import {createContext, type ReactNode, useContext} from 'react'
import {Head} from './head.tsx'

const HtmlClassContext = createContext<string | undefined>(undefined)

/** Adds class names to `<html>` while its children are mounted; nested ones add up. */
export function HtmlClassNameProvider({
  className,
  children,
}: {
  readonly className: string
  readonly children: ReactNode
}): ReactNode {
  const classes = clsx(useContext(HtmlClassContext), className)
  return (
    <HtmlClassContext.Provider value={classes}>
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: only names the class to add; the document has its language */}
        <html className={classes} />
      </Head>
      {children}
    </HtmlClassContext.Provider>
  )
}
