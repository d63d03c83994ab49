// Dropdown of the versions of the site, with all lists that the configuration may have.
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/NavbarItem/DocsVersionDropdownNavbarItem'
import {withMenuItems} from './with-menu-items.tsx'

export default withMenuItems(given)
