import { describe, expect, it } from "vitest";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { ListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { MuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { WithdrawFollowRequest } from "#core/notifications/withdraw-follow-request.use-case.ts";
import { AnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";

/** Asha and Ravi, signed in at one server. */
async function twoPeople() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const asked = (bearer: string) => async (path: string) => {
    const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${bearer}` } });
    return { status: response.status, body: await response.text(), cache: response.headers.get("cache-control") };
  };
  return {
    memory,
    asha: { ...asha, client: clientOf(url, asha.bearer), asked: asked(asha.bearer) },
    ravi: { ...ravi, client: clientOf(url, ravi.bearer), asked: asked(ravi.bearer) },
  };
}

describe("people of Fitbook over HTTP", () => {
  it("enter, are seen, found and followed, and part [ep-fitbook-followers]", async () => {
    const { memory, asha, ravi } = await twoPeople();
    memory.ties.profiles.delete(asha.id);
    expect(await asha.client.get(ShowOwnPlace)(asha.id)).toMatchObject({ profile: null, account: { name: "Asha", birthdate: null } });
    const profile = aFitbookProfile("Asha", { about: "Walks\nSwims" });
    const enter = asha.client.get(EnterFitbook);
    expect(await enter(asha.id, { ...profile, birthdate: day("2015-01-01") })).toEqual(refused({ kind: "under-age" }));
    expect(await asha.client.get(ChangeFitbookProfile)(asha.id, profile)).toEqual(refused({ kind: "not-entered" }));
    expect(await enter(asha.id, { ...profile, birthdate: day("1990-01-01") })).toEqual(ok(profile));

    const { people } = await ravi.client.get(FindPeople)(ravi.id, { name: "ash", after: null });
    expect(people).toMatchObject([{ id: asha.id, name: "Asha", about: "Walks\nSwims", follow: "none" }]);
    expect(await ravi.client.get(FollowUser)(ravi.id, asha.id)).toEqual(ok("requested"));
    const requests = { kind: "requests", of: null, after: null } as const;
    expect(await asha.client.get(ListPeople)(asha.id, requests)).toMatchObject(ok({ people: [{ id: ravi.id }], next: null }));
    expect(await ravi.client.get(WithdrawFollowRequest)(ravi.id, asha.id)).toBeNull();
    expect(await asha.client.get(ListPeople)(asha.id, requests)).toMatchObject(ok({ people: [], next: null }));
    expect(await ravi.client.get(FollowUser)(ravi.id, asha.id)).toEqual(ok("requested"));
    expect(await asha.client.get(AnswerFollower)(asha.id, { other: ravi.id, answer: "accept" })).toEqual(ok("accepted"));
    expect(await ravi.client.get(ShowPerson)(ravi.id, { id: asha.id, as: null })).toMatchObject(
      ok({ person: { follow: "following" }, followers: 1 }),
    );
    expect(await ravi.client.get(EndFollow)(ravi.id, { other: asha.id, kind: "following" })).toBeNull();
    expect(await ravi.client.get(MuteUser)(ravi.id, { other: asha.id, isMuted: true })).toEqual(ok(null));
    expect(await asha.client.get(BlockUser)(asha.id, ravi.id)).toEqual(ok(null));
    expect(await asha.client.get(ListBlocked)(asha.id, null)).toEqual({ blocked: [{ id: ravi.id, name: "Ravi" }], next: null });
  });

  it("who are blocked are missing in the same bytes as nobody, and nothing of them may be kept", async () => {
    const { asha, ravi } = await twoPeople();
    const seen = await ravi.asked(`/fitbook/person?user_id=${asha.id}`);
    expect([seen.status, seen.cache]).toEqual([200, "no-store"]);
    await asha.client.get(BlockUser)(asha.id, ravi.id);
    const nobody = customerId("nobody-at-all");
    for (const path of ["/fitbook/person?user_id=", "/fitbook/followers?kind=followers&user_id=", "/fitbook/people?name=asha&after="]) {
      const [blocked, never] = [await ravi.asked(`${path}${asha.id}`), await ravi.asked(`${path}${nobody}`)];
      expect(blocked).toEqual(never);
      expect(blocked.body).not.toContain("Asha");
    }
    expect((await ravi.asked(`/fitbook/person?user_id=${asha.id}`)).status).toBe(404);
  });
});
