import { workIn } from "#adapters/human-work/work-in.ts";
import worker from "#adapters/human-work/worker.ts?worker&url";
import { workerAddress } from "#web/frame/worker-address.ts";
import type { HumanWork } from "#core/sign-in/human-work.port.ts";

/** Loaded with the first task. */
export const workInWorker: HumanWork = workIn(() => new Worker(workerAddress(worker), { type: "module" }));
