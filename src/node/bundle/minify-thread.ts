// Entry of a thread that minifies modules, see minify-threads.ts.
import {type MinifiedModule, type ModuleKind, minifyText} from './minify-text.ts'

export interface MinifyTask {
  readonly kind: ModuleKind
  readonly text: string
}

export default ({kind, text}: MinifyTask): Promise<MinifiedModule> => minifyText(kind, text)
