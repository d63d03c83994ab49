// Form of the pages' titles. A site replaces it by a `TitleFormatterProvider` with a formatter of its own.
import type {ReactNode} from 'react'

export default function ThemeProviderTitleFormatter({children}: {readonly children: ReactNode}): ReactNode {
  return children
}
