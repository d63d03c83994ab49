// @docusaurus/theme-common/Details: a section that opens, as a component of sites builds on it.
export {type DetailsProps, default as Details} from '../../Details.tsx'
