// A part of each mark that is left in a page's text while it is rendered: another one in each process, so that no text of a site is taken for one.
export const SECRET = crypto.randomUUID().slice(0, 13)
