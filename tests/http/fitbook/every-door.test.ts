import { describe, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { daysAfter } from "#core/shared/day.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { namesIn } from "#tests/http/endpoints/schema-parts.ts";
import { signedIn } from "#tests/signed-in.ts";

/** What somebody else has, or something by the same names that never was. */
type Ids = { readonly person: string; readonly post: string; readonly comment: string; readonly group: string; readonly challenge: string };
type Fields = Readonly<Record<string, unknown>>;

const TODAY = indianDay(now);
const PLAN = {
  activity: "Walk",
  about: "",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 10_000,
  goal: null,
  open: true,
  group_id: null,
  start_date: TODAY,
  end_date: daysAfter(TODAY, 5),
};
const GROUP = { name: "Morning walkers", about: "", rules: "", open: true, members_invite: true };
const POST = { key: "a-key", text: "Walked", audience: "everybody", group_id: null, pictures: [] };
/** As Asha sent it before the block: its answer of then is no answer now. */
const COMMENT = { parent_id: null, key: "before", text: "Well done" };

/** How each call of Fitbook that names something of others is asked. */
const doors: Readonly<Record<string, (ids: Ids) => readonly Fields[]>> = {
  "GET /fitbook/posts": ({ person, group }) => [{ user_id: person }, { group_id: group }, { user_id: person, view_as: "follower" }],
  "POST /fitbook/posts": ({ group }) => [{ ...POST, audience: "group", group_id: group }],
  "PUT /fitbook/posts": ({ post }) => [{ post_id: post, text: "Mine", audience: "me" }],
  "DELETE /fitbook/posts": ({ post }) => [{ post_id: post }],
  "PUT /fitbook/posts/restore": ({ post }) => [{ post_id: post }],
  "POST /fitbook/posts/result": ({ challenge }) => [{ challenge_id: challenge, post: POST }],
  "GET /fitbook/comments": ({ post }) => [{ post_id: post }],
  "POST /fitbook/comments": ({ post, comment }) => [
    { ...COMMENT, post_id: post },
    { ...COMMENT, key: "after", post_id: post, parent_id: comment },
  ],
  "DELETE /fitbook/comments": ({ post, comment }) => [{ post_id: post, comment_id: comment }],
  "GET /fitbook/likes": ({ post }) => [{ post_id: post }],
  "PUT /fitbook/likes": ({ post }) => [true, false].map((liked) => ({ post_id: post, liked })),
  "GET /fitbook/groups": ({ group }) => [{ kind: "open", after: group }],
  "GET /fitbook/group": ({ group }) => [{ group_id: group }],
  "PUT /fitbook/groups": ({ group }) => [{ ...GROUP, group_id: group }],
  "DELETE /fitbook/groups": ({ group }) => [{ group_id: group }],
  "PUT /fitbook/groups/restore": ({ group }) => [{ group_id: group }],
  "GET /fitbook/groups/members": ({ group }) => [{ group_id: group, state: "members" }],
  "PUT /fitbook/groups/member": ({ group, person }) =>
    [
      ["join", null],
      ["accept", null],
      ["leave", null],
      ["invite", person],
      ["ban", person],
    ].map(([event, user_id]) => ({ group_id: group, user_id, event })),
  "POST /fitbook/groups/link": ({ group }) => [{ group_id: group, kind: "join", days: 7, uses: 5 }],
  "GET /fitbook/groups/link": ({ group }) => [{ group_id: group }],
  "DELETE /fitbook/groups/link": ({ group }) => [{ group_id: group, link_id: "a-link" }],
  "GET /fitbook/challenges": ({ group }) => [{ group_id: group }],
  "GET /fitbook/challenge": ({ challenge }) => [{ challenge_id: challenge }],
  "POST /fitbook/challenges": ({ group }) => [{ ...PLAN, group_id: group }],
  "PUT /fitbook/challenges": ({ challenge }) => [{ challenge_id: challenge, plan: PLAN }],
  "DELETE /fitbook/challenges": ({ challenge }) => [{ challenge_id: challenge }],
  "PUT /fitbook/challenges/removal": ({ challenge, person }) => [{ challenge_id: challenge, user_id: person, reason: "A cheat" }],
  "PUT /fitbook/challenges/invitation": ({ challenge, person }) => [{ challenge_id: challenge, user_id: person, group_id: null }],
  "PUT /fitbook/challenges/player": ({ challenge }) => ["leave", "hide", "show"].map((step) => ({ challenge_id: challenge, do: step })),
  "PUT /fitbook/badges": ({ challenge }) => [{ challenge_ids: [challenge] }],
  "PUT /fitbook/entries": ({ challenge }) => [{ challenge_id: challenge, day: TODAY, amount: 5 }],
  "GET /fitbook/leaderboards": ({ challenge }) => [{ challenge_id: challenge }, { challenge_id: challenge, around_me: "true" }],
  "GET /fitbook/people": ({ person }) => ["", person].map((after) => ({ name: "Ravi", after })),
  "GET /fitbook/person": ({ person }) => [{ user_id: person }, { user_id: person, view_as: "stranger" }],
  "GET /fitbook/followers": ({ person }) => ["followers", "following", "requests"].map((kind) => ({ kind, user_id: person })),
  "PUT /fitbook/followers": ({ person }) => [{ user_id: person, answer: "accept" }],
  "DELETE /fitbook/followers": ({ person }) => [{ user_id: person, kind: "following" }],
  "DELETE /fitbook/requests": ({ person }) => [{ user_id: person }],
  "PUT /fitbook/mute": ({ person }) => [{ user_id: person, muted: true }],
  "PUT /fitbook/suggestions": ({ person }) => [{ user_id: person, dismissed: true }],
  "POST /report/content": ({ person, post, comment, group, challenge }) =>
    [
      { kind: "post", _id: post },
      { kind: "comment", _id: comment, post_id: post },
      { kind: "person", _id: person },
      { kind: "group", _id: group },
      { kind: "challenge", _id: challenge },
    ].map((thing) => ({ thing, reason: "spam", text: "" })),
  "GET /user/blockUser": ({ person }) => [{ user_id: person }],
  "POST /notification/follow-user": ({ person }) => [{ follower_id: person }],
  "PUT /notification/group-status": ({ group }) => [{ group_id: group, status: "accept" }],
  "POST /notification/group-member": ({ group }) => [{ group_id: group }],
  "PUT /notification/challenge-status": ({ challenge }) => [{ challenge_id: challenge, status: "accept" }],
  "POST /notification/challenge-member": ({ challenge }) => [{ challenge_id: challenge }],
};

/** Calls whose ids are one's own, or which decide the block itself; each has tests of its own. */
const ownIds: Readonly<Record<string, string>> = {
  "POST /fitbook/posts/day": "the circle of a post, as POST /fitbook/posts has it",
  "GET /user/blocked": "one's own list",
  "PUT /user/blockUser": "blocks back, which shows nothing: tests/ports/fitbook/people.test.ts",
  "PUT /user/unblockUser": "takes one's own block back",
  "PUT /user/reportUser": "as POST /report/content",
  "DELETE /report/content": "one's own report",
  "POST /report/appeal": "a decision about oneself",
  "GET /notification/list": "one's own notifications: tests/ports/notifications/acts.test.ts",
  "PUT /notification/read-one": "one's own notification",
  "PUT /notification/accept": "one's own notification",
  "PUT /notification/decline": "one's own notification",
  "PUT /notification/follow-back": "one's own notification",
};

/** What one has done oneself is no secret of the other. */
const own: Partial<Readonly<Record<Parting, readonly string[]>>> = { blocking: ["GET /user/blockUser"] };

const OF_FITBOOK = /^\/(?:fitbook|notification|report|user\/(?:(?:un)?block|reportUser))/;
const NAMES_OTHERS = /^(?:_id|\w+_id|challenge_ids|after)$/;

const never: Ids = { person: "nobody", post: "no-post", comment: "no-comment", group: "no-group", challenge: "no-challenge" };

/** How two people part: one blocks the other, or asks to leave, or is suspended. */
const PARTINGS = ["blocked by", "blocking", "leaving", "suspended"] as const;
type Parting = (typeof PARTINGS)[number];
const isGone = (parting: Parting): boolean => parting === "leaving" || parting === "suspended";

/** Ravi has a post, a group and a challenge; Asha was in all of it until they parted. */
async function afterParting(parting: Parting) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const app = serverOver(container, { pages: null, log: "off" });
  const ask = async (bearer: string, door: string, fields: Fields) => {
    const [method = "GET", path = ""] = door.split(" ");
    const isQuery = endpoints.find((one) => one.method === method && one.path === path)?.in === "query";
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const { statusCode, headers, body } = await app.inject({
      method: method === "POST" || method === "PUT" || method === "DELETE" ? method : "GET",
      url: `/api${path}${isQuery ? `?${query}` : ""}`,
      headers: { authorization: `Bearer ${bearer}` },
      ...(isQuery ? {} : { payload: { ...fields } }),
    });
    const told = Object.entries(headers).filter(([name]) => !["date", "x-request-id"].includes(name));
    return { status: statusCode, told: Object.fromEntries(told), body };
  };
  const did = async (who: { readonly bearer: string }, door: string, fields: Fields) => {
    const { status, body } = await ask(who.bearer, door, fields);
    if (status !== 200) throw new TypeError(`${door}: ${status} ${body}`);
    return JSON.parse(body).payload;
  };
  const post = (await did(ravi, "POST /fitbook/posts", POST))._id;
  const group = Object.values(await did(ravi, "POST /fitbook/groups", GROUP)).map(String)[0] ?? "";
  const challenge = Object.values(await did(ravi, "POST /fitbook/challenges", PLAN)).map(String)[0] ?? "";
  await did(asha, "POST /fitbook/comments", { ...COMMENT, post_id: post });
  const thread = await did(ravi, "POST /fitbook/comments", { ...COMMENT, key: "his", text: "Thank you", post_id: post });
  await did(asha, "PUT /fitbook/likes", { post_id: post, liked: true });
  await did(asha, "PUT /fitbook/groups/member", { group_id: group, user_id: null, event: "join" });
  const comment = thread.comments.at(-1)._id;
  const ids: Ids = { person: ravi.id, post, comment, group, challenge };
  if (parting === "blocked by") await did(ravi, "PUT /user/blockUser", { user_id: asha.id });
  else if (parting === "blocking") await did(asha, "PUT /user/blockUser", { user_id: ravi.id });
  else {
    const stored = memory.customers.get(ravi.id) ?? expect.unreachable();
    const status = parting === "leaving" ? ({ kind: "leaving", erasedFrom: now } as const) : ({ kind: "blocked" } as const);
    memory.customers.set(ravi.id, { ...stored, customer: { ...stored.customer, status } });
  }
  return { ids, ask: (door: string, fields: Fields) => ask(asha.bearer, door, fields) };
}

type AfterParting = ReturnType<typeof afterParting>;

const untouched = new Map<Parting, AfterParting>();

/**
 * What only reads leaves everything as it was, so that all such calls ask in one place; each other has one of its own, as has the GET that
 * blocks.
 */
function placeOf(parting: Parting, door: string): AfterParting {
  if (!door.startsWith("GET ") || door === "GET /user/blockUser") return afterParting(parting);
  const there = untouched.get(parting) ?? afterParting(parting);
  untouched.set(parting, there);
  return there;
}

describe("every call of Fitbook that names something of others", () => {
  it("is tried below", () => {
    const naming = endpoints.filter(
      ({ path, shapes }) => OF_FITBOOK.test(path) && namesIn(shapes.request).some((name) => NAMES_OTHERS.test(name)),
    );
    expect(naming.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [...Object.keys(doors), ...Object.keys(ownIds)].toSorted(),
    );
  });

  const tried = PARTINGS.flatMap((parting) => Object.keys(doors).map((door) => [parting, door] as const));
  it.each(tried.filter(([parting, door]) => !own[parting]?.includes(door)))(
    "answers as if it had never been, to the byte, where somebody is %s: %s",
    async (parting, door) => {
      const asked = doors[door] ?? expect.unreachable();
      const { ids, ask } = await placeOf(parting, door);
      for (const [nth, fields] of asked(ids).entries()) {
        if (isGone(parting) && JSON.stringify(fields).includes(ids.group)) continue; // Others are in their group, which stays.
        const there = await ask(door, fields);
        const gone = await ask(door, asked(never)[nth] ?? expect.unreachable());
        expect(there.status, there.body).not.toBe(400);
        expect(there).toEqual(gone);
        for (const id of Object.values(ids)) expect(JSON.stringify(there)).not.toContain(id);
        expect(there.body).not.toContain("Ravi");
      }
    },
  );
});
