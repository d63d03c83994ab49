/** As `themeConfig.zoom` has it, defaults filled in. */
export interface ZoomOptions {
  readonly selector: string
  readonly background: {readonly light: string; readonly dark: string}
  readonly config: {readonly margin: number; readonly scrollOffset: number}
}
