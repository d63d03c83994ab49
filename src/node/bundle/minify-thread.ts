// Entry of a thread that minifies modules, see minify-threads.ts.
import {type MinifiedModule, type ModuleKind, minifyShort, type ShortModule} from './minify-text.ts'

export interface MinifyTask {
  readonly kind: ModuleKind
  readonly short: ShortModule
}

export default ({kind, short}: MinifyTask): Promise<MinifiedModule | undefined> => minifyShort(kind, short)
