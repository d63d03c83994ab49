// @docusaurus/Interpolate
export {
  Interpolate as default,
  type InterpolateProps,
  type InterpolateValues,
  interpolate,
} from '../i18n/interpolate.tsx'
