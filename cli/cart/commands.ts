import type { CliArea } from "#cli/cli-area.ts";
import type { cartHelp } from "./wording/help.ts";

export const cartCommands: CliArea<keyof typeof cartHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).cartHelp,
  load: {
    "cart check": async () => (await import("./cart-check.ts")).cartCheck,
    "cart explain": async () => (await import("./cart-explain.ts")).cartExplain,
    "cart whatif": async () => (await import("./cart-whatif.ts")).cartWhatIf,
    "cart diff": async () => (await import("./cart-diff.ts")).cartDiff,
  },
  ofFilesAlone: ["cart check", "cart explain", "cart whatif", "cart diff"],
};
