// One row of the list below the box: a hit, the way to all results, or a recent search.
import {clsx} from 'clsx'
import {Translate} from 'quire-docs/client'
import {type MouseEvent, memo, type ReactNode} from 'react'
import {HIT_ICONS, HitIcon, type IconName} from './HitIcon.tsx'
import {type HitOption, optionId, type PanelOption} from './options.ts'
import {Segments} from './Segments.tsx'

export interface OptionRowProps {
  readonly option: PanelOption
  readonly at: number
  readonly isActive: boolean
  readonly onChoose: (option: PanelOption) => void
  readonly onPoint: (at: number) => void
  /** Of what is shown of this row. */
  readonly previewId?: string | undefined
}

/** Rendered when it changes, not at each letter: its callbacks have a constant identity. */
export const OptionRow = memo(({option, at, onChoose, onPoint, isActive, previewId}: OptionRowProps): ReactNode => {
  const shared = {
    id: optionId(at),
    role: 'option',
    'aria-selected': isActive,
    'aria-details': previewId,
    className: clsx('searchOption', `searchOption--${option.kind}`),
    // Not on entering: a list that opens below the pointer must not change what is chosen.
    onPointerMove: isActive ? undefined : () => onPoint(at),
  }
  if (option.kind === 'recent' || option.kind === 'suggested' || option.kind === 'forget')
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
          <HitContent option={option} />
          {isActive && <HitIcon name="enter" />}
        </>
      ) : (
        <Line icon={option.kind}>{option.text}</Line>
      )}
    </a>
  )
})

function RecentContent({
  option,
}: {
  readonly option: PanelOption & {readonly kind: 'recent' | 'suggested' | 'forget'}
}): ReactNode {
  if (option.kind !== 'forget') return <Line icon={option.kind}>{option.query}</Line>
  return (
    <Line icon="none">
      <Translate id="theme.SearchBar.forgetRecent">Clear recent searches</Translate>
    </Line>
  )
}

function HitContent({option: {hit, path, group}}: {readonly option: HitOption}): ReactNode {
  const {type, tree, snippet, isPending} = hit
  return (
    <>
      {tree !== 'none' && <span className={`searchTree searchTree--${tree}`} />}
      <Line icon={HIT_ICONS[type] ?? 'text'} path={path}>
        {/* The title of the page would stand in for the text to come, below that title. */}
        {isPending && group ? '…' : <Segments of={snippet} />}
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
