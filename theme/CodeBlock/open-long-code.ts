// Long code blocks, which show their beginning at first: a button below shows the rest, and hides it again.
import {translate} from 'quire-docs/client'
import './long-code.css'

const OPEN = 'code-block-open'

/** Adds the button, unless it is there. A line that the address names is shown at once. */
export function openLongCode(block: HTMLElement): void {
  if (block.querySelector('.code-block-more') !== null) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'clean-btn code-block-more'
  const lines = block.querySelectorAll('.token-line').length
  const show = (isOpen: boolean): void => {
    block.classList.toggle(OPEN, isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
    button.textContent = isOpen
      ? translate({id: 'theme.CodeBlock.showLess', message: 'Show less'})
      : translate({id: 'theme.CodeBlock.showAll', message: 'Show all {count} lines'}, {count: lines})
  }
  button.addEventListener('click', () => {
    const wasOpen = block.classList.contains(OPEN)
    show(!wasOpen)
    // The end of the block has come up: the reader stays at it.
    if (wasOpen) block.scrollIntoView({block: 'nearest'})
  })
  const showNamed = (): void => {
    const named = document.getElementById(location.hash.slice(1))
    if (named === null || !block.contains(named)) return
    show(true)
    named.scrollIntoView()
  }
  show(false)
  block.append(button)
  showNamed()
}
