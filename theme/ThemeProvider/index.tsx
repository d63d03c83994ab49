// Around every page, inside of `Root`: state and settings of the theme.
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter'
import type {ReactNode} from 'react'

export default function ThemeProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <TitleFormatter>{children}</TitleFormatter>
}
