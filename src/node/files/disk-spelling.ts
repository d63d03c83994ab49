// Names of files as the disk has them. To some disks `Logo.PNG` and `logo.png` are one file, to others and to most hosts they
// are two: a name counts as it is spelled in its folder, so that a site is right or wrong on all of them alike.
import {readdirSync} from 'node:fs'
import {dirname, join, relative, sep} from 'node:path'
import {isInside} from './publish-rule.ts'

/**
 * The same path as the disk spells it, where that differs in small and capital letters alone; undefined where it is spelled
 * so, and where nothing of the kind is there. Each folder is read once.
 */
export type FindOtherSpelling = (filePath: string) => string | undefined

/** @param root Absolute folder, which is taken as it is spelled. */
export function createSpellingFinder(root: string): FindOtherSpelling {
  const folders = new Map<string, readonly string[]>()
  const namesIn = (dir: string): readonly string[] => {
    const names = folders.get(dir) ?? readNames(dir)
    folders.set(dir, names)
    return names
  }
  return (filePath) => {
    const top = isInside(filePath, root) ? root : dirname(filePath)
    let path = top
    let isOther = false
    for (const name of relative(top, filePath).split(sep)) {
      const names = namesIn(path)
      const isSpelledSo = names.some((one) => one === name || one.normalize() === name.normalize())
      const spelled = isSpelledSo ? name : names.find((one) => fold(one) === fold(name))
      if (spelled === undefined) return undefined
      isOther ||= !isSpelledSo
      path = join(path, spelled)
    }
    return isOther ? path : undefined
  }
}

function fold(name: string): string {
  return name.normalize().toLowerCase()
}

function readNames(dir: string): readonly string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}
