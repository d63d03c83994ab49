// The modules of imported content files, for the browser: few, so they are made on the main thread.
import type {Store} from '../cache/store.ts'
import type {LinkedPartial} from '../model.ts'
import {readContent} from '../text/content-text.ts'
import {partialModuleText} from './route-module.ts'

/** Text by output file. */
export function partialModules(partials: Iterable<LinkedPartial>, store: Store): Map<string, string> {
  return new Map(
    [...partials].map((partial) => [partial.file, partialModuleText(partial, readContent(partial, store))]),
  )
}
