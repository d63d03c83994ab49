// Texts and addresses of the landing page, apart from its markup. The underscore keeps the file from being a page.
import * as icons from './_landing-icons.ts'

interface Entry {
  readonly label: string
  /** Path in the site, without the base URL. */
  readonly to: string
}

interface Start {
  readonly title: string
  /** Lines of its icon, in a square of 24 units. */
  readonly icon: string
  readonly text: string
  readonly links: readonly Entry[]
}

/** What people look for most: the words of the query are its label. */
export const queries: readonly string[] = ['roll back', 'stale pages', 'feature flags', 'code reviews', 'refunds']

export const starts: readonly Start[] = [
  {
    title: 'New here',
    icon: icons.compass,
    text: 'Accounts on the first day, something in production on the same day, and a plan for two weeks.',
    links: [
      {label: 'Company map', to: '/docs/ways-of-working/company-map'},
      {label: 'Access', to: '/docs/access/'},
      {label: 'Your first two weeks', to: '/docs/training-and-innovation/'},
    ],
  },
  {
    title: 'Something is broken',
    icon: icons.triangleAlert,
    text: 'Declare early, undo first, understand later. The runbooks are one click away.',
    links: [
      {label: 'The first fifteen minutes', to: '/docs/ways-of-working/incidents#the-first-fifteen-minutes'},
      {label: 'Stale pages', to: '/docs/caching/#runbook-a-page-shows-old-content'},
      {label: 'Roll back the storefront', to: '/docs/vercel/#roll-back'},
    ],
  },
  {
    title: 'Building something',
    icon: icons.box,
    text: 'What we build with, how services are cut, and what one has before its first customer.',
    links: [
      {label: 'Architecture on one page', to: '/docs/architecture/'},
      {label: 'Technology', to: '/docs/technology/'},
      {label: 'Service checklist', to: '/docs/templates/service-checklist'},
    ],
  },
]

interface Group {
  readonly title: string
  /** Lines of its icon, in a square of 24 units. */
  readonly icon: string
  readonly sections: readonly (Entry & {readonly text: string})[]
}

/** The groups of the sidebar, as the category files of docs/ have them. */
export const groups: readonly Group[] = [
  {
    title: 'People',
    icon: icons.users,
    sections: [
      {label: 'Ways of working', to: '/docs/ways-of-working/', text: 'Habits, reviews, incidents, style'},
      {label: 'Access', to: '/docs/access/', text: 'Accounts, secrets, production'},
      {label: 'Squads', to: '/docs/squads/', text: 'Auth, CMS, DAM, Returns, Search'},
      {
        label: 'Training and innovation',
        to: '/docs/training-and-innovation/',
        text: 'First weeks, learning, idea days',
      },
    ],
  },
  {
    title: 'Shop',
    icon: icons.shoppingCart,
    sections: [
      {label: 'Checkout', to: '/docs/checkout/', text: 'From basket to order'},
      {label: 'Payments', to: '/docs/payments/', text: 'Authorise, capture, refund'},
      {label: 'Order management', to: '/docs/oms/', text: 'Orders and consignments'},
    ],
  },
  {
    title: 'Platform',
    icon: icons.server,
    sections: [
      {label: 'Architecture', to: '/docs/architecture/', text: 'Services, events, AWS, observability'},
      {label: 'Technology', to: '/docs/technology/', text: 'What we build with, try and leave'},
      {label: 'Caching', to: '/docs/caching/', text: 'Four layers and their renewal'},
      {label: 'Serverless', to: '/docs/serverless/', text: 'Functions, queues, dead letters'},
      {label: 'Vercel', to: '/docs/vercel/', text: 'Releases, roll-back, flags'},
      {label: 'Bought services', to: '/docs/saas/', text: 'Owners, contracts, ways out'},
      {label: 'Testing', to: '/docs/testing/', text: 'Which level fits which risk'},
    ],
  },
  {
    title: 'Content and API',
    icon: icons.network,
    sections: [
      {label: 'GraphQL', to: '/docs/graphql/', text: 'One schema, nine subgraphs'},
      {label: 'Contentful', to: '/docs/contentful/', text: 'Content model, preview, editors'},
    ],
  },
  {
    title: 'Storefront',
    icon: icons.layoutTemplate,
    sections: [
      {label: 'Front end', to: '/docs/frontend/', text: 'The storefront, Next.js, budgets'},
      {label: 'Design system', to: '/docs/design-system/', text: 'Bracken: tokens and components'},
      {label: 'Middleware', to: '/docs/middleware/', text: 'Markets, sessions, robots'},
      {label: 'Redirects', to: '/docs/redirects/', text: 'Old addresses to new ones'},
      {label: 'SEO', to: '/docs/seo/', text: 'Titles, siblings, sitemaps, vitals'},
      {label: 'Tag management', to: '/docs/gtm/', text: 'Data layer, consent, tags'},
    ],
  },
  {
    title: 'Writing',
    icon: icons.pencilRuler,
    sections: [
      {label: 'Templates', to: '/docs/templates/', text: 'Records, runbooks, spikes, reviews'},
      {label: 'Documentation', to: '/docs/documentation/', text: 'The manual of Quire'},
    ],
  },
]

interface Change extends Entry {
  /** ISO date. */
  readonly date: string
  /** The same date for readers. */
  readonly shown: string
  readonly text: string
}

export const changes: readonly Change[] = [
  {
    date: '2026-04-14',
    shown: '14 April 2026',
    label: 'A silent bank is not a refusal',
    to: '/docs/checkout/decision-records/chk-006-silence-is-not-a-refusal',
    text: 'Checkout waits up to 15 minutes for the answer of a slow bank, and the customer gets a mail.',
  },
  {
    date: '2026-02-17',
    shown: '17 February 2026',
    label: 'The handbook moves to Quire',
    to: '/docs/architecture/decision-records/plat-007-handbook-on-quire',
    text: 'Pages build in seconds, and a broken link is reported with its line.',
  },
  {
    date: '2025-09-09',
    shown: '9 September 2025',
    label: 'Image sizes are made on request',
    to: '/docs/squads/dam/decision-records/dam-001-sizes-on-request',
    text: 'Twelve sizes for each upload are gone; 83 % of them were never asked for.',
  },
  {
    date: '2025-07-08',
    shown: '8 July 2025',
    label: 'Prices are held for 30 minutes',
    to: '/docs/checkout/decision-records/chk-005-prices-held-from-review',
    text: 'Whoever orders within half an hour pays what the review page said.',
  },
]
