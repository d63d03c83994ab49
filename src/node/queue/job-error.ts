/**
 * Another machine did not do a job. `refused`: no machine would do it otherwise; `lost`: it may be tried again.
 */
export class JobError extends Error {
  readonly reason: 'refused' | 'lost'
  constructor(reason: JobError['reason'], options?: ErrorOptions) {
    super(`The job was ${reason}.`, options)
    this.name = 'JobError'
    this.reason = reason
  }
}
