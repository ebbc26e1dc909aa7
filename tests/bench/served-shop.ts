// The shop in a process of its own, as `npm start` serves it, which tells whoever forked it where it is and what it has used.
import { serve } from "#cli/server/serve.ts";
import { processTerminal } from "#cli/process-terminal.ts";

process.on("message", () => process.send?.({ used: process.cpuUsage() }));
process.exitCode = await serve([], {
  ...processTerminal(),
  write: async (text) => {
    process.send?.({ address: /http:\/\/\S+/.exec(text)?.[0] });
  },
});
process.disconnect?.();
