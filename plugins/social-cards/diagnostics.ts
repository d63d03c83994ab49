// What the social cards plugin reports.

export const socialCardsDiagnostics = {
  'social-cards/missing-package': {
    level: 'warning',
    meaning: 'A package that the social cards are drawn with is not installed, so there are none.',
  },
  'social-cards/missing-font': {
    level: 'error',
    meaning: 'A font of the social cards is not there.',
  },
  'social-cards/missing-glyphs': {
    level: 'warning',
    meaning: 'The fonts of the social cards lack characters of titles.',
  },
  'social-cards/no-url': {
    level: 'warning',
    meaning: 'Social cards are asked for, but the site has no URL.',
  },
} as const
