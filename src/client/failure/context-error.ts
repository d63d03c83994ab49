// The error of a hook that found no provider above it.

/** Thrown by a hook whose provider is missing. Names the provider and, where given, the hook. */
export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo = '', hookName = '') {
    const hook = hookName === '' ? 'A hook' : `Hook ${hookName}`
    super(`${hook} is called outside the <${providerName}>.${additionalInfo === '' ? '' : ` ${additionalInfo}`}`)
    this.name = 'ReactContextError'
  }
}
