import type { CliArea } from "#cli/cli-area.ts";
import type { registerHelp } from "./wording/help.ts";

export const registerCommands: CliArea<keyof typeof registerHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).registerHelp,
  load: {
    "practitioner import": async () => (await import("./practitioner-import.ts")).practitionerImport,
    "practitioner list": async () => (await import("./practitioner-list.ts")).practitionerList,
    "practitioner show": async () => (await import("./practitioner-show.ts")).practitionerShow,
    "practitioner verify": async () => (await import("./practitioner-verify.ts")).practitionerVerify,
    "practitioner pause": async () => (await import("./practitioner-pause.ts")).practitionerPause,
    "calendar import": async () => (await import("./calendar-import.ts")).calendarImport,
    "calendar show": async () => (await import("./calendar-show.ts")).calendarShow,
    "calendar close": async () => (await import("./calendar-close.ts")).calendarClose,
    "calendar lint": async () => (await import("./calendar-lint.ts")).calendarLint,
  },
};
