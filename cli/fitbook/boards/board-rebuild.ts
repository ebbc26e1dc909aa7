import { challengeId } from "#core/fitbook/challenge.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { NO_CHALLENGE, rebuiltText } from "./words.ts";
import type { BoardFigures } from "#core/fitbook/staff/board-differences.ts";
import type { RebuiltBoard } from "#core/fitbook/staff/rebuild-board.use-case.ts";

/** Works a board out of its entries again, says what differed and puts standings right. Ends with 1 where a final result differs. */
export const boardRebuild = databaseCommand(
  { name: "board rebuild", switches: ["json"], options: ["as"], files: 1, noun: "ID" },
  async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files;
    const { withBoards } = await import("./composition.ts");
    const rebuilt = id === "" ? null : await withBoards(context, ({ rebuild }) => rebuild(challengeId(id)));
    if (rebuilt === null || rebuilt.kind === "refused") {
      terminal.complain(NO_CHALLENGE);
      return UNUSABLE_INPUT;
    }
    const board = rebuilt.value;
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(rebuiltJson(board), null, 2)}\n` : rebuiltText(board));
    return board.differences.length === 0 || board.isPutRight ? DONE : UNUSABLE_INPUT;
  },
);

const rebuiltJson = ({ kind, differences, isPutRight }: RebuiltBoard): object => ({
  board: kind,
  put_right: isPutRight,
  differences: differences.map(({ customer, kept, worked }) => ({
    user_id: customer,
    kept: figuresJson(kept),
    worked: figuresJson(worked),
  })),
});

const figuresJson = (figures: BoardFigures | null): object | null =>
  figures === null ? null : { rank: figures.rank, score: figures.score, days: figures.days, badges: figures.badges };
