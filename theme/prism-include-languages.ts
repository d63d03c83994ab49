// Teaches the highlighter languages: what a site has in this place is called once, where code is highlighted, with Prism as
// its argument. All languages that Prism knows are there without it.
export type PrismObject = typeof import('prism-react-renderer').Prism

export default function prismIncludeLanguages(_prism: PrismObject): void {}
