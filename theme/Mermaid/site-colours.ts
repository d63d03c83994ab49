// The site's colours as Mermaid wants them: it computes shades in JavaScript, and reads neither variables nor `color-mix`.

/** Mermaid's variables, as CSS in terms of the site's. Mermaid derives what is not named. */
const VARIABLES = {
  background: 'var(--ifm-background-color)',
  primaryColor: 'color-mix(in srgb, var(--ifm-color-primary) 12%, var(--ifm-background-color))',
  primaryBorderColor: 'var(--ifm-color-primary)',
  primaryTextColor: 'var(--ifm-font-color-base)',
  secondaryColor: 'color-mix(in srgb, var(--ifm-font-color-base) 10%, var(--ifm-background-color))',
  secondaryBorderColor: 'var(--ifm-color-emphasis-600)',
  secondaryTextColor: 'var(--ifm-font-color-base)',
  tertiaryColor: 'color-mix(in srgb, var(--ifm-font-color-base) 4%, var(--ifm-background-color))',
  tertiaryBorderColor: 'var(--ifm-color-emphasis-300)',
  tertiaryTextColor: 'var(--ifm-font-color-base)',
  lineColor: 'var(--ifm-color-emphasis-700)',
  textColor: 'var(--ifm-font-color-base)',
  edgeLabelBackground: 'var(--ifm-background-color)',
  noteBkgColor: 'color-mix(in srgb, var(--ifm-color-warning) 16%, var(--ifm-background-color))',
  noteBorderColor: 'var(--ifm-color-warning)',
  noteTextColor: 'var(--ifm-font-color-base)',
  altSectionBkgColor: 'var(--ifm-background-color)',
  activeTaskBkgColor: 'color-mix(in srgb, var(--ifm-color-primary) 25%, var(--ifm-background-color))',
  activeTaskBorderColor: 'var(--ifm-color-primary)',
  doneTaskBkgColor: 'color-mix(in srgb, var(--ifm-font-color-base) 16%, var(--ifm-background-color))',
  doneTaskBorderColor: 'var(--ifm-color-emphasis-600)',
  critBkgColor: 'color-mix(in srgb, var(--ifm-color-danger) 25%, var(--ifm-background-color))',
  critBorderColor: 'var(--ifm-color-danger)',
  pieStrokeColor: 'var(--ifm-background-color)',
  pieOuterStrokeColor: 'var(--ifm-background-color)',
} as const

/** Parts of a whole, branches and sections: as many as Mermaid has names for. */
const COUNT = 12

function numbered(): Readonly<Record<string, string>> {
  const entries = Array.from({length: COUNT}, (_, at) => {
    // Neighbours differ, and white can be read on each.
    const hue = `oklch(from var(--ifm-color-primary) 0.54 0.11 calc(h + ${at * 75}))`
    const tint = `color-mix(in srgb, ${hue} 40%, var(--ifm-background-color))`
    return [
      [`pie${at + 1}`, tint],
      [`cScale${at}`, tint],
      [`git${at}`, hue],
      [`gitBranchLabel${at}`, '#fff'],
    ]
  })
  return Object.fromEntries(entries.flat())
}

/** Values of Mermaid's `themeVariables` in the colour mode that is shown. */
export function readSiteColours(container: HTMLElement, isDark: boolean): Readonly<Record<string, unknown>> {
  const probe = document.createElement('i')
  container.append(probe)
  const paint = createPaint()
  const known = Object.entries({...VARIABLES, ...numbered()}).filter(([, css]) => CSS.supports('color', css))
  const colours = known.map(([name, css]) => {
    probe.style.color = css
    return [name, paint(getComputedStyle(probe).color)] as const
  })
  probe.remove()
  return {...Object.fromEntries(colours), darkMode: isDark}
}

/** Any colour that CSS knows, as `#rrggbb`. */
function createPaint(): (colour: string) => string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', {willReadFrequently: true})
  return (colour) => {
    if (context === null) return colour
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}
