import type { CliArea } from "#cli/cli-area.ts";
import type { labHelp } from "./wording/help.ts";

export const labCommands = {
  help: async () => (await import("./wording/help.ts")).labHelp,
  load: {
    "lab import": async () => (await import("./lab-import.ts")).labImport,
    "lab export": async () => (await import("./lab-export.ts")).labExport,
    "lab bookings": async () => (await import("./bookings/lab-bookings.ts")).labBookings,
    "lab slots": async () => (await import("./lab-slots.ts")).labSlotsCommand,
    "lab explain": async () => (await import("./bookings/lab-explain.ts")).labExplain,
    "lab prescription": async () => (await import("./bookings/lab-prescription.ts")).labPrescription,
    "lab assign": async () => (await import("./bookings/lab-assign.ts")).labAssign,
    "lab collect": async () => (await import("./bookings/lab-step-command.ts")).labStepCommand("lab collect", "collect"),
    "lab receive": async () => (await import("./bookings/lab-step-command.ts")).labStepCommand("lab receive", "receive"),
    "lab miss": async () => (await import("./bookings/lab-step-command.ts")).labStepCommand("lab miss", "miss"),
    "lab spoil": async () => (await import("./bookings/lab-undone-command.ts")).labUndoneCommand("lab spoil", "spoil"),
    "lab undone": async () => (await import("./bookings/lab-undone-command.ts")).labUndoneCommand("lab undone", "give-up"),
    "lab report": async () => (await import("./reports/lab-report.ts")).labReport,
    "lab call": async () => (await import("./bookings/lab-step-command.ts")).labStepCommand("lab call", "call"),
    "lab cancel": async () => (await import("./bookings/lab-step-command.ts")).labStepCommand("lab cancel", "call-off"),
    "lab refund": async () => (await import("./bookings/lab-give-back.ts")).labGiveBack,
    "lab lint": async () => (await import("./lab-lint.ts")).labLint,
  },
  checks: [{ order: 80, load: async () => (await import("./lab-findings.ts")).checkLabs }],
  words: async () => ({
    labBookingMessages: (await import("./bookings/booking-messages.ts")).labBookingMessages,
    labReportMessages: (await import("./reports/report-messages.ts")).labReportMessages,
  }),
} as const satisfies CliArea<keyof typeof labHelp.commands>;
