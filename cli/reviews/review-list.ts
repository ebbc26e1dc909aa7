import { printedUtc } from "#core/shared/printed-utc.ts";
import { join } from "node:path";
import { REVIEW_STATES } from "#core/reviews/review-state.ts";
import { reviewId } from "#core/reviews/review.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { reviewsText } from "./words.ts";
import { fileName, notWrittenText } from "#cli/tickets/wording/tickets.ts";

const COMMAND = "review list";
const MOST = 200;

/** Lists what customers think of products, the oldest first; with `--files` writes out their pictures. */
export const reviewList = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["state", "after", "files", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const named = given.options.get("state") ?? "pending";
    const state = REVIEW_STATES.find((one) => one === named);
    if (state === undefined) return wrongUsage(terminal, COMMAND, `expected --state ${REVIEW_STATES.join(", ")}`);
    const after = given.options.get("after") ?? "";
    const folder = given.options.get("files");
    const { withReviews } = await import("./composition.ts");
    return withReviews(context, async ({ list, copy }) => {
      const reviews = await list({ state, after: after === "" ? null : reviewId(after), limit: MOST });
      const pictures = reviews.flatMap(({ id, pictures }) =>
        pictures.map((picture, place) => ({ picture, name: `review-${id}-${place + 1}` })),
      );
      for (const { picture, name } of folder === undefined ? [] : pictures) {
        const path = join(folder ?? "", fileName(name, "image/webp"));
        const problem = await copy(picture, path).then(
          (answer) => (answer === "missing" ? "is gone" : null),
          (error: unknown) => String(error instanceof Error && "code" in error ? error.code : error),
        );
        if (problem !== null) {
          terminal.complain(notWrittenText(path, problem));
          return UNUSABLE_INPUT;
        }
      }
      const asJson = () =>
        reviews.map(({ id, customer, subject, version, state: status, reason, stars, text, pictures: images, writtenAt, boughtAt }) => ({
          _id: id,
          user_id: customer,
          product_id: subject.id,
          version,
          status,
          reason,
          rating: stars,
          review: text,
          images,
          written_at: printedUtc(writtenAt),
          verified_buyer: boughtAt !== null,
        }));
      await terminal.write(given.switches.has("json") ? `${JSON.stringify(asJson(), null, 2)}\n` : reviewsText(reviews));
      return DONE;
    });
  },
);
