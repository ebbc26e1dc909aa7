import { changeCommand } from "./change-command.ts";

/** Says that staff have seen the registration in the council's register. */
export const practitionerVerify = changeCommand("practitioner verify", [], () => "verify");
