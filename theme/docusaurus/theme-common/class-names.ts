// Class names that sites style and plugins look for, with those that the theme's own code does not need.
import {ThemeClassNames as OwnClassNames} from 'quire-docs/client'

const docCard = {
  container: 'theme-doc-card-container',
  heading: 'theme-doc-card-heading',
  icon: 'theme-doc-card-icon',
  title: 'theme-doc-card-title',
  description: 'theme-doc-card-description',
} as const

export const ThemeClassNames = {...OwnClassNames, docs: {...OwnClassNames.docs, docCard}}
