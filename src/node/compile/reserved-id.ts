// Ids that the program needs for itself.
import {PAGE_DATA_ELEMENT_ID} from '../../shared/contract.ts'

/** Whether content that nobody vouches for may not have the id. */
export function isReservedId(id: string): boolean {
  return id.startsWith('__') || id === PAGE_DATA_ELEMENT_ID
}
