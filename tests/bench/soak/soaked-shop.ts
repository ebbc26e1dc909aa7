// The shop in a process of its own, which tells whoever forked it where it is and how much memory is live after a collection.
import { serve } from "#cli/server/serve.ts";
import { processTerminal } from "#cli/process-terminal.ts";

process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ live: heapUsed + external });
});
process.exitCode = await serve([], {
  ...processTerminal(),
  write: async (text) => {
    process.send?.({ address: /http:\/\/\S+/.exec(text)?.[0] });
  },
});
process.disconnect?.();
