// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const chevronLeft = 'M15 18l-6-6 6-6'
