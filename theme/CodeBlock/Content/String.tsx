// A code block whose code is a text.
import {CodeBlockContextProvider, createCodeBlockMetadata, useCodeWordWrap} from '@docusaurus/theme-common/internal'
import CodeBlockLayout from '@theme/CodeBlock/Layout'
import {type CodeFrameSettings, type MagicComment, useThemeConfig} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {CodeBlockProps} from '../props.ts'

export interface StringContentProps extends CodeBlockProps {
  readonly children: string
}

interface CodeConfig {
  readonly codeBlocks?: CodeFrameSettings
  readonly prism?: {readonly defaultLanguage?: string; readonly magicComments?: readonly MagicComment[]}
}

const HIGHLIGHTING: readonly MagicComment[] = [{className: 'theme-code-block-highlighted-line'}]

export default function CodeBlockString({children, ...props}: StringContentProps): ReactNode {
  const {prism, codeBlocks} = useThemeConfig<CodeConfig>()
  const metadata = createCodeBlockMetadata({
    code: children,
    className: props.className,
    language: props.language,
    defaultLanguage: prism?.defaultLanguage,
    metastring: props.metastring,
    magicComments: prism?.magicComments ?? HIGHLIGHTING,
    frames: codeBlocks,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
  })
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  )
}
