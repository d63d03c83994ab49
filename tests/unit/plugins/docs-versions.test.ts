// Which versions of the docs are built, and with which settings.
import {describe, expect, test} from 'vitest'
import {docsSite} from './support/docs-site.ts'

const FILES = {
  'intro.md': {},
  'versioned_docs/version-2.0/intro.md': {},
  'versioned_docs/version-1.0/intro.md': {},
}
const data = {'versions.json': ['2.0', '1.0']}

/** Name, URL, banner and badge of each version, with a star for the last one. */
async function versionsOf(options: Readonly<Record<string, unknown>>, list: unknown = data['versions.json']) {
  const site = await docsSite({files: FILES, data: {'versions.json': list}, options})
  const seen = site.routes.map(({path, props}) => {
    const {name, label, banner, badge, isLast} = props.version as Record<string, unknown>
    return `${String(name)}${isLast === true ? '*' : ''} ${path} ${String(label)} ${String(banner)} ${String(badge)}`
  })
  return {seen, messages: site.diagnostics.map(({message}) => message)}
}

describe('settings of versions', () => {
  test('the newest that was frozen is the last version, at the URL of the docs', async () => {
    expect(await versionsOf({})).toEqual({
      seen: [
        'current /docs/next/intro Next unreleased true',
        '2.0* /docs/intro 2.0 null true',
        '1.0 /docs/1.0/intro 1.0 unmaintained true',
      ],
      messages: [],
    })
  })

  test('the current version can be the last one', async () => {
    const {seen} = await versionsOf({lastVersion: 'current'})
    expect(seen).toEqual([
      'current* /docs/intro Next null true',
      '2.0 /docs/2.0/intro 2.0 unmaintained true',
      '1.0 /docs/1.0/intro 1.0 unmaintained true',
    ])
  })

  test('versions can be left out, and what is said of one wins', async () => {
    expect((await versionsOf({includeCurrentVersion: false})).seen).toEqual([
      '2.0* /docs/intro 2.0 null true',
      '1.0 /docs/1.0/intro 1.0 unmaintained true',
    ])
    expect((await versionsOf({onlyIncludeVersions: ['1.0']})).seen).toEqual(['1.0* /docs/intro 1.0 null false'])
    expect((await versionsOf({disableVersioning: true}, [5])).seen).toEqual(['current* /docs/intro Next null false'])
    const versions = {
      '2.0': {path: 'v2', label: 'Two', banner: 'unreleased', badge: false},
      '1.0': {path: '', banner: 'none'},
    }
    expect((await versionsOf({versions, lastVersion: '1.0'})).seen).toEqual([
      'current /docs/next/intro Next unreleased true',
      '2.0 /docs/v2/intro Two unreleased false',
      '1.0* /docs/intro 1.0 null true',
    ])
  })

  test.each([
    [{lastVersion: '3.0'}, 'The docs option "lastVersion" is "3.0", which is not built.'],
    [{lastVersion: '1.0', onlyIncludeVersions: ['2.0']}, 'The docs option "lastVersion" is "1.0", which is not built.'],
    [{versions: {'3.0': {}}}, 'The docs option "versions" has settings for "3.0", which is not built.'],
    [{onlyIncludeVersions: []}, 'The docs option "onlyIncludeVersions" is empty.'],
    [{onlyIncludeVersions: ['2.0', '9']}, 'The docs option "onlyIncludeVersions" has "9", which is no version.'],
    [{includeCurrentVersion: false, disableVersioning: true}, 'No version of the docs is left to build.'],
    [{versions: {'1.0': {path: ''}}}, 'The versions "2.0" and "1.0" of the docs have the same path, "/docs".'],
  ])('%j is an error', async (options, message) => {
    expect((await versionsOf(options)).messages).toContain(message)
  })

  test('versions cannot be switched off where there are none', async () => {
    const {diagnostics} = await docsSite({files: FILES, options: {disableVersioning: true}})
    expect(diagnostics).toMatchObject([{code: 'docs/version-options', hint: 'Remove it.'}])
  })
})

describe('the list of versions', () => {
  test.each([
    [{}, 'The list of versions must be a JSON array of names.'],
    [['1/0'], 'The list of versions has "1/0", which has a character that file names cannot have.'],
    [[' '], 'The list of versions has " ", which is blank.'],
    [['..'], 'The list of versions has "..", which is the name of a folder.'],
    [[1], 'The list of versions has 1, which is not a text.'],
    [['1'.repeat(33)], `The list of versions has "${'1'.repeat(33)}", which has more than 32 characters.`],
    [['1.0', '1.0'], 'The list of versions has "1.0" twice.'],
  ])('%j is an error', async (list, message) => {
    expect((await versionsOf({}, list)).messages).toContain(message)
  })

  test('a version without its folder is named, with what to do', async () => {
    const site = await docsSite({files: FILES, data: {'versions.json': ['3.0', '2.0']}})
    expect(site.diagnostics).toMatchObject([
      {
        code: 'docs/no-docs',
        message: 'The docs plugin\'s folder "versioned_docs/version-3.0" has no documents.',
        hint: 'Put the folder back, or remove "3.0" from the list of versions.',
      },
    ])
  })

  test('sidebars of a version that are not JSON are an error', async () => {
    const files = {'versions.json': ['1.0'], 'versioned_sidebars/version-1.0-sidebars.json': '{"docs": ['}
    const {diagnostics} = await docsSite({files: FILES, data: files})
    expect(diagnostics).toMatchObject([
      {
        code: 'docs/version-file',
        message: expect.stringMatching(/^The sidebars of the version "1\.0" are not JSON: .+\.$/),
      },
    ])
  })
})

describe('names in the sidebars of a version', () => {
  const messages = async (sidebars: object): Promise<readonly string[]> => {
    const data = {'versions.json': ['1.0'], 'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify(sidebars)}
    return (await docsSite({files: FILES, data})).diagnostics.map(({message}) => message)
  }

  test.each([
    [{'version-1.0/docs': ['intro']}, 'The sidebar "version-1.0/docs" has a name of an older form.'],
    [{docs: ['version-1.0/intro']}, '"docs[0]" names the doc "version-1.0/intro" with a version, as older sites did.'],
  ])('%j, as early releases froze them, are an error', async (sidebars, message) => {
    expect(await messages(sidebars)).toEqual([message])
  })

  test('may begin as those of another version do', async () => {
    expect(await messages({'version-v1/docs': ['intro'], 'version-2.0/docs': ['intro']})).toEqual([])
  })
})

describe('the same doc in several versions', () => {
  test('tells where other versions have it, unless that is the same place', async () => {
    const files = {
      ...FILES,
      'new.md': {},
      'versioned_docs/version-1.0/old.md': {id: 'new'},
      'versioned_docs/version-1.0/moved.md': {id: 'intro2', slug: '/elsewhere'},
      'intro2.md': {},
    }
    const site = await docsSite({files, data})
    const alternates = site.routes.map(({path, props}) => [path, props.alternates])
    expect(alternates).toEqual([
      ['/docs/next/intro', undefined],
      ['/docs/next/new', {'2.0': null}],
      ['/docs/next/intro2', {'2.0': null, '1.0': '/docs/1.0/elsewhere'}],
      ['/docs/intro', undefined],
      ['/docs/1.0/intro', undefined],
      ['/docs/1.0/new', {'2.0': null}],
      ['/docs/1.0/elsewhere', {current: '/docs/next/intro2', '2.0': null}],
    ])
  })

  test('is edited where it is, or in the folder of the current version', async () => {
    const options = {editUrl: 'https://git.test/edit'}
    const site = await docsSite({files: FILES, data, options})
    expect(site.routes.map(({props}) => props.editUrl)).toEqual([
      'https://git.test/edit/docs/intro.md',
      'https://git.test/edit/versioned_docs/version-2.0/intro.md',
      'https://git.test/edit/versioned_docs/version-1.0/intro.md',
    ])
    const current = await docsSite({files: FILES, data, options: {...options, editCurrentVersion: true}})
    expect(new Set(current.routes.map(({props}) => props.editUrl))).toEqual(
      new Set(['https://git.test/edit/docs/intro.md']),
    )
  })
})
