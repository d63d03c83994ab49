// Puts an editor into each live code block of a page. The blocks are elements of the content, which may be static HTML; the
// editors belong to the shell, so that code in them has the site's contexts.
import './live-blocks.css'
import LiveCodeBlock from '@theme/LiveCodeBlock'
import {translate} from 'quire-docs/client'
import {type ReactNode, useLayoutEffect} from 'react'
import {createPortal} from 'react-dom'

export interface LiveBlocksProps {
  readonly blocks: readonly HTMLElement[]
}

export default function LiveBlocks({blocks}: LiveBlocksProps): ReactNode {
  return blocks.map((block, at) => createPortal(<LiveBlock block={block} />, block, String(at)))
}

/** The block's own elements, which the editor stands for. */
const STATIC_PARTS = ':scope > .code-block-title, :scope > .code-block-content'

/** The frame is the editor's own. */
const TAKEN = 'live-code-taken'

function LiveBlock({block}: {readonly block: HTMLElement}): ReactNode {
  const canRun = mayEvaluate()
  useLayoutEffect(() => {
    if (!canRun) return undefined
    const parts = [...block.querySelectorAll<HTMLElement>(STATIC_PARTS)]
    for (const part of parts) part.hidden = true
    block.classList.add(TAKEN)
    return () => {
      for (const part of parts) part.hidden = false
      block.classList.remove(TAKEN)
    }
  }, [block, canRun])
  if (!canRun) return <p className="alert alert--warning">{forbidden()}</p>
  const code = block.querySelector('pre')?.textContent ?? ''
  const noInline = block.classList.contains('live-code-no-inline')
  const language = [...block.classList].find((name) => name.startsWith('language-'))
  return (
    <LiveCodeBlock live noInline={noInline} metastring={noInline ? 'live noInline' : 'live'} className={language}>
      {code}
    </LiveCodeBlock>
  )
}

const forbidden = () =>
  translate({
    id: 'theme.Playground.forbidden',
    message:
      'This example cannot be run here: the site\'s content security policy does not allow "unsafe-eval", which live code needs.',
  })

let answer: boolean | undefined

/** False where the policy of the site forbids to run a text as code. */
function mayEvaluate(): boolean {
  answer ??= tryToEvaluate()
  return answer
}

function tryToEvaluate(): boolean {
  try {
    return new Function('return true')() === true
  } catch {
    return false
  }
}
