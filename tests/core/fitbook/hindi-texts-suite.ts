import { describe, expect, it } from "vitest";
import { makeEditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { makeEditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { NO_GROUP_CHANGE } from "#core/fitbook/groups/group-answer.ts";
import { makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { reportable } from "#core/fitbook/moderation/reported.ts";
import { makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { ok } from "#core/shared/result.ts";
import type { ReportedThing } from "#core/fitbook/reports/report.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const START = day("2026-11-20");
const at = firstInstantOf(daysAfter(START, -2));
const walk = { activity: "एक हफ़्ता शाम की सैर", about: "हर शाम दो किलोमीटर।" };
const club = { name: "सुबह के साथी", about: "हम चलते हैं।", rules: "समय पर।" };
const words = { name: "Morning walkers", about: "We walk.", rules: "On time." };

export function hindiTextsSuite(store: string, make: () => RelationPorts): void {
  describe(`texts in Hindi in ${store}`, () => {
    /** Asha runs the group and is invited to the challenge, which Ravi has made for its members. */
    async function kept() {
      const ties = make();
      const [asha, ravi] = [await ties.someone("Asha"), await ties.someone("Ravi")];
      const group = await ties.aGroup({ ...words, hindi: club, isOpen: true });
      await ties.groups.change({
        group: group.id,
        customer: asha,
        subject: asha,
        at,
        decide: () => ({ change: { ...NO_GROUP_CHANGE, members: [{ person: asha, state: "owner" }] }, answer: null }),
      });
      const told = { activity: "A week of walks", hindi: walk, start: START, isOpen: true };
      const challenge = await ties.aChallenge({ ...told, maker: ravi, group: group.id });
      expect(await ties.requests.joinGroup(ravi, group.id, at)).toEqual(ok("member"));
      return { ties, asha, ravi, group: group.id, challenge: challenge.id };
    }

    it("are told of a group, and go with the words that they say", async () => {
      const { ties, asha, ravi, group } = await kept();
      const { groups } = ties;
      const edit = makeEditGroup({ groups, now: () => at });
      const show = () => makeShowGroup({ groups })(ravi, group);
      const settings = { ...words, group, isOpen: false, mayMembersInvite: true };
      expect(await edit(asha, settings)).toEqual(ok(null));
      expect(await show()).toMatchObject({ value: { ...words, mayMembersInvite: true, hindi: club } });
      expect(await groups.kept(group)).toMatchObject({ group: { hindi: club } });
      expect(await edit(asha, { ...settings, rules: "Nobody waits." })).toEqual(ok(null));
      expect(await show()).toMatchObject({ value: { name: words.name, rules: "Nobody waits.", hindi: null } });
    });

    it("are told of a challenge, and go with the words that they say", async () => {
      const { ties, asha, ravi, challenge } = await kept();
      const { challenges, people } = ties.sight;
      const show = async () => {
        const shown = await makeShowChallenge({ challenges, people, now: () => at })(asha, challenge);
        return shown.kind === "ok" ? shown.value.challenge : expect.unreachable();
      };
      const edit = makeEditChallenge({ challenges, now: () => at });
      const shown = await show();
      expect(shown).toMatchObject({ activity: "A week of walks", hindi: walk, group: { name: words.name, hindi: { name: club.name } } });
      const { activity, about, measure, scoring, cap, goal, start, end, isOpen } = shown;
      const plan = { activity, about, measure, scoring, cap, goal, start, end, isOpen };
      expect(await edit(ravi, { challenge, plan: { ...plan, cap: plan.cap - 1 } })).toEqual(ok(null));
      expect(await show()).toMatchObject({ cap: plan.cap - 1, hindi: walk });
      expect(await edit(ravi, { challenge, plan: { ...plan, about: "Every evening." } })).toEqual(ok(null));
      expect(await show()).toMatchObject({ about: "Every evening.", hindi: null });
    });

    it("are told where a notification names a group or a challenge", async () => {
      const { ties, asha, ravi, group, challenge } = await kept();
      const stamp = (nth: number) => ({ id: notificationId(`${crypto.randomUUID()}-${nth}`), at: at + nth });
      const meera = await ties.someone("Meera");
      const other = await ties.aChallenge({ activity: "Stairs", hindi: { activity: "सीढ़ियाँ", about: "" } });
      await ties.requests.inviteToGroup(group, { from: ravi, to: meera }, stamp(1));
      await ties.requests.inviteToChallenge(other.id, { from: null, to: meera }, stamp(2));
      await ties.requests.inviteToChallenge(challenge, { from: ravi, to: asha }, stamp(3));
      await ties.notifications.tellOfChallenge({
        kind: "challenge-changed",
        cause: "c",
        challenge,
        to: [{ customer: asha, id: stamp(4).id }],
        at,
      });
      const told = async (customer: CustomerId) => {
        const { notifications } = await makeListNotifications(ties.sight)(customer, { after: null, limit: 10 });
        return notifications.map((one) => [
          ...("challenge" in one ? [one.challenge.activity, one.challenge.hindi] : []),
          ...("group" in one ? [one.group?.name, one.group?.hindi] : []),
        ]);
      };
      const [ofGroup, ofChallenge] = [
        [words.name, { name: club.name }],
        ["A week of walks", { activity: walk.activity }],
      ];
      expect(await told(meera)).toEqual(expect.arrayContaining([ofGroup, ["Stairs", { activity: "सीढ़ियाँ" }, undefined, undefined]]));
      expect(await told(asha)).toEqual(expect.arrayContaining([[...ofChallenge, ...ofGroup], ofChallenge]));
    });

    it("are in what staff see of a report, as whoever reported may have read them", async () => {
      const { ties, asha, ravi, group, challenge } = await kept();
      const said = async (who: CustomerId, thing: ReportedThing) => (await reportable(ties.sight, who, thing))?.snapshot;
      expect(await said(ravi, { kind: "group", id: group })).toBe([...Object.values(words), ...Object.values(club)].join("\n"));
      expect(await said(asha, { kind: "challenge", id: challenge })).toBe(["A week of walks", walk.activity, walk.about].join("\n"));
    });
  });
}
