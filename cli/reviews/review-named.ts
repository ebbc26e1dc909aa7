import { reviewId } from "#core/reviews/review.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { decidedText, notDecidedText } from "./words.ts";
import type { Decision } from "#core/reviews/review-change.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Decides of the review that `--review` names, and says what became of it. */
export async function onReviewNamed(context: CommandContext, command: string, decision: Decision): Promise<number> {
  const { given, terminal } = context;
  const id = given.options.get("review") ?? "";
  if (id === "") return wrongUsage(terminal, command, "expected --review ID");
  const { withReviews } = await import("./composition.ts");
  const decided = await withReviews(context, ({ decide }) => decide({ id: reviewId(id), decision }));
  if (decided.kind === "refused") {
    terminal.complain(notDecidedText(id, decided.refusal));
    return UNUSABLE_INPUT;
  }
  const { state } = decided.value;
  await terminal.write(given.switches.has("json") ? `${JSON.stringify({ _id: id, status: state })}\n` : decidedText(id, state));
  return DONE;
}
