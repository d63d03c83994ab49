// Whether a process that has left files is still there.

/** @param pid Number of a process of this machine. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
