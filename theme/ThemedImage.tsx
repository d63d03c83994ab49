// An image with a variant for each colour mode. Both stand in the page and the style sheet hides one, so that there is
// nothing to swap when the reader's mode is known.
import {clsx} from 'clsx'
import type {ImgHTMLAttributes, ReactNode} from 'react'

export interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** URLs, base URL included. */
  readonly sources: {readonly light: string; readonly dark: string}
}

export default function ThemedImage({sources, className, alt = '', ...props}: ThemedImageProps): ReactNode {
  if (sources.light === sources.dark) return <img {...props} src={sources.light} alt={alt} className={className} />
  return (
    <>
      <img {...props} src={sources.light} alt={alt} className={clsx('themedComponent--light', className)} />
      <img {...props} src={sources.dark} alt={alt} className={clsx('themedComponent--dark', className)} />
    </>
  )
}
