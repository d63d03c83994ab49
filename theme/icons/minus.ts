// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const minus = 'M5 12h14'
