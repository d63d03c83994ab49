// @docusaurus/Translate
export {Translate as default, type TranslateParam, type TranslateProps, translate} from '../i18n/translate.tsx'
