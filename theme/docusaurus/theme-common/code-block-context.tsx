// What the parts of a code block know of it.
import {ReactContextError} from 'quire-docs/client'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {whenSized} from '../../when-sized.ts'
import type {CodeBlockMetadata} from './code-block-metadata.ts'

/** Long lines of a block: whether they scroll or are wrapped. */
export interface WordWrap {
  /** For the `<pre>`. */
  readonly codeBlockRef: RefObject<HTMLPreElement | null>
  readonly isEnabled: boolean
  readonly isCodeScrollable: boolean
  readonly toggle: () => void
}

export interface CodeBlockContextValue {
  readonly metadata: CodeBlockMetadata
  readonly wordWrap: WordWrap
}

const CodeBlockContext = createContext<CodeBlockContextValue | null>(null)

export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children,
}: CodeBlockContextValue & {readonly children: ReactNode}): ReactNode {
  const value = useMemo(() => ({metadata, wordWrap}), [metadata, wordWrap])
  return <CodeBlockContext value={value}>{children}</CodeBlockContext>
}

/** @throws ReactContextError outside of a code block. */
export function useCodeBlockContext(): CodeBlockContextValue {
  const value = useContext(CodeBlockContext)
  if (!value) throw new ReactContextError('CodeBlockContextProvider', '', 'useCodeBlockContext')
  return value
}

export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null)
  const [isEnabled, setEnabled] = useState(false)
  const [isCodeScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const pre = codeBlockRef.current
    // Also when a tab with the block is opened: until then it has no size.
    return pre ? whenSized(pre, () => setScrollable(pre.scrollWidth > pre.clientWidth)) : undefined
  }, [])
  const toggle = useCallback(() => {
    const isWrapped = codeBlockRef.current?.classList.toggle('code-block-wrapped') ?? false
    setEnabled(isWrapped)
  }, [])
  return useMemo(() => ({codeBlockRef, isEnabled, isCodeScrollable, toggle}), [isEnabled, isCodeScrollable, toggle])
}
