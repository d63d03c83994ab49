// Pages of the reference as Markdown: a table for each object, below the table that its key stands in.
import type {SchemaMetadata} from './read-schema.ts'
import type {KeyMetadata, ObjectMetadata} from './read-types.ts'

export interface Described {
  readonly heading: string
  readonly about?: string
  /** Path of the object in the schema; `''` for the whole. */
  readonly path: string
  readonly keys: readonly KeyMetadata[]
  readonly metadata: ReadonlyMap<string, SchemaMetadata>
}

export interface ReferencePage {
  readonly title: string
  readonly description: string
  readonly position: number
  readonly opening: string
  readonly sections: readonly Described[]
}

interface Section extends Described {
  readonly level: number
}

export function toMarkdown({title, description, position, opening, sections}: ReferencePage): string {
  const shown = new Map<string, string>()
  const head = `---\ndescription: ${description}\n${toLabels(title)}sidebar_position: ${position}\n---\n\n`
  const note = '<!-- Made from the schema by `npm run reference`. Edit the doc comments there. -->\n\n'
  const parts = sections.flatMap((section) => toSections({...section, level: 2}, shown))
  return `${head}${note}# ${title}\n\n${opening}\n\n${parts.join('\n')}`
}

/** Front matter of a page in the category Reference, whose label need not be repeated there. */
export function toLabels(title: string): string {
  const [, name = ''] = /^Reference: (.+)$/.exec(title) ?? []
  if (name === '') return ''
  return `sidebar_label: ${name.charAt(0).toUpperCase()}${name.slice(1)}\npagination_label: '${title}'\n`
}

/** @param shown Headings of the objects that the page has already, by their ids. */
function toSections(section: Section, shown: Map<string, string>): string[] {
  const {heading, level, path, keys, metadata, about} = section
  const gone = keys.filter(({type}) => type === '')
  const kept = inOrderOf(
    metadata,
    path,
    keys.filter(({type}) => type !== ''),
  )
  const inner = kept.flatMap((key) =>
    key.objects.map((object) => ({key, object, at: join(path, key.name) + object.step})),
  )
  const fresh = inner.filter(
    ({object}, at) => !shown.has(object.id) && inner.findIndex((one) => one.object.id === object.id) === at,
  )
  for (const {object, at, key} of fresh) shown.set(object.id, headingOf(object, at, key))
  const rows = kept.map((key) => toRow(key, metadata.get(join(path, key.name)), key.objects, shown))
  const table = ['| Key | What it does, its type and its default |', '| --- | --- |', ...rows].join('\n')
  const refused = gone.map(({name}) => `- ${code(`"${name}" ${metadata.get(join(path, name))?.refusal ?? ''}`)}`)
  const text = [
    `${'#'.repeat(level)} ${code(heading)}`,
    about,
    table,
    refused.length > 0 ? `Keys of other versions, refused with these words:\n\n${refused.join('\n')}` : undefined,
  ]
  return [
    `${text.filter((part) => part !== undefined).join('\n\n')}\n`,
    ...fresh.flatMap(({key, object, at}) =>
      toSections({heading: headingOf(object, at, key), level: 3, path: at, keys: object.keys, metadata}, shown),
    ),
  ]
}

/** The order of the schema; the compiler's order is another where keys come from several places. */
function inOrderOf(
  metadata: Described['metadata'],
  path: string,
  keys: readonly KeyMetadata[],
): readonly KeyMetadata[] {
  const order = [...metadata.keys()]
  return keys.toSorted((a, b) => order.indexOf(join(path, a.name)) - order.indexOf(join(path, b.name)))
}

function headingOf({name}: ObjectMetadata, at: string, {objects}: KeyMetadata): string {
  return objects.length > 1 && name !== undefined ? `${at} as ${name}` : at
}

function toRow(
  key: KeyMetadata,
  metadata: SchemaMetadata | undefined,
  objects: readonly ObjectMetadata[],
  shown: ReadonlyMap<string, string>,
): string {
  const links = objects.map(({id}) => shown.get(id) ?? '').map((heading) => `[${code(heading)}](#${slugOf(heading)})`)
  const said = key.text === '' && metadata?.refusal.startsWith('can only') ? `It ${metadata.refusal}` : key.text
  const does = [
    said.replaceAll('\n', ' '),
    key.onlyWith.length > 0 ? `Only with \`type\` ${key.onlyWith.map(code).join(', ')}.` : '',
    key.example === undefined ? '' : `Example: ${code(key.example)}.`,
    links.length > 0 ? `See ${links.join(' and ')}.` : '',
  ]
  const type = [code(key.type), ...(key.isRequired ? ['required'] : [])]
  const preset = metadata?.preset === undefined ? [] : [`by default ${code(metadata.preset)}`]
  const sentences = escapePipes(does.filter((part) => part !== '').join(' '))
  // On a line of its own: four columns leave no room for the sentences.
  return `| ${code(key.name)} | ${sentences}<br />${[...type, ...preset].join(', ')} |`
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${escapePipes(text)} \`\`` : `\`${escapePipes(text)}\``
}

function escapePipes(text: string): string {
  return text.replace(/(?<!\\)\|/g, '\\|')
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

/** As the ids of headings are made. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}
