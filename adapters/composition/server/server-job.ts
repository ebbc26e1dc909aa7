import type { Areas } from "./areas.ts";

/** A job that the server does: of any area, as the area's own workers take it. */
export type ServerJob = JobDoneBy<ServerWorkers>;

/** How the server does the jobs of every area. */
export type ServerWorkers = Joined<WorkersIn<Areas[number]>>;

type WorkersIn<Area> = Area extends { readonly workers: (...given: never) => infer Workers } ? Workers : never;
type JobDoneBy<Workers> = JobOf<NonNullable<Workers[keyof Workers]>>;
type JobOf<Worker> = Worker extends (job: infer Job, id: string) => unknown ? Job : never;
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
