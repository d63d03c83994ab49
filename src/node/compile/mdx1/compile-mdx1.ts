// A document that only MDX 1 reads, compiled as it is read there.
import type {FileMessage} from '../../../shared/diagnostics.ts'
import type {CompileResult} from '../../model.ts'
import {withWarning} from '../page-record.ts'

type CompileText = (text: string) => Promise<CompileResult | Refused>

interface Refused {
  readonly messages: readonly FileMessage[]
}

/** Undefined where it is no page of MDX 1 either. @param refused What the compiler said of the content. */
export async function compileMdx1(
  content: string,
  refused: Refused,
  compile: CompileText,
): Promise<CompileResult | undefined> {
  const [{repairMdx1}, {withOriginalPlaces}] = await Promise.all([
    import('./repair.ts'),
    import('./original-places.ts'),
  ])
  let made: CompileResult | undefined
  const {body, steps} = await repairMdx1(content, refused.messages, async (text) => {
    const result = await compile(text)
    if (!('text' in result)) return result.messages
    made = result
    return []
  })
  if (made === undefined) return undefined
  const record = withOriginalPlaces(made.record, {original: content, changed: body, steps})
  return withWarning({...made, record}, READ_AS_MDX_1)
}

const READ_AS_MDX_1: FileMessage = {
  level: 'warning',
  code: 'mdx/read-as-older-mdx',
  message: 'The document is written for MDX 1, and read as Docusaurus 2 reads it.',
  hint: 'To rewrite it for MDX 3, run "quire migrate"; it shows the changes, and makes them with --write.',
}
