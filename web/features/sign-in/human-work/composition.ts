import { isFrameTask, workInFrame } from "#adapters/human-work/work-in-frame.ts";
import { solveInWorker } from "#adapters/human-work/solve-in-worker.ts";
import worker from "#adapters/human-work/worker.ts?worker&url";
import { signInPhrases } from "#web/features/sign-in/wording/sign-in.ts";
import { workerAddress } from "#web/platform/offline/worker-address.ts";
import { HUMAN_CHECK_PLACE } from "./place.ts";
import type { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";

/** Loaded with the first task. */
export const workInWorker: HumanWork = solveInWorker(() => new Worker(workerAddress(worker), { type: "module" }));

/** What an outside service asks is done in a page of its own, in the place that sign-in has for it: elsewhere a dialog lies over it. */
export const workInOwnPage: HumanWork = async (task) => {
  const place = document.getElementById(HUMAN_CHECK_PLACE);
  if (!isFrameTask(task) || place === null) throw new TypeError("no task that is done in a page of its own, or no place for it");
  return workInFrame(task, { place, title: signInPhrases.humanCheck, className: "human-check-frame" });
};
