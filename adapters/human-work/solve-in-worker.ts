import type { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";

/** Each task in a worker of its own, which ends with it. */
export const solveInWorker =
  (begin: () => Worker): HumanWork =>
  (task) => {
    const worker = begin();
    const work = new Promise<string>((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<{ readonly proof?: unknown; readonly fault?: unknown }>) =>
        typeof data.proof === "string" ? done(data.proof) : fail(new Error(String(data.fault)));
      worker.onerror = () => fail(new Error("the worker could not be loaded"));
    });
    worker.postMessage(task);
    return work.finally(() => worker.terminate());
  };
