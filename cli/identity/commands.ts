import type { CliArea } from "#cli/cli-area.ts";
import type { userHelp } from "./wording/help.ts";

export const userCommands: CliArea<keyof typeof userHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).userHelp,
  load: {
    "user show": async () => (await import("./user-show.ts")).userShow,
    "user block": async () => (await import("./user-block.ts")).userBlock,
    "company add": async () => (await import("./company-people.ts")).companyAdd,
    "company enter": async () => (await import("./company-people.ts")).companyEnter,
    "company leave": async () => (await import("./company-people.ts")).companyLeave,
  },
};
