// Where a value belongs among sorted ones: terms and ids lie in their order, in the build as in the browser.

/** Place of the first of sorted values that is not before another. */
export function firstFrom<Value extends string | number>(sorted: readonly Value[], value: Value): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const one = sorted[middle]
    if (one !== undefined && one < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Place of the last of sorted values that is not after another; 0 when all are. */
export function lastUpTo<Value extends string | number>(sorted: readonly Value[], value: Value): number {
  const at = firstFrom(sorted, value)
  return sorted[at] === value ? at : Math.max(0, at - 1)
}
