import { describe, expect, it } from "vitest";
import { ListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { MakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { ShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";

const today = indianDay(Date.now());
const plan: ChallengePlan = {
  activity: "Stairs of the fort",
  about: "",
  measure: "floors",
  scoring: { kind: "total" },
  cap: 60,
  goal: null,
  start: daysAfter(today, 1),
  end: daysAfter(today, 7),
  isOpen: true,
};

describe("challenges of a group over HTTP", () => {
  it("are made and listed by its members, and for others there is no such group or challenge [ep-fitbook-challenges]", async () => {
    const memory = new Memory();
    const container = composeMemory(memory);
    const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
    const url = await servedOver(container);
    const [ashas, ravis] = [clientOf(url, asha.bearer), clientOf(url, ravi.bearer)];
    const details = { name: "Sunday hikers", about: "", rules: "", isOpen: false, mayMembersInvite: false };
    const group = await ashas.get(MakeGroup)(asha.id, details);
    if (group.kind === "refused") throw new RangeError(group.refusal.kind);
    const made = await ashas.get(MakeChallenge)(asha.id, { plan, group: group.value });
    if (made.kind === "refused") throw new RangeError(made.refusal.kind);
    const { activity } = plan;
    const own = { id: made.value, activity, isForAll: false, group: { id: group.value, name: "Sunday hikers" } };
    const list = { list: { group: group.value }, after: null };
    expect(await ashas.get(ListChallenges)(asha.id, list)).toMatchObject({ challenges: [own], next: null });
    expect(await ravis.get(ListChallenges)(ravi.id, list)).toEqual({ challenges: [], next: null });
    expect(await ravis.get(ShowChallenge)(ravi.id, made.value)).toEqual(refused({ kind: "unknown-challenge" }));
    for (const one of [group.value, groupId("none")])
      expect(await ravis.get(MakeChallenge)(ravi.id, { plan, group: one })).toEqual(refused({ kind: "unknown-group" }));
  });
});
