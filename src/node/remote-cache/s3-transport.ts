// A bucket of S3, or of a store that speaks its protocol, as a shared cache. Region, endpoint and credentials are those of the
// environment, as the tools of Amazon read them.
import type {GetObjectCommand, PutObjectCommand, S3Client} from '@aws-sdk/client-s3'
import {systemCode} from '../files/errno.ts'
import {forEachParallel, publicAddress, type Transport, TransportError} from './transport.ts'

export interface S3Package {
  readonly S3Client: typeof S3Client
  readonly GetObjectCommand: typeof GetObjectCommand
  readonly PutObjectCommand: typeof PutObjectCommand
}

/** @param url `s3://bucket/prefix`. */
export function createS3Transport(
  url: URL,
  {S3Client: Client, GetObjectCommand: Get, PutObjectCommand: Put}: S3Package,
): Transport {
  const {AWS_REGION, AWS_DEFAULT_REGION, AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL} = process.env
  const endpoint = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL
  const client = new Client({
    region: AWS_REGION ?? AWS_DEFAULT_REGION ?? 'us-east-1',
    // Stores of others have no host name for each bucket, as a rule, nor the newer checksums.
    ...(endpoint === undefined ? {} : {endpoint, forcePathStyle: true}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  })
  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  const place = (name: string) => ({Bucket: url.hostname, Key: prefix === '' ? name : `${prefix}/${name}`})
  const ask = async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const {name, message} = error instanceof Error ? error : new Error(String(error))
      if (name === 'NoSuchKey' || name === 'NotFound') return undefined
      throw new TransportError(`cannot be used (${systemCode(error) ?? name}: ${message})`, {cause: error})
    }
  }
  const readOne = (name: string, abortSignal: AbortSignal): Promise<Buffer | undefined> =>
    ask(async () => {
      const {Body} = await client.send(new Get(place(name)), {abortSignal})
      return Body === undefined ? undefined : Buffer.from(await Body.transformToByteArray())
    }, abortSignal)
  return {
    address: publicAddress(url),
    read: (names, onEntry, signal) =>
      forEachParallel(names, async (name) => onEntry(name, await readOne(name, signal))),
    write: async (name, bytes, abortSignal) => {
      await ask(() => client.send(new Put({...place(name), Body: bytes}), {abortSignal}), abortSignal)
    },
    close: () => client.destroy(),
  }
}
