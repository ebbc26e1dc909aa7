import type { CliArea } from "#cli/cli-area.ts";
import type { jobHelp } from "./wording/help.ts";

export const jobCommands: CliArea<keyof typeof jobHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).jobHelp,
  load: {
    "jobs list": async () => (await import("./jobs-list.ts")).jobsList,
    "jobs retry": async () => (await import("./jobs-retry.ts")).jobsRetry,
    outbox: async () => (await import("./outbox.ts")).outbox,
  },
  checks: [{ order: 10, load: async () => (await import("./job-findings.ts")).checkJobs }],
};
