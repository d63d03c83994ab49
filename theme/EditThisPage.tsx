// Link to the source of the page.
import IconEdit from '@theme/Icon/Edit'
import {Link, ThemeClassNames, Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function EditThisPage({editUrl}: {readonly editUrl: string}): ReactNode {
  return (
    <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
      <IconEdit width={16} height={16} />
      <Translate id="theme.common.editThisPage">Edit this page</Translate>
    </Link>
  )
}
