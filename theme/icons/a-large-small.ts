// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const aLargeSmall =
  'M15 16l2.54-7.33a1.02 1.02 1 0 1 1.93 0L22 16M15.7 14h5.61M2 16l4.04-9.69a.5.5 0 0 1 .92 0L11 16M3.3 13h6.39'
