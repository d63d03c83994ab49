// Options of the env plugin. Whatever is exposed is public, so every name is written out, and suspicious ones twice.
import {z} from 'zod'

const NAME = /^[A-Za-z_]\w*$/
const LOOKS_SECRET =
  /SECRET|TOKEN|PASSWORD|PRIVATE|KEY|PASSPHRASE|(?:^|_)(?:PASS|PWD|DSN|DB|CREDENTIALS?|AUTH)(?:_|$)|DATABASE|CONNECTION_STRING/i
// Set by the bundler itself.
const RESERVED = 'NODE_ENV'

export const envOptions = z
  .strictObject({
    /**
     * Files to read, relative to the site; a later one wins, and each must exist. By default `.env`, `.env.local`, `.env.<mode>` and
     * `.env.<mode>.local` as far as they exist, where the mode is `production` or `development`.
     */
    files: z.array(z.string().min(1)).optional(),
    /**
     * Names of the variables that client code may read as `process.env.NAME`. Everyone can read their values.
     * @example expose: ['SHOP_URL']
     */
    expose: z.array(z.string()).default([]),
    /** Names in `expose` that look like those of secrets and are none. */
    allowSecretNames: z.array(z.string()).default([]),
    /**
     * Values of variables that are set nowhere.
     * @example defaults: {SHOP_URL: 'https://shop.example.com'}
     */
    defaults: z.record(z.string(), z.string()).default({}),
  })
  .superRefine(({expose, allowSecretNames}, context) => {
    expose.forEach((name, at) => {
      const problem = problemOf(name, allowSecretNames)
      if (problem !== undefined) context.addIssue({code: 'custom', path: ['expose', at], message: problem, input: name})
    })
  })

/** Options with defaults filled in. */
export type EnvOptions = z.output<typeof envOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenEnvOptions = z.input<typeof envOptions>

function problemOf(name: string, allowed: readonly string[]): string | undefined {
  if (!NAME.test(name)) return 'is not the name of a variable: use letters, digits and "_".'
  if (name === RESERVED) return 'is set by the build and cannot be exposed.'
  if (!LOOKS_SECRET.test(name) || allowed.includes(name)) return undefined
  return 'looks like the name of a secret, and exposed values are public. If it is none, add it to "allowSecretNames" too.'
}
