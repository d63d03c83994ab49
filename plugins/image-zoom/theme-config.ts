// What themeConfig says of images that open enlarged.
import {z} from 'zod'

const zoom = z.strictObject({
  /** CSS selector of the images that open enlarged. */
  selector: z.string().default('.markdown img'),
  /** Colour behind the opened image: one for both modes, or one for each. */
  background: z
    .union([
      z.string().transform((colour) => ({light: colour, dark: colour})),
      z.strictObject({
        /** Colour in light mode. */
        light: z.string().default('rgb(255, 255, 255)'),
        /** Colour in dark mode. */
        dark: z.string().default('rgb(50, 50, 50)'),
      }),
    ])
    .prefault({}),
  /** How an image opens. */
  config: z
    .strictObject({
      /** Pixels kept free around the opened image. */
      margin: z.number().min(0).default(0),
      /** Accepted, and without effect: `zoom.background` decides. */
      background: z.union([z.string(), z.looseObject({})]).optional(),
      /** Pixels of scrolling that close the image. */
      scrollOffset: z.number().min(0).default(40),
      /** CSS selector, or the measures, of the area that the opened image fills. */
      container: z
        .union([
          z.string(),
          z.strictObject({
            /** Pixels. */
            width: z.number(),
            /** Pixels. */
            height: z.number(),
            /** Pixels from the top of the window. */
            top: z.number(),
            /** Pixels from its left side. */
            left: z.number(),
          }),
        ])
        .optional(),
      /** CSS selector of a `<template>` that is shown around the opened image. */
      template: z.string().optional(),
    })
    .prefault({}),
})

declare module 'quire-docs/plugin' {
  interface PluginThemeConfig {
    zoom?: z.input<typeof zoom>
  }
}

/** The key of `themeConfig` that the image zoom plugin adds. */
export const zoomThemeConfig = {
  /**
   * Images that open enlarged, for the plugin `image-zoom`. Without this key nothing happens.
   * @example zoom: {selector: '.markdown img'}
   */
  zoom: zoom.optional(),
}
