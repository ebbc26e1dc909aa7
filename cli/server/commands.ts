import type { CliArea } from "#cli/cli-area.ts";
import type { serverHelp } from "./wording/help.ts";

export const serverCommands: CliArea<keyof typeof serverHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).serverHelp,
  load: {
    serve: async () => (await import("./serve.ts")).serve,
    dev: async () => {
      const { serve } = await import("./serve.ts");
      return (given, terminal) => serve(["--dev", ...given], terminal);
    },
  },
};
