import type { Facts } from "#web/design/phrase.ts";

/** What the desk says of what stands of a patient beside the day, the call and the prescription. */
export const besidePhrases = {
  hint: "The patient's log keeps that you opened it.",
  close: "Close",
  reading: "Loading",
  unavailable: "This can't be read right now.",
  tryAgain: "Try again",
  unknown: "This appointment is none of yours.",
  former: "What you prescribed before",
  noFormer: "You have signed nothing for this patient at another appointment.",
  version: ({ number, version }: Facts<"number" | "version">) => `${number}, version ${version}`,
};
