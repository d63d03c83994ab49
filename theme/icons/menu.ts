// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const menu = 'M4 5h16M4 12h16M4 19h16'
