// A code block that holds elements: they are shown as they are.
import Container from '@theme/CodeBlock/Container'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export interface ElementContentProps {
  readonly children?: ReactNode
  readonly className?: string | undefined
}

export default function CodeBlockElement({children, className}: ElementContentProps): ReactNode {
  return (
    <Container as="pre" tabIndex={0} className={clsx('prism-code', 'thin-scrollbar', className)}>
      <code>{children}</code>
    </Container>
  )
}
