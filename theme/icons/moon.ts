// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const moon = 'M20.98 12.49a9 9 0 1 1-9.47-9.47c.41-.02.62.46.4.8a6 6 0 0 0 8.27 8.27c.34-.21.82-.004.8.4'
