// The blog of a plugin that was written for Docusaurus: its pages do not say what they know of it, and look as there.
import type {BlogView} from 'quire-docs/client'

// What is missing is for the forms that these pages do not have.
export const PLUGIN_BLOG = {classicLists: true} as BlogView
