// The program's own React, where the name of the package leads to what older code expects.
declare module 'quire-react' {
  export const cloneElement: typeof import('react').cloneElement
  export const createElement: typeof import('react').createElement
}
declare module 'quire-react/jsx-runtime' {
  export * from 'react/jsx-runtime'
}
declare module 'quire-react-dom' {
  export * from 'react-dom'
}
declare module 'quire-react-dom/client' {
  export * from 'react-dom/client'
}
