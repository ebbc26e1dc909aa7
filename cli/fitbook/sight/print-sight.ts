import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { lookJson } from "./look-json.ts";
import { EXPECTED, notExplainedText } from "./words.ts";
import type { ExplainedSight, NamedSubject } from "#core/fitbook/staff/explain-sight.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** How a command answers: `json` for programs, `paragraphs` for people; `--export` prints the case itself. */
type Answer = {
  readonly command: "visibility show" | "feed explain";
  readonly json: (explained: ExplainedSight) => object;
  readonly paragraphs: (explained: ExplainedSight) => readonly Paragraph[];
};

/** Answers what a viewer sees of one thing. Nothing is printed before the audit log has who looked and why. */
export async function printSight(context: CommandContext, subject: NamedSubject, { command, json, paragraphs }: Answer): Promise<number> {
  const { given, terminal } = context;
  const viewer = customerReferenceIn(given.options.get("viewer") ?? "");
  const reason = givenReason(given.options);
  if (viewer === null) return wrongUsage(terminal, command, EXPECTED.viewer);
  if (reason === null) return wrongUsage(terminal, command, expectedReason());
  const { explainedSight } = await import("./composition.ts");
  const explained = await explainedSight(context, { command, viewer, subject, reason });
  if (explained.kind === "refused") {
    terminal.complain(notExplainedText(explained.refusal));
    return UNUSABLE_INPUT;
  }
  if (given.switches.has("export")) await terminal.write(`${JSON.stringify(lookJson(explained.value.look), null, 2)}\n`);
  else if (given.switches.has("json")) await terminal.write(`${JSON.stringify(json(explained.value), null, 2)}\n`);
  else {
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    await terminal.write(paragraphsText(paragraphs(explained.value), paintFor(terminal)));
  }
  return DONE;
}
