// The rows of the list, those of one page in a group where the site wants that.
import type {ReactNode} from 'react'
import {OptionRow} from './OptionRow.tsx'
import type {HitGroup, PanelOption} from './options.ts'

export interface RowsProps {
  readonly options: readonly PanelOption[]
  readonly active: number
  readonly onChoose: (option: PanelOption) => void
  readonly onPoint: (at: number) => void
  /** Of what is shown of the active row. */
  readonly previewId?: string | undefined
}

export function Rows({options, active, onChoose, onPoint, previewId}: RowsProps): ReactNode {
  const rowOf = (option: PanelOption, at: number) => (
    <OptionRow
      key={at}
      option={option}
      at={at}
      isActive={at === active}
      onChoose={onChoose}
      onPoint={onPoint}
      previewId={at === active ? previewId : undefined}
    />
  )
  return toRuns(options).map(({group, first, own}) => {
    const rows = own.map((option, at) => rowOf(option, first + at))
    if (group === undefined) return rows
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
      <div key={`group ${first}`} role="group" aria-label={group.title} className="searchGroup">
        {group.caption && <Caption labels={group.caption} />}
        {rows}
      </div>
    )
  })
}

/** Not a row: the best of the page's hits is the one that is chosen. The group has the title as its name. */
function Caption({labels}: {readonly labels: readonly string[]}): ReactNode {
  return (
    <div className="searchCaption" aria-hidden="true">
      {labels.slice(0, -1).map((label, at) => (
        <span key={at}>{label} › </span>
      ))}
      <b>{labels.at(-1)}</b>
    </div>
  )
}

interface Run {
  readonly group: HitGroup | undefined
  /** Place of its first row among all. */
  readonly first: number
  readonly own: readonly PanelOption[]
}

function toRuns(options: readonly PanelOption[]): readonly Run[] {
  const groupOf = (option: PanelOption | undefined) => (option?.kind === 'hit' ? option.group : undefined)
  const starts = options.flatMap((option, at) => (at === 0 || groupOf(option) !== groupOf(options[at - 1]) ? [at] : []))
  return starts.map((first, at) => ({
    group: groupOf(options[first]),
    first,
    own: options.slice(first, starts[at + 1]),
  }))
}
