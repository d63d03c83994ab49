// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const x = 'M18 6 6 18M6 6l12 12'
