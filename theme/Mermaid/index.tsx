// A diagram in Mermaid's language: `<Mermaid value="graph TD; A --> B" />`. The same elements as the build writes for a code
// block of that language: the source as text, which the browser replaces by the drawing.
import {useSite} from 'quire-docs/client'
import {type ReactNode, useEffect, useRef} from 'react'

export interface MermaidProps {
  readonly value: string
}

export default function Mermaid({value}: MermaidProps): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  const site = useSite()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value has an element of its own
  useEffect(() => {
    void import(/* webpackChunkName: "diagrams" */ './draw-when-near.ts').then(({drawWhenNear}) => {
      if (container.current) drawWhenNear(container.current, site)
    })
  }, [value, site])
  return (
    <div key={value} ref={container} className="language-mermaid theme-code-block docusaurus-mermaid-container">
      <div className="code-block-content">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard as well */}
        <pre className="prism-code language-mermaid thin-scrollbar" tabIndex={0}>
          <code>{value.trimEnd()}</code>
        </pre>
      </div>
    </div>
  )
}
