// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.
export const monitor = 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8 21H16M12 17V21'
