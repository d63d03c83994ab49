// What themeConfig says of pages of blogs.
import {z} from 'zod'

const blog = z.strictObject({
  /** The list of posts next to the pages of a blog. */
  sidebar: z
    .strictObject({
      /** Head the posts of each year with the year. */
      groupByYear: z.boolean().default(true),
    })
    .prefault({}),
})

declare module 'quire-docs/plugin' {
  interface PluginThemeConfig {
    blog?: z.input<typeof blog>
  }
}

/** The key of `themeConfig` that the blog plugin adds. */
export const blogThemeConfig = {
  /** Pages of blogs. */
  blog: blog.prefault({}),
}
