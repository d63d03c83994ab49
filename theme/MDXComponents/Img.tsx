// An image of MDX content: loaded when the reader comes near it.
import {clsx} from 'clsx'
import type {ImgHTMLAttributes, ReactNode} from 'react'

export default function MDXImg({className, alt, ...props}: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return <img decoding="async" loading="lazy" {...props} alt={alt ?? ''} className={clsx('img', className)} />
}
