// How the types of a plugin serve its author: checked by the compiler alone, with the rest of the sources.
import {definePlugin, type PluginFactory} from 'quire-docs/plugin'
import {z} from 'zod'

interface Term {
  readonly word: string
  readonly seen: ReadonlyMap<string, number>
}
const options = z.strictObject({
  path: z.string().default('terms'),
  limit: z.string().transform(Number).optional(),
  box: z.strictObject({width: z.number().default(1), height: z.number().default(2)}).prefault({}),
})
// All inferred.
export const inferred = definePlugin({
  name: 'terms',
  options,
  sources: ({options: {path}}) => [{kind: 'document', dir: path, include: ['**/*.md']}],
  loadContent: ({documents}): readonly Term[] => documents.map(({sourcePath}) => ({word: sourcePath, seen: new Map()})),
  createRoutes: (terms, {options: {box}}) => ({
    routes: [],
    globalData: {words: terms.map(({word}) => word), size: box.width},
  }),
})
inferred({box: {width: 3}, limit: '5', id: 'x'})
inferred()
// @ts-expect-error unknown key
inferred({paht: 'x'})
// Written out.
export const written = definePlugin<z.output<typeof options>, readonly Term[], z.input<typeof options>>({
  name: 'terms',
  options,
  loadContent: () => [{word: 'a', seen: new Map()}],
  emitAssets: (terms) => [{path: 'x.json', content: JSON.stringify(terms)}],
})
written({box: {}})
export const two = definePlugin<z.output<typeof options>, readonly Term[]>({
  name: 'terms',
  options,
  loadContent: () => [],
})
two({path: 'x'})
export const none = definePlugin({name: 'n', loadContent: () => 3, createRoutes: (n) => ({routes: [], globalData: n})})
none()
const kept: PluginFactory<{readonly a: string}, number> = definePlugin<{readonly a: string}, number>({
  name: 'k',
  loadContent: () => 1,
})
kept({a: 'x'})
export default {plugins: [inferred(), written(), none(), kept()]}
