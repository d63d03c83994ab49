// Runs on each page of a site of Docusaurus before 3.10 that names the class.
import {watchKeyboard} from '../docusaurus/theme-common/keyboard-navigation.ts'

watchKeyboard()
