import { solveInWorker } from "#adapters/human-work/solve-in-worker.ts";
import worker from "#adapters/human-work/worker.ts?worker&url";
import { workerAddress } from "#web/platform/offline/worker-address.ts";
import type { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";

/** Loaded with the first task. */
export const workInWorker: HumanWork = solveInWorker(() => new Worker(workerAddress(worker), { type: "module" }));
