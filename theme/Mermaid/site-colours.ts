// The site's colours as Mermaid wants them: it computes shades in JavaScript, and reads neither variables nor `color-mix`.

const TEXT = 'var(--ifm-font-color-base)'
const PAGE = 'var(--ifm-background-color)'
const LINE = 'var(--ifm-color-emphasis-700)'

/** A background that the page's text can be read on, in either mode. */
function tint(colour: string, percent = 20): string {
  return `color-mix(in srgb, var(--ifm-${colour}) ${percent}%, ${PAGE})`
}

/** Mermaid's variables, as CSS in terms of the site's. Mermaid derives what is not named. */
const VARIABLES = {
  background: PAGE,
  primaryColor: tint('color-primary', 12),
  primaryBorderColor: 'var(--ifm-color-primary)',
  primaryTextColor: TEXT,
  secondaryColor: tint('font-color-base', 10),
  secondaryBorderColor: 'var(--ifm-color-emphasis-600)',
  secondaryTextColor: TEXT,
  tertiaryColor: tint('font-color-base', 4),
  tertiaryBorderColor: 'var(--ifm-color-emphasis-300)',
  tertiaryTextColor: TEXT,
  lineColor: LINE,
  textColor: TEXT,
  edgeLabelBackground: PAGE,
  noteBkgColor: tint('color-warning', 16),
  noteBorderColor: 'var(--ifm-color-warning)',
  noteTextColor: TEXT,
  altSectionBkgColor: PAGE,
  activeTaskBkgColor: tint('color-primary', 25),
  activeTaskBorderColor: 'var(--ifm-color-primary)',
  doneTaskBkgColor: tint('font-color-base', 16),
  doneTaskBorderColor: 'var(--ifm-color-emphasis-600)',
  critBkgColor: tint('color-danger', 25),
  critBorderColor: 'var(--ifm-color-danger)',
  pieStrokeColor: PAGE,
  pieOuterStrokeColor: PAGE,
  secondBkg: tint('font-color-base', 10),
  archEdgeColor: LINE,
  archEdgeArrowColor: LINE,
  archGroupBorderColor: 'var(--ifm-color-emphasis-600)',
  gridColor: 'var(--ifm-color-emphasis-300)',
  emUiFill: PAGE,
  emUiStroke: LINE,
  emCommandFill: tint('color-info', 30),
  emEventFill: tint('color-warning', 30),
  emReadModelFill: tint('color-success', 30),
  emProcessorFill: tint('color-primary', 30),
  emSwimlaneBackgroundOdd: tint('font-color-base', 4),
  emSwimlaneBackgroundStroke: 'var(--ifm-color-emphasis-300)',
}

/** Of kinds that keep theirs together. */
const GROUPED_VARIABLES = {
  packet: {
    startByteColor: TEXT,
    endByteColor: TEXT,
    labelColor: TEXT,
    titleColor: TEXT,
    blockStrokeColor: LINE,
    blockFillColor: tint('color-primary', 12),
  },
  treeView: {labelColor: TEXT, lineColor: LINE, descriptionColor: LINE, iconColor: LINE},
  cynefin: {
    complexBg: tint('color-success'),
    complicatedBg: tint('color-info'),
    chaoticBg: tint('color-danger'),
    clearBg: tint('color-warning'),
    confusionBg: tint('color-primary'),
    cliffColor: 'var(--ifm-color-danger)',
    boundaryColor: LINE,
    arrowColor: LINE,
    textColor: TEXT,
    labelColor: TEXT,
  },
  xyChart: {
    backgroundColor: PAGE,
    titleColor: TEXT,
    dataLabelColor: TEXT,
    legendTextColor: TEXT,
    xAxisTitleColor: TEXT,
    xAxisLabelColor: TEXT,
    xAxisTickColor: LINE,
    xAxisLineColor: LINE,
    yAxisTitleColor: TEXT,
    yAxisLabelColor: TEXT,
    yAxisTickColor: LINE,
    yAxisLineColor: LINE,
  },
  radar: {graticuleColor: 'var(--ifm-color-emphasis-300)'},
}

/** Parts of a whole, branches and sections: as many as Mermaid has names for. */
const COUNT = 12

function numbered(): Readonly<Record<string, string>> {
  const entries = Array.from({length: COUNT}, (_, at) => {
    // Neighbours differ, and white can be read on each.
    const hue = `oklch(from var(--ifm-color-primary) 0.54 0.11 calc(h + ${at * 75}))`
    const pale = `color-mix(in srgb, ${hue} 40%, ${PAGE})`
    return [
      [`pie${at + 1}`, pale],
      [`cScale${at}`, pale],
      [`git${at}`, hue],
      [`venn${at + 1}`, hue],
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
  const paintAll = (variables: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(variables)
        .filter(([, css]) => CSS.supports('color', css))
        .map(([name, css]) => {
          probe.style.color = css
          return [name, paint(getComputedStyle(probe).color)] as const
        }),
    )
  const groups = Object.entries(GROUPED_VARIABLES).map(([name, variables]) => [name, paintAll(variables)] as const)
  const {xyChart, ...others} = Object.fromEntries(groups)
  const colours = paintAll({...VARIABLES, ...numbered()})
  probe.remove()
  return {...colours, ...others, xyChart: {...xyChart, ...plotColours(colours)}, darkMode: isDark}
}

/**
 * Bars and lines of a chart in the hues of branches; Mermaid's own are so pale that they vanish on a white page. The second
 * is the text's colour: mostly it is a line that runs across the bars of the first.
 */
function plotColours({textColor, ...colours}: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [first, ...hues] = Object.entries(colours).flatMap(([name, hue]) => (/^git\d+$/.test(name) ? [hue] : []))
  return first === undefined ? {} : {plotColorPalette: [first, textColor, ...hues].join(',')}
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
