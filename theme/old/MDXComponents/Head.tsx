// Tags of the head as documents write them, by a name of Docusaurus 2.
export {Head as default} from 'quire-docs/client'
