import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeDeleteGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { TURNED_DOWN_FOR } from "#core/fitbook/groups/group-limits.ts";
import { makeFollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { groupLinkToken, MOST_LINKS } from "#core/fitbook/groups/group-link.ts";
import { makeListGroupLinks } from "#core/fitbook/links/list-group-links.use-case.ts";
import { makeMakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { makeRevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { makeShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { linkTokens } from "#adapters/secrets/link-tokens.ts";
import { now } from "#tests/fixtures.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Groups, GroupTie } from "#core/fitbook/groups/groups.port.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { GroupLinkKind } from "#core/fitbook/groups/group-link.ts";
import type { GroupLinks } from "#core/fitbook/groups/group-links.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = {
  readonly groups: Groups;
  readonly links: GroupLinks;
  readonly ties: RelationPorts;
  readonly put: (tie: GroupTie) => Promise<void>;
};

const DAY = 24 * 60 * 60 * 1000;
const ended = refused({ kind: "link-ended" });
const missing = refused({ kind: "unknown-group" });
const invented = groupLinkToken("AAAAAAAAAAAAAAAAAAAAAA");
const aLink = { kind: "join", days: 7, uses: 50 } as const;

/** A group that Asha owns, and Ravi, who is not in it. */
async function linksOver({ groups, links, ties, put }: Kept, given: { readonly isOpen: boolean } = { isOpen: false }) {
  let at = now;
  const clock = () => at;
  const newId = () => crypto.randomUUID();
  const [asha, ravi] = [await ties.someone("Asha"), await ties.someone("Ravi")];
  const { id: group } = await ties.aGroup(given);
  await put({ group, person: asha, state: "owner" });
  const make = makeMakeGroupLink({ groups, links, tokens: linkTokens, now: clock, newId });
  const change = makeChangeGroupMember({
    groups,
    now: clock,
    newId,
    limits: { count: async () => ({ kind: "counted" as const }) },
    customers: { joinedAt: async () => null },
  });
  return {
    asha,
    ravi,
    group,
    groups,
    links,
    ties,
    put,
    make,
    made: async (request: { readonly kind: GroupLinkKind; readonly days: number; readonly uses: number }) => {
      const answer = await make(asha, { group, ...request });
      if (answer.kind === "refused") throw new RangeError(answer.refusal.kind);
      return answer.value;
    },
    list: makeListGroupLinks({ groups, links, now: clock }),
    revoke: makeRevokeGroupLink({ groups, links }),
    show: makeShowLinkedGroup({ groups, links, tokens: linkTokens, now: clock }),
    follow: makeFollowGroupLink({ links, tokens: linkTokens, now: clock }),
    step: (person: CustomerId, event: GroupEvent) => change(asha, { group, person, event }),
    block: makeBlockUser({ blocks: ties.blocks, now: clock }),
    later: (ms: number) => {
      at += ms;
    },
  };
}

const stateOf = async (groups: Groups, group: GroupId, person: CustomerId) => (await groups.ties([group], [person]))[0]?.state ?? null;

export function groupLinksSuite(store: string, kept: () => Kept): void {
  describe(`links to groups in ${store}`, () => {
    it("show the card of a closed group, and let in at once", async () => {
      const { asha, ravi, group, groups, made, show, follow, list } = await linksOver(kept());
      const { token } = await made(aLink);
      expect(await show(ravi, token)).toMatchObject(ok({ group: { id: group, sees: "card", mine: "none" }, kind: "join" }));
      expect(await follow(ravi, token)).toEqual(ok("member"));
      expect(await stateOf(groups, group, ravi)).toBe("member");
      expect(await list(asha, group)).toMatchObject(ok([{ uses: 1, mostUses: 50 }]));
      expect(await follow(ravi, token)).toEqual(ok("member")); // Again is no second use.
      expect(await follow(asha, token)).toEqual(ok("owner"));
      expect(await list(asha, group)).toMatchObject(ok([{ uses: 1 }]));
    });

    it("let ask to be let in, and again 30 days after being turned down", async () => {
      const { ravi, group, groups, made, follow, step, later } = await linksOver(kept());
      const { token } = await made({ kind: "ask", days: 30, uses: 50 });
      expect(await follow(ravi, token)).toEqual(ok("requested"));
      expect(await stateOf(groups, group, ravi)).toBe("requested");
      later(DAY);
      expect(await step(ravi, "turn_down")).toEqual(ok("none"));
      expect(await follow(ravi, token)).toEqual(refused({ kind: "wrong-state" }));
      later(TURNED_DOWN_FOR - 1);
      const { token: next } = await made({ kind: "ask", days: 30, uses: 50 });
      expect(await follow(ravi, next)).toEqual(refused({ kind: "wrong-state" }));
      later(1);
      expect(await follow(ravi, next)).toEqual(ok("requested"));
      expect(await step(ravi, "let_in")).toEqual(ok("member"));
    });

    it("lead into an open group at once, whatever they are for", async () => {
      const { ravi, made, follow } = await linksOver(kept(), { isOpen: true });
      expect(await follow(ravi, (await made({ ...aLink, kind: "ask" })).token)).toEqual(ok("member"));
    });

    it("end alike: used up, over, revoked or made up", async () => {
      const { asha, ravi, group, ties, made, show, follow, revoke, later, list } = await linksOver(kept());
      const [used, over, revoked] = [await made({ ...aLink, uses: 1 }), await made({ ...aLink, days: 1 }), await made(aLink)];
      expect(await follow(await ties.someone(), used.token)).toEqual(ok("member"));
      expect(await revoke(asha, { group, link: revoked.link.id })).toEqual(ok(null));
      later(DAY - 1);
      expect(await show(ravi, over.token)).toMatchObject({ kind: "ok" });
      later(1);
      for (const token of [used.token, over.token, revoked.token, invented]) {
        expect(await show(ravi, token)).toEqual(ended);
        expect(await follow(ravi, token)).toEqual(ended);
      }
      expect(await list(asha, group)).toEqual(ok([]));
    });

    it("are missing for the banned, for who is blocked with those who run it, and of a group that is gone", async () => {
      const { asha, ravi, group, groups, ties, put, made, show, follow, block } = await linksOver(kept());
      const { token } = await made(aLink);
      const banned = await ties.someone();
      await put({ group, person: banned, state: "banned" });
      await block(ravi, asha);
      for (const person of [banned, ravi]) {
        expect(await show(person, token)).toEqual(missing);
        expect(await follow(person, token)).toEqual(missing);
      }
      expect(await stateOf(groups, group, ravi)).toBeNull();
      const farah = await ties.someone();
      expect(await show(farah, token)).toMatchObject({ kind: "ok" });
      await makeDeleteGroup({ groups, now: () => now })(asha, group);
      expect(await show(farah, token)).toEqual(missing);
      expect(await follow(farah, token)).toEqual(missing);
    });

    it("are made, listed and revoked by those who run the group, and by nobody else", async () => {
      const { asha, ravi, group, put, make, made, list, revoke, show, ties } = await linksOver(kept());
      const { token, link } = await made(aLink);
      for (const [who, why] of [
        [ravi, "unknown-group"],
        [await memberOf(), "not-allowed"],
      ] as const) {
        expect(await make(who, { group, ...aLink })).toEqual(refused({ kind: why }));
        expect(await list(who, group)).toEqual(refused({ kind: why }));
        expect(await revoke(who, { group, link: link.id })).toEqual(refused({ kind: why }));
      }
      expect(await make(asha, { group: groupId("never"), ...aLink })).toEqual(missing);
      const other = (await ties.aGroup()).id;
      await put({ group: other, person: asha, state: "owner" });
      expect(await revoke(asha, { group: other, link: link.id })).toEqual(ok(null)); // It is none of that group's.
      expect(await show(ravi, token)).toMatchObject({ kind: "ok" });

      async function memberOf() {
        const member = await ties.someone();
        await put({ group, person: member, state: "member" });
        return member;
      }
    });

    it("are kept without their token, and so many of a group at a time", async () => {
      const { asha, group, links, make, made, revoke } = await linksOver(kept());
      const first = await made(aLink);
      expect(first.token).toHaveLength(22); // 128 bits.
      expect(await links.find(first.token)).toBeNull();
      for (let nth = 1; nth < MOST_LINKS; nth += 1) await made(aLink);
      expect(await make(asha, { group, ...aLink })).toEqual(refused({ kind: "too-many-links" }));
      await revoke(asha, { group, link: first.link.id });
      expect(await make(asha, { group, ...aLink })).toMatchObject({ kind: "ok" });
    });

    it("let in no more than they may when all come at once", async () => {
      const { group, groups, ties, made, follow } = await linksOver(kept());
      const { token } = await made({ ...aLink, uses: 10 });
      const crowd = await Promise.all(Array.from({ length: 25 }, () => ties.someone()));
      const answers = await Promise.all(crowd.map((one) => follow(one, token)));
      expect(answers.filter(({ kind }) => kind === "ok")).toHaveLength(10);
      expect(answers.filter(({ kind }) => kind === "refused")).toEqual(Array.from({ length: 15 }, () => ended));
      expect(await groups.ties([group], crowd)).toHaveLength(10);
    });

    it("are forgotten when they are over", async () => {
      const { links, made } = await linksOver(kept());
      const { token, link } = await made(aLink);
      await links.forget(link.endsAt);
      expect(await links.find(linkTokens.hashOf(token))).toMatchObject({ id: link.id });
      await links.forget(link.endsAt + 1);
      expect(await links.find(linkTokens.hashOf(token))).toBeNull();
    });
  });
}
