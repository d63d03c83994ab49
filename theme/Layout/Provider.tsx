// State that the parts of the shell share.
import type {ReactNode} from 'react'
import {NavbarStateProvider} from '../state/navbar-state.tsx'

export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <NavbarStateProvider>{children}</NavbarStateProvider>
}
