// A box that leads to the search page: a plain form until a reader comes near, when the list below it is loaded.
import {lookForSearch, prepareSearch, useLocation, useNavigator, useSite, whenIdle} from 'quire-docs/client'
import {type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useState} from 'react'
import type {PanelProps} from './Panel.tsx'
import {findContext} from './search-data.ts'

export interface SearchBoxProps extends PanelProps {
  readonly className: string
  readonly inputClassName: string
  /** Stands in the empty box, and is its name. */
  readonly label: string
  /** Tells the form from other ones of the page. */
  readonly name?: string
  /** Follows the box. */
  readonly children?: ReactNode
}

export function SearchBox(props: SearchBoxProps): ReactNode {
  const {form, data, className, inputClassName, label, name, children} = props
  const {baseUrl} = useSite()
  const {pathname, search} = useLocation()
  const navigator = useNavigator()
  const context = findContext(data, pathname, baseUrl)
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const wake = useCallback(() => {
    // After a failure the box is still a form, and the next visit tries again.
    import(/* webpackChunkName: "search" */ './Panel.tsx').then(
      (module) => startTransition(() => setPanel(() => module.default)),
      () => undefined,
    )
    // A task of its own: the two would hold up the page for as long as both take.
    setTimeout(prepareSearch, 0, baseUrl, context?.path)
  }, [baseUrl, context?.path])
  useEffect(() => whenIdle(() => lookForSearch(baseUrl)), [baseUrl])
  const isMarking = data.highlightsTarget && search.includes('_highlight=')
  useEffect(() => {
    if (isMarking || form.current?.contains(document.activeElement)) wake()
  }, [form, isMarking, wake])
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is both the landmark and the form
    <form
      ref={form}
      role="search"
      aria-label={name}
      className={className}
      action={`${baseUrl}search`}
      hidden={data.hidesWithoutContext && context === undefined}
      onPointerEnter={wake}
      onFocus={wake}
      // As a link: without a connection a browser would leave the site for a page of its own.
      onSubmit={(event) => {
        event.preventDefault()
        // The list does so itself.
        if (!Panel) navigator.push(`${baseUrl}search?q=${encodeURIComponent(event.currentTarget.q.value)}`)
      }}
    >
      <input
        name="q"
        className={inputClassName}
        type="search"
        placeholder={label}
        autoComplete="off"
        aria-label={label}
      />
      {children}
      <button type="submit" tabIndex={-1} aria-label={label} />
      {Panel && <Panel form={form} data={data} asked={props.asked} />}
    </form>
  )
}
