// A command of `niramaya` in a process of its own, which tells whoever forked it how much memory it has used at most.
import { niramaya } from "#cli/niramaya.ts";
import { processTerminal } from "#cli/process-terminal.ts";

process.exitCode = await niramaya(process.argv.slice(2), processTerminal());
process.send?.({ kilobytes: process.resourceUsage().maxRSS });
process.disconnect?.();
