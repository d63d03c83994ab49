// The theme's parts that core places, for code deep in the tree.
import {createContext} from 'react'
import type {RuntimeParts} from '../runtime-types.ts'

/** Null outside of the app, for instance in tests of single components. */
export const PartsContext = createContext<RuntimeParts | null>(null)
