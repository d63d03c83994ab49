// Buttons of a code block in static HTML: copy, and wrap long lines. Added in the browser, since they can do nothing
// without a script. Blocks that are components have theirs as components.
import {translate} from 'quire-docs/client'
import {toIconMarkup} from '../icon-markup.ts'
import {check} from '../icons/check.ts'
import {copy} from '../icons/copy.ts'
import {textWrap} from '../icons/text-wrap.ts'
import {whenSized} from '../when-sized.ts'
import {copyText} from './copy-text.ts'

const COPIED_MS = 1000
const BUTTONS_CLASS = 'buttonGroup_'

/** Adds the buttons, unless they are there. Gives a function that takes them away. */
export function enhanceCodeBlock(block: HTMLElement): () => void {
  const content = block.querySelector<HTMLElement>('.code-block-content')
  const pre = content?.querySelector('pre')
  if (!content || !pre || 'buttons' in content.dataset || content.querySelector(`.${BUTTONS_CLASS}`)) return () => {}
  const group = document.createElement('div')
  group.className = BUTTONS_CLASS
  const wrap = createWrapButton(pre)
  wrap.hidden = true
  group.append(wrap, createCopyButton(pre))
  content.append(group)
  const showWrap = () => {
    wrap.hidden = pre.scrollWidth <= pre.clientWidth && wrap.getAttribute('aria-pressed') !== 'true'
  }
  const stop = whenSized(pre, showWrap)
  return () => {
    stop()
    group.remove()
  }
}

function createWrapButton(pre: HTMLElement): HTMLButtonElement {
  const label = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})
  const button = createButton(textWrap, label)
  button.setAttribute('aria-pressed', 'false')
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(pre.classList.toggle('code-block-wrapped')))
  })
  return button
}

function createCopyButton(pre: HTMLElement): HTMLButtonElement {
  const label = translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})
  const copied = translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
  const button = createButton(copy, label, translate({id: 'theme.CodeBlock.copy', message: 'Copy'}))
  button.addEventListener('click', async () => {
    await copyText(pre.textContent ?? '')
    paint(button, check, copied)
    setTimeout(() => {
      paint(button, copy, label)
    }, COPIED_MS)
  })
  return button
}

function createButton(icon: string, label: string, title = label): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'clean-btn'
  button.title = title
  paint(button, icon, label)
  return button
}

function paint(button: HTMLButtonElement, icon: string, label: string): void {
  button.setAttribute('aria-label', label)
  button.innerHTML = toIconMarkup(icon)
}
