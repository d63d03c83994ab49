// The parts of the fuzzing, by name. Each is loaded in the process that runs its cases.
import type {FuzzPart} from './part.ts'

export const PARTS: Readonly<Record<string, () => Promise<FuzzPart>>> = {
  markdown: async () => (await import('./documents.ts')).markdownPart(),
  mdx: async () => (await import('./documents.ts')).mdxPart(),
  'front-matter': async () => (await import('./front-matter.ts')).frontMatterPart(),
  config: async () => (await import('./config.ts')).configPart(),
  sidebars: async () => (await import('./sidebars.ts')).sidebarsPart(),
  routes: async () => (await import('./routes.ts')).routesPart(),
  search: async () => (await import('./search.ts')).searchPart(),
  http: async () => (await import('./http.ts')).httpPart(),
}
