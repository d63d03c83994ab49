// How much work something is, on a machine that may be busy with other things.

/** Milliseconds of processor time of this process while `work` runs: waiting for a core is not counted. */
export async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const {user, system} = process.cpuUsage(start)
  return (user + system) / 1000
}
