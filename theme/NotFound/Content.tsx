// What the not-found page says.
import {Link, Translate, useSite} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function NotFoundContent({className}: {readonly className?: string}): ReactNode {
  const {title} = useSite()
  return (
    <main className={className ?? 'container margin-vert--xl notFound'}>
      <h1 className="hero__title">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </Translate>
      </p>
      <Link to="/" className="button button--primary">
        {title}
      </Link>
    </main>
  )
}
