// Which pages need the components and the code that MDX takes.
import type {PageData} from './contract.ts'

/** Whether showing the page takes what MDX is made of: its own content is MDX, or a document that it embeds. */
export function holdsMdx({content, embedded = []}: Pick<PageData, 'content' | 'embedded'>): boolean {
  return [content, ...embedded].some(({kind}) => kind === 'module')
}
