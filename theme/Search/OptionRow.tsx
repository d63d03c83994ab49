// One row of the list below the box: a hit, the way to all results, or a recent search.
import {clsx} from 'clsx'
import {type SearchHit, Translate, useSite} from 'quire-docs/client'
import {type MouseEvent, memo, type ReactNode} from 'react'
import {HIT_ICONS, HitIcon, type IconName} from './HitIcon.tsx'
import {hitPath, hitSection} from './hit-url.ts'
import {optionId, type PanelOption} from './options.ts'
import {Segments} from './Segments.tsx'

export interface OptionRowProps {
  readonly option: PanelOption
  readonly at: number
  readonly isActive: boolean
  /** Breadcrumbs also below another hit of the page. */
  readonly showsPath: boolean
  readonly onChoose: (option: PanelOption) => void
  readonly onPoint: (at: number) => void
}

/** Rendered when it changes, not at each letter: its callbacks have a constant identity. */
export const OptionRow = memo(({option, at, showsPath, onChoose, onPoint, isActive}: OptionRowProps): ReactNode => {
  const shared = {
    id: optionId(at),
    role: 'option',
    'aria-selected': isActive,
    className: clsx('searchOption', `searchOption--${option.kind}`),
    // Not on entering: a list that opens below the pointer must not change what is chosen.
    onPointerMove: isActive ? undefined : () => onPoint(at),
  }
  if (option.kind === 'recent' || option.kind === 'forget')
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: an option, whose keys are those of the box
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above
      <div {...shared} onClick={() => onChoose(option)}>
        <RecentContent option={option} />
      </div>
    )
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(option)
  }
  return (
    <a {...shared} href={option.url} tabIndex={-1} onClick={onClick}>
      {option.kind === 'hit' ? (
        <>
          <HitContent hit={option.hit} showsPath={showsPath} />
          {isActive && <HitIcon name="enter" />}
        </>
      ) : (
        <Line icon="all">{option.text}</Line>
      )}
    </a>
  )
})

function RecentContent({option}: {readonly option: PanelOption & {readonly kind: 'recent' | 'forget'}}): ReactNode {
  if (option.kind === 'recent') return <Line icon="recent">{option.query}</Line>
  return (
    <Line icon="none">
      <Translate id="theme.SearchBar.forgetRecent">Clear recent searches</Translate>
    </Line>
  )
}

interface HitProps {
  readonly hit: SearchHit
  readonly showsPath: boolean
}

function HitContent({hit, showsPath}: HitProps): ReactNode {
  const {baseUrl} = useSite()
  const {type, tree, snippet} = hit
  // Below another hit of the page, only what that one does not say.
  const path = [...(tree === 'none' || showsPath ? hitPath(hit, baseUrl) : []), ...hitSection(hit)]
  return (
    <>
      {tree !== 'none' && <span className={`searchTree searchTree--${tree}`} />}
      <Line icon={HIT_ICONS[type] ?? 'text'} path={path.join(' › ')}>
        <Segments of={snippet} />
      </Line>
    </>
  )
}

interface LineProps {
  readonly icon: IconName
  readonly path?: string
  readonly children: ReactNode
}

function Line({icon, path = '', children}: LineProps): ReactNode {
  return (
    <>
      <HitIcon name={icon} />
      <span className="searchText">
        <span className="searchTitle">{children}</span>
        {path !== '' && <span className="searchPath">{path}</span>}
      </span>
    </>
  )
}
