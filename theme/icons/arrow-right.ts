// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const arrowRight = 'M5 12h14M12 5l7 7-7 7'
