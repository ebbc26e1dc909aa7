import { LONGEST_REPORT } from "#core/fitbook/reports/report.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { reportJson } from "./report-json.ts";
import { EXPECTED_OUTCOME, handledText, notHandledText } from "./words.ts";
import type { HandledReport } from "#core/fitbook/moderation/handle-report.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { Command } from "#cli/terminal.ts";

type Step = Pick<HandledReport, "step" | "undoes">;

/** A command that takes one step with the report that is named, for a reason. */
function stepCommand(verb: string, stepIn: (context: CommandContext) => Step | null, more: readonly string[] = []): Command {
  const name = `moderation ${verb}`;
  return databaseCommand({ name, switches: ["json"], options: ["reason", "as", ...more], files: 1, noun: "ID" }, async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files;
    const step = stepIn(context);
    const reason = givenReason(given.options);
    if (step === null) return wrongUsage(terminal, name, EXPECTED_OUTCOME);
    if (reason === null) return wrongUsage(terminal, name, expectedReason());
    const { withModeration } = await import("./composition.ts");
    const handled = await withModeration(context, ({ handle }) => handle({ id, command: name, ...step, reason }));
    if (handled.kind === "refused") {
      terminal.complain(notHandledText(handled.refusal));
      return UNUSABLE_INPUT;
    }
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify(reportJson(handled.value), null, 2)}\n` : handledText(handled.value),
    );
    return DONE;
  });
}

export const moderationHide = stepCommand("hide", () => ({ step: { kind: "uphold", sanction: "hide" }, undoes: null }));
export const moderationWarn = stepCommand("warn", () => ({ step: { kind: "uphold", sanction: "warn" }, undoes: null }));
export const moderationSuspend = stepCommand("suspend", () => ({ step: { kind: "uphold", sanction: "suspend" }, undoes: null }));
export const moderationDismiss = stepCommand("dismiss", () => ({ step: { kind: "dismiss" }, undoes: null }));
/** What was hidden is shown again. */
export const moderationRestore = stepCommand("restore", () => ({ step: { kind: "reverse" }, undoes: "hide" }));
/** Who was suspended may sign in again. */
export const moderationReinstate = stepCommand("reinstate", () => ({ step: { kind: "reverse" }, undoes: "suspend" }));
/** Decides an appeal, or notes one that came by letter. */
export const moderationAppeal = stepCommand(
  "appeal",
  ({ given }) => appealStep(given.options.get("outcome"), given.options.get("text")?.trim()),
  ["outcome", "text"],
);

function appealStep(outcome: string | undefined, text: string | undefined): Step | null {
  if (text !== undefined)
    return outcome !== undefined || text === "" || text.length > LONGEST_REPORT
      ? null
      : { step: { kind: "appeal", words: text }, undoes: null };
  if (outcome === "upheld") return { step: { kind: "confirm" }, undoes: null };
  return outcome === "reversed" ? { step: { kind: "reverse" }, undoes: null } : null;
}
