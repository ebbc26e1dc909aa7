import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { daysAfter } from "#core/shared/day.ts";
import { aServedFitbook } from "./a-served-fitbook.ts";
import type { ServedFitbook, Someone } from "./a-served-fitbook.ts";

let fitbook: ServedFitbook;
beforeAll(async () => {
  fitbook = await aServedFitbook();
}, 180_000);
afterAll(() => fitbook.end());

type Exported = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const exported = async (who: Someone): Promise<Exported> => JSON.parse((await fitbook.answered(who, "GET /user/exportMyData")).body);

const GROUP = { about: "", rules: "", open: false, members_invite: true };

/** All that ties one to another: followed, muted, asked for, invited to a group and a challenge, told of. */
async function tied(one: Someone, other: Someone, name: string) {
  const { did, follow, now } = fitbook;
  await follow(one, other);
  await did(one, "PUT /fitbook/mute", { user_id: other.id, muted: true });
  await did(one, "PUT /fitbook/suggestions", { user_id: other.id, dismissed: true });
  const { group_id: group } = await did(other, "POST /fitbook/groups", { ...GROUP, name: `${name} walkers` });
  const { group_id: joined } = await did(other, "POST /fitbook/groups", { ...GROUP, name: `${name} runners` });
  for (const place of [group, joined])
    await did(other, "PUT /fitbook/groups/member", { group_id: place, user_id: one.id, event: "invite" });
  await did(one, "PUT /fitbook/groups/member", { group_id: joined, user_id: null, event: "accept" });
  const today = indianDay(now());
  const { challenge_id: challenge } = await did(other, "POST /fitbook/challenges", {
    activity: name,
    about: "",
    measure: "steps",
    scoring: { kind: "total" },
    cap: 10_000,
    goal: null,
    open: false,
    group_id: null,
    start_date: today,
    end_date: daysAfter(today, 5),
  });
  await did(other, "PUT /fitbook/challenges/invitation", { challenge_id: challenge, user_id: one.id, group_id: null });
  await did(one, "PUT /fitbook/mute", { user_id: other.id, muted: false });
  return [other.id, group, joined, challenge];
}

/** Names of others as they stand in a file. */
const namedIn = (file: Exported, ids: readonly string[]) =>
  Object.entries(file).flatMap(([part, records]) =>
    part === "blocked_users" || !ids.some((id) => JSON.stringify(records).includes(id)) ? [] : [part],
  );

describe("the file of one's own data", () => {
  it("names whom one sees, and after a block says no more than of somebody who is gone", async () => {
    const { someone, did, stand } = fitbook;
    const [asha, ravi, kabir, meera] = [await someone("Asha"), await someone("Ravi"), await someone("Kabir"), await someone("Meera")];
    const [ofRavi, ofKabir, ofMeera] = [await tied(asha, ravi, "Ravi"), await tied(asha, kabir, "Kabir"), await tied(asha, meera, "Meera")];
    const parts = ["dismissed_suggestions", "follows", "groups", "challenges", "notifications"];
    for (const ids of [ofRavi, ofKabir, ofMeera]) expect(namedIn(await exported(asha), ids)).toEqual(parts);

    await did(ravi, "PUT /user/blockUser", { user_id: asha.id });
    await did(asha, "PUT /user/blockUser", { user_id: meera.id });
    await stand(kabir, "blocked");
    const file = await exported(asha);
    expect([namedIn(file, ofRavi), namedIn(file, ofMeera)]).toEqual([[], []]);
    const [person = "", ...others] = ofKabir;
    expect(namedIn(file, [person])).toEqual([]);
    expect(namedIn(file, others)).toEqual(["groups"]); // Others may be in his groups, which stay for 30 days.

    await stand(kabir, "staying");
    expect(namedIn(await exported(asha), ofKabir)).toEqual(parts);
  });

  it("tells nobody that they are turned down or banned, nor when", async () => {
    const { someone, did } = fitbook;
    const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
    const { group_id } = await did(ravi, "POST /fitbook/groups", { ...GROUP, name: "Evening walkers" });
    const { token } = await did(ravi, "POST /fitbook/groups/link", { group_id, kind: "ask", days: 7, uses: 5 });
    await did(asha, "PUT /fitbook/groups/linked", { token });
    expect((await exported(asha)).groups).toMatchObject([{ place: group_id, state: "requested" }]);
    const step = (event: string) => did(ravi, "PUT /fitbook/groups/member", { group_id, user_id: asha.id, event });
    await step("turn_down");
    expect(namedIn(await exported(asha), [group_id])).toEqual([]);
    await step("invite");
    expect((await exported(asha)).groups).toMatchObject([{ place: group_id, state: "invited" }]);
    await step("ban");
    expect(namedIn(await exported(asha), [group_id])).toEqual([]);
  });
});
