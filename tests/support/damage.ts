// Ways in which files of a cache come to harm, each the same for the same seed.
import {createHash} from 'node:crypto'
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function createRandom(seed: string): () => number {
  let count = 0
  return () => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32LE(0) / 2 ** 32
  }
}

/** Absolute paths of all files in a folder and its folders, sorted. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

export type Damage = (path: string, random: () => number) => void

/** What can happen to one file. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'cut to nothing': (path) => truncateSync(path, 0),
  'cut to one byte': (path) => truncateSync(path, Math.min(1, sizeOf(path))),
  'cut in the middle': (path) => truncateSync(path, sizeOf(path) >> 1),
  'cut before its last byte': (path) => truncateSync(path, Math.max(0, sizeOf(path) - 1)),
  'cut anywhere': (path, random) => truncateSync(path, Math.floor(random() * sizeOf(path))),
  'all zeros': (path) => writeFileSync(path, Buffer.alloc(sizeOf(path))),
  'zeros from the middle on': (path) => change(path, (bytes) => bytes.fill(0, bytes.length >> 1)),
  'random bytes': (path, random) => change(path, (bytes) => fillAtRandom(bytes, random)),
  'random bytes in its head': (path, random) => change(path, (bytes) => fillAtRandom(bytes.subarray(0, 64), random)),
  'random bytes in its last third': (path, random) =>
    change(path, (bytes) => fillAtRandom(bytes.subarray(Math.floor((bytes.length * 2) / 3)), random)),
  'bytes appended': (path, random) =>
    writeFileSync(path, Buffer.concat([readFileSync(path), fillAtRandom(Buffer.alloc(300), random)])),
  'its halves swapped': (path) => {
    const bytes = readFileSync(path)
    writeFileSync(path, Buffer.concat([bytes.subarray(bytes.length >> 1), bytes.subarray(0, bytes.length >> 1)]))
  },
  'a folder in its place': (path) => {
    rmSync(path)
    mkdirSync(join(path, 'inside'), {recursive: true})
  },
  removed: (path) => rmSync(path),
}

/** Turns one bit of the file over. */
export function flipBit(path: string, random: () => number): void {
  change(path, (bytes) => {
    const at = Math.floor(random() * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
  })
}

function sizeOf(path: string): number {
  return statSync(path).size
}

function change(path: string, edit: (bytes: Buffer) => void): void {
  const bytes = readFileSync(path)
  edit(bytes)
  writeFileSync(path, bytes)
}

function fillAtRandom(bytes: Buffer, random: () => number): Buffer {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256)
  return bytes
}
