// The colour mode's button in the navbar and in the mobile menu.
import ColorModeToggle from '@theme/ColorModeToggle'
import type {ReactNode} from 'react'

export default function NavbarColorModeToggle({className}: {readonly className?: string}): ReactNode {
  return <ColorModeToggle {...(className !== undefined && {className})} />
}
