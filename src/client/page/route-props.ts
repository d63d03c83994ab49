// What the router of Docusaurus gives to the component of a route, and to a page of the site.
import {createContext} from 'react'
import type {Location} from 'react-router-dom'

export interface RouteProps {
  readonly location: Location
  readonly history: object
  readonly match: {
    readonly path: string
    readonly url: string
    readonly isExact: boolean
    readonly params: Readonly<Record<string, string>>
  }
}

/** Empty where nobody would ask for them: the shared parts of the theme do not. */
export const RoutePropsContext = createContext<Partial<RouteProps>>({})
