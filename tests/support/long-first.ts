// The order of test files: those that take long come first, so that no worker begins one when the others are done, and
// files that wait for one shared build are apart, so that they need not wait.
import {BaseSequencer, type TestSpecification} from 'vitest/node'

/** The first that matches counts; the order within each is the runner's own. */
const ORDER: readonly RegExp[] = [
  // Begins with the build of the Handbook, beside which one thread of work has room.
  /\/browser\/handbook\./,
  /\/unit\/compile\/(?:parsers|fold-static)\./,
  /\/browser\//,
  /\/sites\//,
  /\/handbook\//,
]

const placeOf = ({moduleId}: TestSpecification): number => {
  const place = ORDER.findIndex((pattern) => pattern.test(moduleId))
  return place < 0 ? ORDER.length : place
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
