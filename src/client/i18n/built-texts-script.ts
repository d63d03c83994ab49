// Runs before all other modules in the render worker: the texts of the language that is built, for code that asks for one
// while its module is evaluated.
import {setTranslations} from './translate.tsx'

/** Given by the function that the bundle is wrapped in: see server-bundle.ts. */
declare const quireTexts: Readonly<Record<string, string>>

setTranslations(quireTexts)
