// A file of messages as it is, with those that the site has now.
import type {DescribedMessage} from '../../plugin/messages-file.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'

export type DescribedMessages = Readonly<Record<string, DescribedMessage>>

export interface MergeOptions {
  /** What is translated already is replaced. */
  readonly override: boolean
  /** Written before messages that are new, so that they are found. */
  readonly prefix: string
}

export interface MergedMessages {
  readonly messages: DescribedMessages
  /** Ids of the file that the site does not have. They stay. */
  readonly unused: readonly string[]
}

/** Keeps what is translated; descriptions are those of the site. Ids keep their order, and new ones come in the order of the site. */
export function mergeMessages(
  existing: DescribedMessages,
  wanted: DescribedMessages,
  {override, prefix}: MergeOptions,
): MergedMessages {
  const known = (id: string): boolean => Object.hasOwn(existing, id)
  const merged = Object.entries(wanted).map(([id, {message, description}]): [string, DescribedMessage] => {
    const kept = known(id) && !override ? existing[id]?.message : undefined
    return [id, {message: kept ?? prefix + message, ...withoutUndefined({description})}]
  })
  const unused = Object.keys(existing).filter((id) => !Object.hasOwn(wanted, id))
  return {messages: {...existing, ...Object.fromEntries(merged)}, unused}
}

export function toMessagesText(messages: DescribedMessages): string {
  return `${JSON.stringify(messages, null, 2)}\n`
}
