// Source paths: how files are named in messages and between the build and its plugins. Pure text: nothing is looked up.

/**
 * Relative to the site folder with forward slashes, `''` for the site folder itself; absolute for what lies outside of it. A
 * folder named `..notes` lies inside.
 * @param path Absolute, or relative to the site folder.
 * @param siteDir Absolute.
 */
export function toSourcePath(path: string, siteDir: string): string {
  const absolute = resolvePath(path, siteDir)
  const site = toSlashes(siteDir)
  return absolute === site ? '' : (below(absolute, site) ?? absolute)
}

/**
 * Path of a source file inside a folder; the source path itself where the folder does not hold it.
 * @param folder Absolute, or relative to the site folder.
 * @param siteDir May be left out where the folder is given as a source path.
 */
export function pathInside(sourcePath: string, folder: string, siteDir = '/'): string {
  return below(resolvePath(sourcePath, siteDir), resolvePath(folder, siteDir)) ?? sourcePath
}

function below(path: string, folder: string): string | undefined {
  const start = folder.endsWith('/') ? folder : `${folder}/`
  return path.startsWith(start) ? path.slice(start.length) : undefined
}

function resolvePath(path: string, siteDir: string): string {
  const given = toSlashes(path)
  const whole = /^(?:[a-z]:)?\//i.test(given) ? given : `${toSlashes(siteDir)}/${given}`
  const [root = '', ...names] = whole.split('/')
  const kept: string[] = []
  for (const name of names) {
    if (name === '..') kept.pop()
    else if (name !== '' && name !== '.') kept.push(name)
  }
  return `${root}/${kept.join('/')}`
}

/** Absolute paths of Windows begin with a drive; elsewhere a backslash is part of a name. */
function toSlashes(path: string): string {
  return /^[a-z]:\\/i.test(path) ? path.replaceAll('\\', '/') : path
}
