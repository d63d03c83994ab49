// The blog's own page of the site, with the items of the list of posts.
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/BlogListPage'
import {withSidebarItems} from './with-sidebar-items.tsx'

export default withSidebarItems(given)
