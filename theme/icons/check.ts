// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const check = 'M20 6 9 17l-5-5'
