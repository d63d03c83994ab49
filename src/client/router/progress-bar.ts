// The library that draws the progress bar, set up for the theme; loaded when it is needed.
import bar from 'nprogress'

// Apart from the call, as the library's types do not know `trickleRate`.
const SETTINGS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own template has roles that are none.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
}

export const progressBar = bar.configure(SETTINGS)
