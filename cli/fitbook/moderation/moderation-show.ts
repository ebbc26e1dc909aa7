import { join } from "node:path";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { fileName, notWrittenText } from "#cli/tickets/wording/tickets.ts";
import { wholeReportJson } from "./report-json.ts";
import { NO_REPORT, shownReportText } from "./words.ts";

const COMMAND = "moderation show";

/** Shows a report with what the thing said and showed then, and who sees it now. What was open is in review from then on. */
export const moderationShow = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["reason", "as", "files"], files: 1, noun: "ID" },
  async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files;
    const reason = givenReason(given.options);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    const folder = given.options.get("files");
    const { withModeration } = await import("./composition.ts");
    return withModeration(context, async ({ handle, sights, picturesOf, copy }) => {
      const handled = await handle({ id, command: COMMAND, step: { kind: "look" }, undoes: null, reason });
      if (handled.kind === "refused") {
        terminal.complain(NO_REPORT);
        return UNUSABLE_INPUT;
      }
      const report = handled.value;
      const [seen, pictures] = [await sights(report), await picturesOf(id)];
      for (const [nth, { file }] of folder === undefined ? [] : pictures.entries()) {
        const path = join(folder ?? "", fileName(`report-${id}-${nth + 1}`, "image/webp"));
        const problem = await copy(file, path).then(
          (answer) => (answer === "missing" ? "is gone" : null),
          (error: unknown) => String(error instanceof Error && "code" in error ? error.code : error),
        );
        if (problem !== null) {
          terminal.complain(notWrittenText(path, problem));
          return UNUSABLE_INPUT;
        }
      }
      const json = {
        ...wholeReportJson(report),
        pictures: pictures.map(({ file, text }) => ({ _id: file, text })),
        seen_by: Object.fromEntries(seen.map(({ viewer, sees }) => [viewer, sees])),
      };
      const text = () => shownReportText({ report, pictures: pictures.length, sights: seen }, Date.now());
      await terminal.write(given.switches.has("json") ? `${JSON.stringify(json, null, 2)}\n` : text());
      return DONE;
    });
  },
);
