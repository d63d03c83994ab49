// The parts of the fuzzing, by name. Each is loaded in the process that runs its cases.
import type {FuzzPart} from './part.ts'

export const PARTS: Readonly<Record<string, () => Promise<FuzzPart>>> = {
  markdown: async () => (await import('./documents.ts')).markdownPart(),
  mdx: async () => (await import('./documents.ts')).mdxPart(),
}
