// What a plugin written for Docusaurus gave the route of the page.
import {createContext} from 'react'

/** Data of the page's route, for `useRouteContext`. */
export const RouteDataContext = createContext<object | undefined>(undefined)
