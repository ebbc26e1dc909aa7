import type { CliArea } from "#cli/cli-area.ts";
import type { ticketHelp } from "./wording/help.ts";

export const ticketCommands = {
  help: async () => (await import("./wording/help.ts")).ticketHelp,
  load: {
    "ticket list": async () => (await import("./ticket-list.ts")).ticketList,
    "ticket show": async () => (await import("./ticket-show.ts")).ticketShow,
    "ticket acknowledge": async () => (await import("./ticket-acknowledge.ts")).ticketAcknowledge,
    "ticket reply": async () => (await import("./ticket-reply.ts")).ticketReply,
    "ticket resolve": async () => (await import("./ticket-resolve.ts")).ticketResolve,
    "ticket close": async () => (await import("./ticket-close.ts")).ticketClose,
  },
  checks: [{ order: 20, load: async () => (await import("./ticket-findings.ts")).checkTickets }],
  words: async () => ({
    ticketLetter: (await import("./ticket-letter.ts")).ticketLetter,
  }),
} as const satisfies CliArea<keyof typeof ticketHelp.commands>;
