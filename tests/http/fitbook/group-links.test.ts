import { describe, expect, it } from "vitest";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { FollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { groupLinkToken } from "#core/fitbook/groups/group-link.ts";
import { ListGroupLinks } from "#core/fitbook/links/list-group-links.use-case.ts";
import { MakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { RevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { ShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

const details = { name: "Sunday hikers", about: "", rules: "", isOpen: false, mayMembersInvite: false };

describe("links to groups over HTTP", () => {
  it("are made, listed, shown, followed and revoked", async () => {
    const memory = new Memory();
    const container = composeMemory(memory);
    const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
    const url = await servedOver(container);
    const [hers, his] = [clientOf(url, asha.bearer), clientOf(url, ravi.bearer)];
    const made = await hers.get(MakeGroup)(asha.id, details);
    const group = made.kind === "ok" ? made.value : expect.unreachable();
    const link = await hers.get(MakeGroupLink)(asha.id, { group, kind: "ask", days: 7, uses: 2 });
    const { token, link: stored } = link.kind === "ok" ? link.value : expect.unreachable();
    expect(stored).toMatchObject({ group, kind: "ask", uses: 0, mostUses: 2, isRevoked: false });
    expect(await his.get(ShowLinkedGroup)(ravi.id, token)).toMatchObject(ok({ group: { id: group, sees: "card" }, kind: "ask" }));
    expect(await his.get(FollowGroupLink)(ravi.id, token)).toEqual(ok("requested"));
    expect(await hers.get(ListGroupLinks)(asha.id, group)).toEqual(ok([{ ...stored, uses: 1 }]));
    expect(await his.get(ListGroupLinks)(ravi.id, group)).toEqual(refused({ kind: "not-allowed" }));
    const banned = await signedIn(container, memory, "Meera");
    memory.ties.groupTies.set(pairKey(group, banned.id), { group, person: banned.id, state: "banned", changedAt: now });
    const missing = refused({ kind: "unknown-group" });
    expect(await clientOf(url, banned.bearer).get(ShowLinkedGroup)(banned.id, token)).toEqual(missing);
    expect(await clientOf(url, banned.bearer).get(FollowGroupLink)(banned.id, token)).toEqual(missing);
    expect(await hers.get(RevokeGroupLink)(asha.id, { group, link: stored.id })).toEqual(ok(null));
    const ended = refused({ kind: "link-ended" });
    expect(await his.get(ShowLinkedGroup)(ravi.id, token)).toEqual(ended);
    expect(await his.get(FollowGroupLink)(ravi.id, groupLinkToken("made-up"))).toEqual(ended);
  });
});
