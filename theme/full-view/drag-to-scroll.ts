// A drawing is moved with the mouse, as fingers move it. Text stays text, which the mouse selects.

export function dragToScroll(stage: HTMLElement): void {
  stage.addEventListener('pointerdown', (event) => {
    const {target, pointerId, pointerType, button} = event
    if (pointerType !== 'mouse' || button !== 0) return
    if (!(target instanceof Element) || target.closest('table, a')) return
    event.preventDefault()
    stage.focus({preventScroll: true})
    stage.setPointerCapture(pointerId)
    stage.classList.add('full-view-dragged')
    const move = ({movementX, movementY}: PointerEvent) =>
      stage.scrollBy({left: -movementX, top: -movementY, behavior: 'instant'})
    const end = () => {
      stage.removeEventListener('pointermove', move)
      stage.classList.remove('full-view-dragged')
    }
    stage.addEventListener('pointermove', move)
    stage.addEventListener('lostpointercapture', end, {once: true})
  })
}
