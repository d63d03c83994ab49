// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const plus = 'M5 12h14M12 5v14'
