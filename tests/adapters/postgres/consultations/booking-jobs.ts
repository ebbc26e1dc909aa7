import { sql } from "kysely";
import { NotReturned } from "#core/payments/return-surplus.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { WatchRooms } from "#core/consultations/call/watch-rooms.use-case.ts";
import type { Run } from "./booking-run.ts";

export type DueJob = { readonly id: string; readonly name: string; readonly data: Readonly<Record<string, unknown>>; readonly due: number };

/** Jobs of a run's bookings that were not done yet, the earliest first; one that was put without a time is due at once. */
export async function waitingJobs(run: Run): Promise<readonly DueJob[]> {
  const customers = run.patients.map(({ id }) => id);
  const { rows } = await sql<Omit<DueJob, "due"> & { is_at_once: boolean; start_after: Date }>`
    select job.id, name, data, start_after, start_after = created_on as is_at_once
    from jobs.job join booking on booking.id = coalesce(data ->> 'booking', data ->> 'order')
    where booking.customer = any(${customers}) and not job.id = any(${[...run.done]}::uuid[])`.execute(run.desk.db);
  return rows
    .map(({ is_at_once, start_after, ...job }) => ({ ...job, due: is_at_once ? 0 : start_after.getTime() }))
    .sort((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1));
}

/** Does a job as the server does it: where the provider is away it waits to be done again, and what they refuse to do is parked. */
export async function doJob({ desk, done }: Run, { id, name, data }: DueJob): Promise<void> {
  const known = Object.entries(desk.workers).find(([kind]) => kind === name)?.[1];
  if (known === undefined) throw new RangeError(name);
  const work: (job: never, id: string) => Promise<void> = known;
  try {
    await work({ kind: name, ...data } as never, id);
    done.add(id);
  } catch (error) {
    if (error instanceof NotReturned) done.add(id);
    else if (!(error instanceof PortUnavailable)) throw error;
  }
}

/** "late": every other one waits for another time. */
export const WAYS = ["in order", "backwards", "all at once", "twice", "twice at once", "late"] as const;
export type Way = (typeof WAYS)[number];

/** Does what is due, and looks at the rooms, as a server does by and by. */
export async function doJobs(run: Run, way: Way): Promise<void> {
  const due = (await waitingJobs(run)).filter((job) => job.due <= run.desk.clock.at);
  const jobs = way === "late" ? due.filter((_, nth) => nth % 2 === 0) : way === "backwards" ? due.toReversed() : due;
  const times = way.startsWith("twice") ? [...jobs, ...jobs] : jobs;
  if (way.endsWith("at once")) await Promise.all([run.desk.get(WatchRooms)(), ...times.map((job) => doJob(run, job))]);
  else for (const job of times) await doJob(run, job);
  await run.desk.get(WatchRooms)();
}
