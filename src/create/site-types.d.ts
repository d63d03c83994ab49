// What code of a site may import besides scripts: for its editor and tsc, by `"types": ["quire-docs/types"]`.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
declare module '*.scss'

declare module '*.svg' {
  import type {ComponentType, SVGProps} from 'react'

  const Image: ComponentType<SVGProps<SVGSVGElement> & {readonly title?: string}>
  export default Image
}

declare module '*.png' {
  const url: string
  export default url
}

declare module '*.jpg' {
  const url: string
  export default url
}

declare module '*.jpeg' {
  const url: string
  export default url
}

declare module '*.gif' {
  const url: string
  export default url
}

declare module '*.webp' {
  const url: string
  export default url
}

declare module '*.avif' {
  const url: string
  export default url
}

declare module '*.md' {
  import type {ComponentType} from 'react'

  const Content: ComponentType
  export default Content
}

declare module '*.mdx' {
  import type {ComponentType} from 'react'

  const Content: ComponentType
  export default Content
}

declare module '*?raw' {
  const text: string
  export default text
}

declare module '*?url' {
  const url: string
  export default url
}
