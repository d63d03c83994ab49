// Marks a link that leads nowhere.

/** On a link of static HTML that leads to no page of the site. */
export const UNRESOLVED_ATTRIBUTE = 'data-unresolved'
