// The list below the search box, by the pattern of a combobox: the focus stays in the box, the arrows walk through the list.
// It enhances the form of every page.
import './search.css'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {Keys} from './Keys.tsx'
import {Notice} from './Notice.tsx'
import {LIST_ID} from './options.ts'
import {PREVIEW_ID, Preview} from './Preview.tsx'
import {Rows} from './Rows.tsx'
import {SectionFilter} from './SectionFilter.tsx'
import {SEARCH_LABEL, type SearchData} from './search-data.ts'
import type {FormRef} from './use-box.ts'
import type {AskedFrom} from './use-dialog.ts'
import {usePanel} from './use-panel.ts'
import {usePreview} from './use-preview.ts'

export interface PanelProps {
  readonly form: FormRef
  readonly data: SearchData
  /** What the keys of the box were pressed in; undefined for a box without keys. */
  readonly asked?: AskedFrom | undefined
}

export default function Panel({form, data, asked}: PanelProps): ReactNode {
  const {query, search, options, active, setActive, choose, close, retry, isShown, filter} = usePanel(form, data, asked)
  const preview = usePreview(form, {search, options, active, isOn: isShown && data.hasSectionPreview})
  return (
    <>
      <button type="button" className="clean-btn searchCancel" onClick={close}>
        {translate({id: 'theme.SearchBar.cancel', message: 'Cancel'})}
      </button>
      {isShown && (
        <div className="searchPanel" data-answered={search.answered} data-preview={preview.isShown || undefined}>
          <SectionFilter {...filter} />
          {/* A press does not take the focus out of the box. */}
          <div className="searchColumns">
            <div
              id={LIST_ID}
              role="listbox"
              aria-label={SEARCH_LABEL()}
              className="searchList"
              // Browsers would make a list that can be scrolled a stop of the Tab key.
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
            >
              <Rows
                options={options}
                active={active}
                onChoose={choose}
                onPoint={setActive}
                previewId={preview.hit && PREVIEW_ID}
              />
            </div>
            {preview.isShown && <Preview hit={preview.hit} section={preview.section} />}
          </div>
          <Notice
            search={search}
            query={query}
            onRetry={retry}
            emptyText={translate({id: 'theme.SearchBar.noResultsText', message: 'No results.'})}
          />
          {options.length > 0 && <Keys />}
        </div>
      )}
    </>
  )
}
