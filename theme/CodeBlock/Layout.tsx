// Order of the parts of a code block.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
import Buttons from '@theme/CodeBlock/Buttons'
import Container from '@theme/CodeBlock/Container'
import Content from '@theme/CodeBlock/Content'
import Title from '@theme/CodeBlock/Title'
import {clsx} from 'clsx'
import {toLanguageLabel} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function CodeBlockLayout({className}: {readonly className?: string}): ReactNode {
  const {metadata} = useCodeBlockContext()
  return (
    <Container
      as="div"
      className={clsx(className, metadata.className)}
      data-language={toLanguageLabel(metadata.language)}
    >
      {metadata.title && (
        <div className="code-block-title">
          <Title>{metadata.title}</Title>
        </div>
      )}
      {/* Its buttons are components: see enhance-code-block.ts, which adds those of static HTML. */}
      <div className="code-block-content" data-buttons>
        <Content />
        <Buttons />
      </div>
    </Container>
  )
}
