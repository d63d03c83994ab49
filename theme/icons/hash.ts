// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const hash = 'M4 9H20M4 15H20M10 3L8 21M16 3L14 21'
