// Where the browser keeps what readers choose, from the site's configuration.
import {createHash} from 'node:crypto'
import type {StorageSettings} from '../../shared/contract.ts'
import type {SiteConfig} from '../model.ts'

export function toStorageSettings({
  storage,
  url,
  baseUrl,
}: Pick<SiteConfig, 'storage' | 'url' | 'baseUrl'>): StorageSettings {
  const {type, namespace} = storage
  // The same three letters as Docusaurus makes, so that readers of a site that moves keep their settings.
  const name = namespace === true ? createHash('md5').update(`${url}${baseUrl}`).digest('hex').slice(0, 3) : namespace
  return {type, suffix: name === false || name === '' ? '' : `-${name}`}
}
