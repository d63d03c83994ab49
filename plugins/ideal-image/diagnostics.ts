// What the ideal image plugin says.

export const idealImageDiagnostics = {
  'ideal-image/no-sharp': {
    level: 'warning',
    meaning: 'The package that makes images smaller is not installed.',
    hint: 'npm install sharp',
  },
} as const
