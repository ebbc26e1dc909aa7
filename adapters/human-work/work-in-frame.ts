import type { HumanTask } from "#core/sign-in/human-check/human-check.port.ts";

/** Milliseconds: a person may have to do something in it. */
const LONGEST = 3 * 60 * 1000;

/** Milliseconds after the frame has loaded: the page of the task says at once that it is there, and whatever else came says nothing. */
const UNTIL_BEGUN = 1000;

type Shown = { readonly place: Element; readonly title: string; readonly className: string };
type FrameTask = { readonly page: string; readonly action: string };

/** Whether a task is done in a page of its own, by somebody else's script. */
export const isFrameTask = (task: HumanTask): task is HumanTask & FrameTask =>
  typeof task["page"] === "string" && /^\/[\w-]+$/.test(task["page"]) && typeof task["action"] === "string";

/**
 * Shows the page of a task in a frame at `place`, where somebody may have to press something, and answers the proof that it hands over.
 * `title` says what the frame is for. Rejects where it does not come, fails, or is closed.
 */
export function workInFrame({ page, action }: FrameTask, { place, title, className }: Shown): Promise<string> {
  const frame = document.createElement("iframe");
  frame.src = `${page}?action=${encodeURIComponent(action)}`;
  frame.title = title;
  frame.className = className;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.contentWindow) return;
    isBegun = true;
    const { proof, fault }: { proof?: unknown; fault?: unknown } = Object(Object(data).humanCheck);
    if (typeof proof === "string") resolve(proof);
    else if (fault !== undefined) reject(new Error(String(fault)));
  };
  const late = setTimeout(() => reject(new Error("no proof in time")), LONGEST);
  globalThis.addEventListener("message", hear);
  let unheard: ReturnType<typeof setTimeout> | undefined;
  const loaded = () => {
    unheard = setTimeout(() => isBegun || reject(new Error("the page could not be loaded")), UNTIL_BEGUN);
  };
  frame.addEventListener("load", loaded, { once: true }); // A frame has no `error`: a page that did not come loads too, as the browser's own.
  place.replaceChildren(frame); // A task before this one was given up.
  return promise.finally(() => {
    clearTimeout(late);
    clearTimeout(unheard);
    globalThis.removeEventListener("message", hear);
    frame.remove();
  });
}
