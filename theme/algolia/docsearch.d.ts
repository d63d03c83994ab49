// What is used of DocSearch's package, which sites install that search with Algolia.
declare module '@docsearch/react/button' {
  import type {ButtonHTMLAttributes, ReactElement, Ref} from 'react'

  export const DocSearchButton: (
    props: ButtonHTMLAttributes<HTMLButtonElement> & {
      readonly ref?: Ref<HTMLButtonElement>
      readonly translations?: object
    },
  ) => ReactElement
}

declare module '@docsearch/react/modal' {
  import type {ReactElement} from 'react'

  export const DocSearchModal: (props: Readonly<Record<string, unknown>>) => ReactElement
}

declare module '@docsearch/react/style'
