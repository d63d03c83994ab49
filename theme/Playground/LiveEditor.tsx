// The editor of live code: code that the reader may change, and what becomes of it below. It stands behind
// `@theme/Playground` where the site lists the theme for live code; no other site is given it.
import type {PlaygroundProps} from '@theme/Playground'
import {clsx} from 'clsx'
import {ErrorBoundary, Translate, useThemeConfig} from 'quire-docs/client'
import {type ReactNode, useState} from 'react'
import {LiveEditor as Editor, LiveError, LivePreview, LiveProvider} from 'react-live'
import {usePrismTheme} from '../docusaurus/theme-common/prism-theme.ts'
import './playground.css'

interface LiveThemeConfig {
  readonly liveCodeBlock?: {readonly playgroundPosition?: 'top' | 'bottom'}
}

export default function LiveEditor({children, scope, noInline = false}: PlaygroundProps): ReactNode {
  const {liveCodeBlock} = useThemeConfig<LiveThemeConfig>()
  const theme = usePrismTheme()
  // Another number makes another editor, with the code that the page came with.
  const [attempt, setAttempt] = useState(0)
  const editor = (
    <section key="editor">
      <div className="playgroundHeader">
        <Translate id="theme.Playground.liveEditor">Live Editor</Translate>
        <button type="button" className="clean-btn playgroundReset" onClick={() => setAttempt(attempt + 1)}>
          <Translate id="theme.Playground.buttons.reset">Reset</Translate>
        </button>
      </div>
      <Editor className="playgroundEditor" />
    </section>
  )
  const result = (
    <section key="result">
      <div className="playgroundHeader">
        <Translate id="theme.Playground.result">Result</Translate>
      </div>
      <div className="playgroundPreview">
        <ErrorBoundary fallback={({error}) => <pre>{error.message}</pre>}>
          <LivePreview />
        </ErrorBoundary>
        <LiveError />
      </div>
    </section>
  )
  const isTop = liveCodeBlock?.playgroundPosition === 'top'
  return (
    <div className={clsx('playgroundContainer', isTop && 'playgroundContainerTop')}>
      <LiveProvider
        key={attempt}
        code={children.replace(/\n$/, '')}
        noInline={noInline}
        scope={scope}
        theme={theme}
        transformCode={(code: string) => `${code};`}
      >
        {isTop ? [result, editor] : [editor, result]}
      </LiveProvider>
    </div>
  )
}
