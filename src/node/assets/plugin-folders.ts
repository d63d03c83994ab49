// The folders that plugins get of the output, and pages of redirects in them. With Docusaurus, all plugins begin at once: none finds such a
// page at first, whatever the order of plugins, and each finds them all as soon as it has waited for anything.
import type {OutputSource, StagedAsset} from '../model.ts'
import {type ChangedFile, createWorkingCopies, type OutputFolders} from './working-copy.ts'

export interface PluginFolders {
  /** As `BuiltSite.copyOutput`. */
  readonly copyOutput: (dir: string) => void
  /** As `BuiltSite.copyRedirects`. */
  readonly copyRedirects: (dir: string) => void
  readonly takeChanges: () => readonly ChangedFile[]
  readonly close: () => void
}

export interface MadeAssets {
  /** All but pages of redirects. What is changed in those is here. The list grows. */
  readonly assets: readonly StagedAsset[]
  readonly redirects: readonly StagedAsset[]
  readonly outputWith: (assets: readonly StagedAsset[]) => ReadonlyMap<string, OutputSource>
}

export function createPluginFolders(
  folders: OutputFolders,
  {assets, redirects, outputWith}: MadeAssets,
): PluginFolders {
  const copies = createWorkingCopies(folders)
  const fill = (dir: string, wanted: 'redirects' | 'others'): void => {
    const paths = new Set(redirects.map(({path}) => path))
    const output = outputWith([...assets, ...redirects])
    copies.fill(dir, new Map([...output].filter(([file]) => paths.has(file) === (wanted === 'redirects'))))
  }
  return {
    copyOutput: (dir) => {
      const paths = redirects.map(({path}) => path)
      copies.withdraw(dir, paths)
      fill(dir, 'others')
    },
    copyRedirects: (dir) => {
      if (redirects.length > 0) fill(dir, 'redirects')
    },
    takeChanges: copies.takeChanges,
    close: copies.close,
  }
}
