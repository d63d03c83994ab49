// State and behaviour that the parts of the shell share.
import type {ReactNode} from 'react'
import {useLightPrint} from '../hooks/use-light-print.ts'
import {NavbarStateProvider} from '../state/navbar-state.tsx'

export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  useLightPrint()
  return <NavbarStateProvider>{children}</NavbarStateProvider>
}
