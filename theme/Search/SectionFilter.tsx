// Sections of the site that hits are from, one of which can be chosen. They follow the box in the order of Tab.
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {NO_CHOICE, type SectionChoice} from './use-sections.ts'

export interface SectionFilterProps {
  readonly offered: readonly string[]
  readonly choice: SectionChoice
  readonly onChoose: (choice: SectionChoice) => void
}

export function SectionFilter({offered, choice, onChoose}: SectionFilterProps): ReactNode {
  if (offered.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, whose frame would be in the way
    <div
      role="group"
      className="searchSections"
      aria-label={translate({id: 'theme.SearchPage.searchContext.ariaLabel', message: 'Part of the site'})}
    >
      {offered.map((section) => (
        <button
          key={section}
          type="button"
          className="clean-btn searchSection"
          aria-pressed={section === choice.section}
          // A press does not take the focus out of the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(section === choice.section ? NO_CHOICE : {section, offered})}
        >
          {section}
        </button>
      ))}
    </div>
  )
}
