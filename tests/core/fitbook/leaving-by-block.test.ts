import { describe, expect, it } from "vitest";
import { groupId } from "#core/fitbook/group.ts";
import { groupsLeftByBlocking } from "#core/fitbook/groups/leaving-by-block.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";

const both = { customer: customerId("who-blocks"), other: customerId("the-other") };

const whoLeaves = (mine: MemberState, theirs: MemberState) =>
  groupsLeftByBlocking(both, [{ group: groupId("one"), mine, theirs }]).map(({ person }) =>
    person === both.customer ? "who blocks" : "the other",
  );

describe("a block among members of a group", () => {
  it("makes the lower role leave what one of both runs", () => {
    expect([whoLeaves("owner", "admin"), whoLeaves("owner", "member"), whoLeaves("admin", "invited")]).toEqual([
      ...[["the other"], ["the other"], ["the other"]],
    ]);
    expect([whoLeaves("requested", "admin"), whoLeaves("member", "owner"), whoLeaves("admin", "owner")]).toEqual([
      ...[["who blocks"], ["who blocks"], ["who blocks"]],
    ]);
  });

  it("makes whoever blocks leave where both are admins", () => expect(whoLeaves("admin", "admin")).toEqual(["who blocks"]));

  it("leaves two members in, and who is banned or turned down as they are", () => {
    expect([whoLeaves("member", "member"), whoLeaves("owner", "banned"), whoLeaves("declined", "admin")]).toEqual([[], [], []]);
  });
});
