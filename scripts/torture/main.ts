// Tries to break the program, for as long as it is told to: random input, random edits, sudden ends. Each trial is named by a seed,
// which repeats it. `npm test` runs a short form of edits, kills and clicks.
import {parseArgs} from 'node:util'
import {TRIALS, type Trial} from './trials.ts'

const USAGE = `npm run torture -- [TRIAL …] [--part NAME,…] [--count N] [--seed N] [--only N]

  TRIAL    ${Object.keys(TRIALS).join(', ')}; all when none is named
  --part   parts of a trial; all by default
  --count  how many cases of each part
  --seed   what the cases are made from, 1 by default
  --only   the number of one case, to repeat a failure`

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      part: {type: 'string'},
      count: {type: 'string'},
      seed: {type: 'string', default: '1'},
      only: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const options = {
    parts: values.part?.split(','),
    count: values.count === undefined ? undefined : toWhole('count', values.count),
    seed: toWhole('seed', values.seed),
    only: values.only === undefined ? undefined : toWhole('only', values.only),
  }
  let failures = 0
  for (const name of positionals.length > 0 ? positionals : Object.keys(TRIALS))
    failures += await (await findTrial(name))(options)
  console.log(failures === 0 ? 'Nothing failed.' : `${failures} failed.`)
  return failures === 0 ? 0 : 1
}

async function findTrial(name: string): Promise<Trial> {
  const load = Object.hasOwn(TRIALS, name) ? TRIALS[name] : undefined
  if (load === undefined) throw new Error(`There is no trial "${name}".\n\n${USAGE}`)
  return load()
}

function toWhole(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}".`)
  return Number(text)
}

process.exit(await main())
