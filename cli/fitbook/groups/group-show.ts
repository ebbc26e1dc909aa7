import { printedUtc } from "#core/shared/printed-utc.ts";
import { groupId } from "#core/fitbook/group.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { groupText, NO_GROUP } from "./words.ts";
import type { KeptGroup } from "#core/fitbook/groups/groups.port.ts";

const COMMAND = "group show";

/** Shows staff a group with who runs it. Source: specification/fitbook.md, Staff commands. */
export const groupShow = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["reason", "as"], files: 1, noun: "ID" },
  async (asked) => {
    const { given, terminal } = asked;
    const [id = ""] = given.files;
    const reason = givenReason(given.options);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    const { withGroups } = await import("./composition.ts");
    const shown = id === "" ? null : await withGroups(asked, ({ show }) => show({ group: groupId(id), reason }));
    if (shown === null || shown.kind === "refused") {
      terminal.complain(NO_GROUP);
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(groupJson(shown.value), null, 2)}\n` : groupText(shown.value));
    return DONE;
  },
);

const groupJson = ({ group, runBy, people, ownerGoneAt }: KeptGroup): object => ({
  ...{ _id: group.id, name: group.name, about: group.about, rules: group.rules, open: group.isOpen, company: group.company },
  members_may_invite: group.mayMembersInvite,
  deleted_at: group.deletedAt === null ? null : printedUtc(group.deletedAt),
  deleted_by_staff: group.isDeletedByStaff,
  owner_gone_at: ownerGoneAt === null ? null : printedUtc(ownerGoneAt),
  run_by: runBy.map(({ person, state }) => ({ user_id: person, state })),
  people,
});
