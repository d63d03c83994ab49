// Buttons of a code block in static HTML: copy, and wrap long lines. Added in the browser, since they can do nothing
// without a script. Blocks that are components have theirs as components.
import {translate} from 'quire-docs/client'
import {whenSized} from '../when-sized.ts'
import {copyText} from './copy-text.ts'

const COPIED_MS = 1000
const BUTTONS_CLASS = 'buttonGroup'

const COPY_ICON = '<path d="M9 9h11v11H9zM5 15H4V4h11v1"/>'
const DONE_ICON = '<path d="M5 13l4 4L19 7"/>'
const WRAP_ICON = '<path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2l-2 2 2 2M4 18h5"/>'

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
  const button = createButton(WRAP_ICON, label)
  button.setAttribute('aria-pressed', 'false')
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(pre.classList.toggle('code-block-wrapped')))
  })
  return button
}

function createCopyButton(pre: HTMLElement): HTMLButtonElement {
  const label = translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})
  const copied = translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
  const button = createButton(COPY_ICON, label, translate({id: 'theme.CodeBlock.copy', message: 'Copy'}))
  button.addEventListener('click', async () => {
    await copyText(pre.textContent ?? '')
    paint(button, DONE_ICON, copied)
    setTimeout(() => {
      paint(button, COPY_ICON, label)
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
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">${icon}</svg>`
}
