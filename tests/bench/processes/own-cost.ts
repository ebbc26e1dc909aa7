/** Microseconds of this process' processor that work takes. */
export function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return sinceThen(before);
}

/** The same of work that is waited for. */
export async function awaitedCostOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return sinceThen(before);
}

function sinceThen(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
