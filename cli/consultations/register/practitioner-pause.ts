import { changeCommand } from "./change-command.ts";

/** Takes a practitioner out of the directory, or back into it. */
export const practitionerPause = changeCommand("practitioner pause", ["resume"], (switches) =>
  switches.has("resume") ? "resume" : "pause",
);
