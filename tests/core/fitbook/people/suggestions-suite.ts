import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeDismissSuggestion } from "#core/fitbook/people/dismiss-suggestion.use-case.ts";
import { DISMISSED_FOR, makeListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { makeMuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import type { FollowState } from "#core/fitbook/follow.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { Suggestions } from "#core/fitbook/people/suggestions.port.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = {
  readonly suggestions: Suggestions;
  readonly people: People;
  readonly groups: Groups;
  readonly ties: RelationPorts;
  readonly tie: (from: CustomerId, to: CustomerId, state: Exclude<FollowState, "none">) => Promise<void>;
  readonly put: (group: GroupId, person: CustomerId, state: MemberState) => Promise<void>;
  readonly suspend: (person: CustomerId) => Promise<void>;
};

/** Asha follows Meera and Nisha, both of whom follow Ravi. */
async function fourOver(stored: Kept) {
  const { suggestions, people, groups, ties, tie } = stored;
  let at = now;
  const clock = () => at;
  const someone = (name: string) => ties.someone(name);
  const [asha, meera, nisha, ravi] = [await someone("Asha"), await someone("Meera"), await someone("Nisha"), await someone("Ravi")];
  for (const friend of [meera, nisha]) {
    await tie(asha, friend, "following");
    await tie(friend, ravi, "following");
  }
  const list = makeListSuggestions({ suggestions, people, groups, now: clock });
  const show = (who: CustomerId, chosen: Partial<Omit<FitbookProfile, "name">>) =>
    people.change(who, now, ({ profile }) => ({
      after: { profile: { ...aFitbookProfile(profile?.name ?? "Asha"), ...chosen }, birthdate: null },
      answer: null,
    }));
  return {
    ...stored,
    asha,
    meera,
    nisha,
    ravi,
    someone,
    list,
    show,
    hidden: { shows: { about: "me", lists: "me", badges: "me" } } as const,
    names: async (viewer: CustomerId) => (await list(viewer)).map(({ person }) => person.name),
    dismiss: makeDismissSuggestion({ suggestions, people, now: clock }),
    mute: makeMuteUser({ people, now: clock }),
    block: makeBlockUser({ blocks: ties.blocks, now: clock }),
    later: (ms: number) => {
      at += ms;
    },
  };
}

export function suggestionsSuite(store: string, made: () => Kept): void {
  describe(`suggestions kept in ${store}`, () => {
    it("name somebody whom two of those one follows do follow, and one of these", async () => {
      const { asha, meera, nisha, ravi, names, list, someone, tie } = await fourOver(made());
      const [first] = [meera, nisha].toSorted();
      expect(await list(asha)).toMatchObject([{ person: { id: ravi }, reason: { kind: "followed", by: { id: first }, others: 1 } }]);
      const zoya = await someone("Zoya");
      await tie(meera, zoya, "following"); // By one alone.
      expect(await names(asha)).toEqual(["Ravi"]);
      expect(await names(ravi)).toEqual([]); // Who is followed learns nothing of it.
    });

    it("name somebody in a group of one's own, behind those who are followed", async () => {
      const { asha, ravi, list, names, someone, put, ties } = await fourOver(made());
      const group = await ties.aGroup({ name: "Morning walkers" });
      const [zoya, banned, asks] = [await someone("Zoya"), await someone("Farah"), await someone("Imran")];
      await put(group.id, asha, "member");
      await put(group.id, zoya, "owner");
      await put(group.id, banned, "banned");
      await put(group.id, asks, "requested");
      expect(await list(asha)).toMatchObject([
        { person: { id: ravi }, reason: { kind: "followed" } },
        { person: { id: zoya }, reason: { kind: "group", group: { id: group.id, name: "Morning walkers" }, others: 0 } },
      ]);
      expect(await names(banned)).toEqual([]);
      expect(await names(asks)).toEqual([]);
    });

    it("name nobody from a group that is gone", async () => {
      const { asha, names, someone, put, ties } = await fourOver(made());
      const group = await ties.aGroup({ deletedAt: now });
      await put(group.id, asha, "member");
      await put(group.id, await someone("Zoya"), "owner");
      expect(await names(asha)).toEqual(["Ravi"]);
    });

    it("neither name nor count a tie that one is not shown", async () => {
      const { asha, meera, nisha, ravi, list, show, hidden, someone, tie } = await fourOver(made());
      const farah = await someone("Farah");
      await tie(asha, farah, "following");
      await tie(farah, ravi, "following");
      await show(meera, hidden);
      expect(await list(asha)).toMatchObject([{ reason: { others: 1 } }]);
      expect((await list(asha)).some(({ reason }) => reason.kind === "followed" && reason.by.id === meera)).toBe(false);
      await show(nisha, hidden);
      expect(await list(asha)).toEqual([]);
      await show(ravi, { shows: { about: "me", lists: "everybody", badges: "me" } }); // By his own list all three are shown.
      expect(await list(asha)).toMatchObject([{ reason: { others: 2 } }]);
    });

    it.each(["requested", "following", "declined", "withdrawn", "withdrawn-declined"] as const)(
      "leave out whom one has asked: %s",
      async (state) => {
        const { asha, ravi, names, tie } = await fourOver(made());
        await tie(asha, ravi, state);
        expect(await names(asha)).toEqual([]);
      },
    );

    it("leave out whom one has turned down, muted or blocked, who blocked, who is gone, and who does not want to be found", async () => {
      const ways: Record<string, (all: Awaited<ReturnType<typeof fourOver>>) => Promise<unknown>> = {
        "turned down": ({ tie, ravi, asha }) => tie(ravi, asha, "declined"),
        muted: ({ mute, ravi, asha }) => mute(asha, { other: ravi, isMuted: true }),
        blocked: ({ block, ravi, asha }) => block(asha, ravi),
        blocking: ({ block, ravi, asha }) => block(ravi, asha),
        gone: ({ suspend, ravi }) => suspend(ravi),
        hidden: ({ show, ravi }) => show(ravi, { isFindable: false }),
      };
      for (const [name, way] of Object.entries(ways)) {
        const all = await fourOver(made());
        expect(await all.names(all.asha), name).toEqual(["Ravi"]);
        await way(all);
        expect(await all.names(all.asha), name).toEqual([]);
      }
    });

    it("are by nobody who is gone or blocked", async () => {
      const { asha, meera, names, block, suspend, nisha, ...rest } = await fourOver(made());
      const farah = await rest.someone("Farah");
      await rest.tie(asha, farah, "following");
      await rest.tie(farah, rest.ravi, "following");
      await block(meera, asha);
      expect(await names(asha)).toEqual(["Ravi"]);
      await suspend(nisha);
      expect(await names(asha)).toEqual([]);
    });

    it("keep a dismissed one away for 180 days, or until that is taken back", async () => {
      const { asha, ravi, names, dismiss, later } = await fourOver(made());
      expect(await dismiss(asha, { other: ravi, isDismissed: true })).toEqual(ok(null));
      expect(await names(asha)).toEqual([]);
      await dismiss(asha, { other: ravi, isDismissed: false });
      expect(await names(asha)).toEqual(["Ravi"]);
      await dismiss(asha, { other: ravi, isDismissed: true });
      later(DISMISSED_FOR - 1);
      expect(await names(asha)).toEqual([]);
      later(1);
      expect(await names(asha)).toEqual(["Ravi"]);
    });

    it("count a dismissal from the last time", async () => {
      const { asha, meera, ravi, names, dismiss, later } = await fourOver(made());
      await dismiss(asha, { other: ravi, isDismissed: true });
      later(1000);
      await dismiss(asha, { other: ravi, isDismissed: true });
      later(DISMISSED_FOR - 1);
      await dismiss(asha, { other: meera, isDismissed: true }); // Forgets no other that still holds.
      expect(await names(asha)).toEqual([]);
    });

    it("are not dismissed of oneself, nor of somebody whom one does not see", async () => {
      const { asha, ravi, dismiss, block } = await fourOver(made());
      await block(ravi, asha);
      for (const other of [asha, ravi])
        expect(await dismiss(asha, { other, isDismissed: true })).toEqual(refused({ kind: "unknown-user" }));
    });
  });
}
