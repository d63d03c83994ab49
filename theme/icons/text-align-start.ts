// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const textAlignStart = 'M21 5H3M15 12H3M17 19H3'
