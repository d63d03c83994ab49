// Icons of the landing page. Made by `npm run icons` from Lucide, whose licence is in theme/icons.
export const box =
  'M21 8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16ZM3.3 7l8.7 5 8.7-5M12 22V12'
export const compass =
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM16.24 7.76l-1.8 5.41a2 2 0 0 1-1.26 1.26L7.76 16.24l1.8-5.41a2 2 0 0 1 1.26-1.26z'
export const triangleAlert =
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01'
