// Runs live code: gives its editor and its result the code, and the way back to the code that the page came with.
import {PlaygroundProvider as ResetProvider} from '@docusaurus/theme-live-codeblock/client'
import type {PlaygroundProps} from '@theme/Playground'
import {type ReactNode, useMemo, useState} from 'react'
import {LiveProvider} from 'react-live'
import {usePrismTheme} from '../docusaurus/theme-common/prism-theme.ts'

export interface PlaygroundProviderProps extends Omit<PlaygroundProps, 'children' | 'position'> {
  readonly code: string | undefined
  readonly children: ReactNode
}

export default function PlaygroundProvider({code, children, ...props}: PlaygroundProviderProps): ReactNode {
  // Another number makes another editor.
  const [attempt, setAttempt] = useState(0)
  const value = useMemo(() => ({reset: () => setAttempt((before) => before + 1)}), [])
  const {scope, noInline = props.metastring?.includes('noInline') ?? false, transformCode = closeStatement} = props
  const theme = usePrismTheme()
  return (
    <ResetProvider key={attempt} value={value}>
      <LiveProvider
        theme={theme}
        {...props}
        code={code?.replace(/\n$/, '') ?? ''}
        scope={scope}
        noInline={noInline}
        transformCode={transformCode}
      >
        {children}
      </LiveProvider>
    </ResetProvider>
  )
}

const closeStatement = (code: string): string => `${code};`
