// The search box for the text of a page, such as a site's landing page: it does what the box of the navbar does.
import './search-form.css'
import {clsx} from 'clsx'
import {usePluginData} from 'quire-docs/client'
import {type ReactNode, useRef} from 'react'
import {SearchBox} from '../Search/SearchBox.tsx'
import {SEARCH_LABEL, type SearchData} from '../Search/search-data.ts'

export interface SearchFormProps {
  readonly className?: string
  /** Stands in the empty box, and is its name: “Search” in the reader's language by default. */
  readonly label?: string
}

/** Nothing on sites without a search plugin. */
export default function SearchForm({className, label = SEARCH_LABEL()}: SearchFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  // The search plugin makes the data in this shape.
  const data = usePluginData('search') as SearchData | undefined
  if (data === undefined) return null
  return (
    <SearchBox
      form={form}
      data={data}
      className={clsx('searchForm', className)}
      inputClassName="searchFormInput"
      label={label}
      name={label}
    />
  )
}
