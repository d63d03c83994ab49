// Something with a form for each colour mode.
import {clsx} from 'clsx'
import {useColorMode, useIsBrowser} from 'quire-docs/client'
import {Fragment, type ReactNode} from 'react'

type Theme = 'light' | 'dark'

export interface ThemedComponentProps {
  readonly className?: string
  /** Renders the form for one mode. The element must have the class, by which the other mode's form is hidden. */
  readonly children: (form: {readonly theme: Theme; readonly className: string}) => ReactNode
}

/** Both forms until the reader's mode is known, then one. */
export default function ThemedComponent({className, children}: ThemedComponentProps): ReactNode {
  const {colorMode} = useColorMode()
  const themes: readonly Theme[] = useIsBrowser() ? [colorMode] : ['light', 'dark']
  return themes.map((theme) => (
    <Fragment key={theme}>
      {children({theme, className: clsx(className, 'themedComponent', `themedComponent--${theme}`)})}
    </Fragment>
  ))
}
