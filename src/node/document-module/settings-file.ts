// Name of the file of the compiler's settings, among those that plugins generate.

export const SETTINGS_FILE = 'quire-documents.json'
