import { groupId } from "#core/fitbook/group.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { DELETED_BY_OWNER, deletedText, NO_GROUP } from "./words.ts";

const COMMAND = "group delete";

/** Deletes a group for staff, or brings back what they deleted. Source: specification/fitbook.md, Staff commands. */
export const groupDelete = databaseCommand(
  { name: COMMAND, switches: ["undo", "json"], options: ["reason", "as"], files: 1, noun: "ID" },
  async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files;
    const reason = givenReason(given.options);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    const isUndone = given.switches.has("undo");
    const { withGroups } = await import("./composition.ts");
    const done = id === "" ? null : await withGroups(context, (actions) => actions.delete({ group: groupId(id), reason, isUndone }));
    if (done === null || done.kind === "refused") {
      terminal.complain(done?.refusal.kind === "deleted-by-owner" ? DELETED_BY_OWNER : NO_GROUP);
      return UNUSABLE_INPUT;
    }
    const output = { _id: id, deleted: !isUndone, changed: done.value };
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(output, null, 2)}\n` : deletedText(isUndone, done.value));
    return DONE;
  },
);
