import type { Facts } from "#web/design/phrase.ts";

/** What the desk says of what stands of a patient beside the day, the call and the prescription. */
export const besidePhrases = {
  hint: "Opening this is recorded in the patient's log.",
  close: "Close",
  reading: "Loading",
  unavailable: "This can't be loaded right now.",
  tryAgain: "Try again",
  unknown: "This isn't one of your appointments.",
  former: "Your earlier prescriptions",
  noFormer: "You haven't signed anything for this patient at another appointment.",
  version: ({ number, version }: Facts<"number" | "version">) => `${number}, version ${version}`,
};
