// The class that the body has while the keyboard is used, in Docusaurus before 3.10. The theme has no need of it: style sheets of sites
// name it.

export const keyboardFocusedClassName = 'navigation-with-keyboard'

/** Sets the class when Tab is pressed, until the mouse is. @returns Ends it. */
export function watchKeyboard(): () => void {
  const classes = document.body.classList
  const watched = new AbortController()
  const {signal} = watched
  document.addEventListener('keydown', ({key}) => key === 'Tab' && classes.add(keyboardFocusedClassName), {signal})
  document.addEventListener('mousedown', () => classes.remove(keyboardFocusedClassName), {signal})
  return () => {
    watched.abort()
    classes.remove(keyboardFocusedClassName)
  }
}
