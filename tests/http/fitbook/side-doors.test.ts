import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_BLOCKED } from "#core/fitbook/blocks/block-user.use-case.ts";
import { MOST_FOLLOWED } from "#core/fitbook/follow.ts";
import { SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { aServedFitbook } from "./a-served-fitbook.ts";
import type { Fields, ServedFitbook, Someone } from "./a-served-fitbook.ts";

let fitbook: ServedFitbook;
beforeAll(async () => {
  fitbook = await aServedFitbook();
}, 180_000);
afterAll(() => fitbook.end());

const GROUP = { name: "Morning walkers", about: "", rules: "", open: true, members_invite: true };
const planFrom = (start: ReturnType<typeof indianDay>) => ({
  activity: "Walk",
  about: "",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 10_000,
  goal: null,
  open: true,
  group_id: null,
  start_date: start,
  end_date: daysAfter(start, 5),
});
const today = () => indianDay(fitbook.now());
const people = <const Names extends readonly string[]>(...names: Names) =>
  Promise.all(names.map((name) => fitbook.someone(name))) as Promise<unknown> as Promise<{ [Nth in keyof Names]: Someone }>;
const DAY = 24 * 60 * 60 * 1000;

describe("limits of how many one follows and blocks", () => {
  it("count nobody who is gone, so that reaching one tells of nobody", async () => {
    const { ask, did, db, stand } = fitbook;
    const [asha, ravi, kabir, meera, farah] = await people("Asha", "Ravi", "Kabir", "Meera", "Farah");
    const others = sql`with made as (insert into customer (id, name, created_at)
      select gen_random_uuid()::text, 'Somebody', now() from generate_series(1, ${MOST_FOLLOWED - 1}::int) returning id)`;
    await sql`${others} insert into follow (follower, followed, state, changed_at) select ${asha.id}, id, 'following', now() from made`.execute(
      db,
    );
    await sql`${others} insert into customer_block (blocker, blocked, blocked_at) select ${asha.id}, id, now() from made`.execute(db);
    const follow = (whom: Someone) => ask(asha, "POST /notification/follow-user", { follower_id: whom.id });
    const block = (whom: Someone) => ask(asha, "PUT /user/blockUser", { user_id: whom.id });
    expect([MOST_FOLLOWED, (await follow(ravi)).status, (await follow(kabir)).status]).toEqual([MOST_BLOCKED, 200, 409]);
    await stand(ravi, "blocked");
    expect((await follow(kabir)).status).toBe(200);
    // What was asked of him waits, and can be taken back as of nobody.
    await stand(ravi, "staying");
    expect((await did(ravi, "GET /fitbook/followers", { kind: "requests" })).people).toMatchObject([{ _id: asha.id }]);
    await stand(ravi, "blocked");
    const [gone, never] = [ravi.id, "nobody"].map((user_id) => ask(asha, "DELETE /fitbook/requests", { user_id }));
    expect((await gone)?.body).toBe((await never)?.body);
    await stand(ravi, "staying");
    expect((await did(ravi, "GET /fitbook/followers", { kind: "requests" })).people).toEqual([]);

    expect([(await block(meera)).status, (await block(farah)).status]).toEqual([200, 409]);
    await stand(meera, "blocked");
    expect((await block(farah)).status).toBe(200);
  });
});

describe("an id of one kind of thing", () => {
  it("is none of another kind, whoever owns it", async () => {
    const { answered, did } = fitbook;
    const [asha] = await people("Asha");
    const { group_id: group } = await did(asha, "POST /fitbook/groups", GROUP);
    const { challenge_id: challenge } = await did(asha, "POST /fitbook/challenges", planFrom(today()));
    await did(asha, "POST /notification/challenge-member", { challenge_id: challenge });
    const post = (await did(asha, "POST /fitbook/posts", { key: "one", text: "Walked", audience: "everybody", pictures: [] }))._id;
    const ofChallenge = (challenge_id: string): readonly (readonly [string, Fields])[] => [
      ["GET /fitbook/challenge", { challenge_id }],
      ["PUT /fitbook/challenges", { challenge_id, plan: planFrom(today()) }],
      ["DELETE /fitbook/challenges", { challenge_id }],
      ["GET /fitbook/leaderboards", { challenge_id }],
      ["PUT /fitbook/entries", { challenge_id, day: today(), amount: 5 }],
      ["PUT /fitbook/challenges/player", { challenge_id, do: "leave" }],
      ["PUT /fitbook/challenges/invitation", { challenge_id, user_id: asha.id, group_id: null }],
      ["PUT /fitbook/challenges/removal", { challenge_id, user_id: asha.id, reason: "A cheat" }],
      ["POST /notification/challenge-member", { challenge_id }],
      ["PUT /notification/challenge-status", { challenge_id, status: "accept" }],
    ];
    const ofGroup = (group_id: string): readonly (readonly [string, Fields])[] => [
      ["GET /fitbook/group", { group_id }],
      ["PUT /fitbook/groups", { ...GROUP, group_id }],
      ["DELETE /fitbook/groups", { group_id }],
      ["GET /fitbook/groups/members", { group_id, state: "members" }],
      ["PUT /fitbook/groups/member", { group_id, user_id: null, event: "join" }],
      ["POST /fitbook/groups/link", { group_id, kind: "join", days: 7, uses: 5 }],
      ["POST /fitbook/posts", { key: "two", text: "Walked", audience: "group", group_id, pictures: [] }],
      ["POST /fitbook/challenges", { ...planFrom(today()), group_id }],
      ["POST /notification/group-member", { group_id }],
      ["PUT /notification/group-status", { group_id, status: "accept" }],
    ];
    const asked = async (door: string, fields: Fields) => {
      const { statusCode, body } = await answered(asha, door, fields);
      return [door, statusCode, body];
    };
    for (const [calls, strangers] of [
      [ofChallenge, [group, post, asha.id]],
      [ofGroup, [challenge, post, asha.id]],
    ] as const)
      for (const [nth, [door, none]] of calls("never-was").entries()) {
        const never = await asked(door, none);
        expect(never[1], String(never)).toBeGreaterThanOrEqual(400);
        for (const one of strangers) expect(await asked(door, calls(one)[nth]?.[1] ?? expect.unreachable())).toEqual(never);
      }
    expect((await did(asha, "GET /fitbook/challenge", { challenge_id: challenge }))._id ?? challenge).toBe(challenge);
    expect((await did(asha, "GET /fitbook/group", { group_id: group })).mine).toBe("owner");
  });
});

describe("answers of Fitbook", () => {
  it("have nothing by which a cache would know them again, and a picture is asked for anew after a block", async () => {
    const { answered, container, did, follow } = fitbook;
    const [asha, ravi] = await people("Asha", "Ravi");
    await follow(ravi, asha);
    const file = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#080" } })
      .png()
      .toBuffer(); // prettier-ignore
    const sent = await container.get(SendPostPicture)(asha.id, file);
    const picture_id = sent.kind === "ok" ? sent.value : expect.unreachable();
    const pictures = [{ _id: picture_id, text: "" }];
    const post_id = (await did(asha, "POST /fitbook/posts", { key: "one", text: "Walked", audience: "followers", pictures }))._id;
    const { group_id } = await did(asha, "POST /fitbook/groups", GROUP);
    const fields = { post_id, picture_id, group_id, user_id: asha.id, kind: "feed", name: "asha", state: "members" };
    const doors = endpoints.flatMap(({ method, path }) => (method === "GET" && path.startsWith("/fitbook/") ? [`GET ${path}`] : []));
    const again = { "if-none-match": "*", "if-modified-since": new Date(fitbook.now() + DAY).toUTCString() };
    const seen: string[] = [];
    for (const door of [...doors, "GET /fitbook/picture", "GET /notification/list", "GET /user/exportMyData"])
      for (const kind of ["feed", "followers", "mine"]) {
        const { statusCode, headers } = await answered(ravi, door, { ...fields, kind }, again);
        expect([door, statusCode === 304, headers.etag, headers["last-modified"]]).toEqual([door, false, undefined, undefined]);
        expect([door, headers["cache-control"]]).toEqual([door, expect.stringMatching(/(?:^|, )no-store$/)]);
        if (statusCode === 200) seen.push(door);
      }
    expect(new Set(seen)).toContain("GET /fitbook/picture");
    expect(new Set(seen).size).toBeGreaterThan(10);
    await did(asha, "PUT /user/blockUser", { user_id: ravi.id });
    expect((await answered(ravi, "GET /fitbook/picture", { post_id, picture_id }, again)).statusCode).toBe(404);
  });
});

describe("a key of a call", () => {
  it("makes one group, challenge, post and comment, and never answers what was seen under it before", async () => {
    const { ask, did } = fitbook;
    const [asha, ravi] = await people("Asha", "Ravi");
    const key = crypto.randomUUID();
    const group = { ...GROUP, key };
    const made = await Promise.all(Array.from({ length: 5 }, () => did(asha, "POST /fitbook/groups", group)));
    expect(new Set(made.map(({ group_id }) => group_id)).size).toBe(1);
    const plans = await Promise.all(Array.from({ length: 5 }, () => did(asha, "POST /fitbook/challenges", { ...planFrom(today()), key })));
    expect(new Set(plans.map(({ challenge_id }) => challenge_id)).size).toBe(1);
    expect((await did(ravi, "POST /fitbook/groups", group)).group_id).not.toBe(made[0].group_id); // A key is its maker's own.
    expect((await did(asha, "POST /fitbook/groups", { ...group, key: crypto.randomUUID() })).group_id).not.toBe(made[0].group_id);
    expect((await did(asha, "GET /fitbook/groups", { kind: "mine" })).groups).toHaveLength(2);

    // A group that was given away is not given back by its key, nor one that is deleted brought back.
    const { group_id } = made[0];
    await did(ravi, "PUT /fitbook/groups/member", { group_id, user_id: null, event: "join" });
    await did(asha, "PUT /fitbook/groups/member", { group_id, user_id: ravi.id, event: "hand_over" });
    await did(ravi, "PUT /fitbook/groups/member", { group_id, user_id: null, event: "take_over" });
    await did(ravi, "PUT /fitbook/groups/member", { group_id, user_id: asha.id, event: "ban" });
    expect(await did(asha, "POST /fitbook/groups", group)).toEqual({ group_id });
    expect((await ask(asha, "GET /fitbook/group", { group_id })).status).toBe(404);

    const written = { key, text: "Walked", audience: "everybody", pictures: [] };
    const post_id = (await did(ravi, "POST /fitbook/posts", written))._id;
    const said = { post_id, parent_id: null, key, text: "Well done" };
    await did(asha, "POST /fitbook/comments", said);
    expect((await did(asha, "POST /fitbook/comments", said)).comments).toHaveLength(1);
    await did(ravi, "DELETE /fitbook/posts", { post_id });
    expect((await ask(asha, "POST /fitbook/comments", said)).status).toBe(404);
    const again = await ask(ravi, "POST /fitbook/posts", written);
    expect([again.status === 200, again.body.includes("Well done"), again.body.includes(post_id)]).toEqual([false, false, false]);
  });
});

describe("texts that others are shown", () => {
  const RTL = "\u202E";

  it("turn nothing around and hold no control characters, and are measured in code points", async () => {
    const { ask, did } = fitbook;
    const [asha] = await people("Asha");
    const [family, conjunct] = ["👨‍👩‍👧‍👦", "क्षि"]; // Of seven and of four code points.
    const made = (fields: Fields) => ask(asha, "POST /fitbook/groups", { ...GROUP, ...fields });
    const shown = async (fields: Fields) => did(asha, "GET /fitbook/group", { group_id: (await made(fields)).payload.group_id });
    const text = `${RTL}Walk\u0007\u2066ers\r\nof क्षि\u200D${family}`;
    const clean = `Walkers\nof क्षि\u200D${family}`;
    expect(await shown({ name: text, about: text, rules: text })).toMatchObject({
      name: clean.replace("\n", " "),
      about: clean,
      rules: clean,
    });
    expect(await shown({ name: conjunct.repeat(15), about: conjunct.repeat(250) })).toMatchObject({ about: conjunct.repeat(250) });
    for (const fields of [
      { name: `${conjunct.repeat(15)}क` },
      { name: family.repeat(9) },
      { name: `${RTL}ab` },
      { name: "\u200D".repeat(5) },
      { name: "\n".repeat(10_000) },
      { about: `${conjunct.repeat(250)}क` },
      { rules: `a${"\n".repeat(10_000)}b` },
    ])
      expect([fields, (await made(fields)).status]).toEqual([fields, 400]);
    expect(await shown({ about: `${RTL} \n\u200D`, rules: "\n".repeat(900) })).toMatchObject({ about: "", rules: "" });

    const { challenge_id } = await did(asha, "POST /fitbook/challenges", { ...planFrom(today()), activity: text, about: text });
    const { challenge } = await did(asha, "GET /fitbook/challenge", { challenge_id });
    expect(challenge).toMatchObject({ activity: clean.replace("\n", " "), about: clean });
    for (const activity of [`${conjunct.repeat(20)}क`, RTL, "\u200D"])
      expect((await ask(asha, "POST /fitbook/challenges", { ...planFrom(today()), activity })).status).toBe(400);
    expect((await did(asha, "POST /fitbook/challenges", { ...planFrom(today()), activity: conjunct.repeat(20) })).challenge_id).not.toBe(
      "",
    );

    const profile = { name: "Asha", show: { about: "everybody", lists: "me", badges: "me" }, findable: true };
    await did(asha, "PUT /fitbook/profile", { ...profile, about: text });
    expect((await did(asha, "GET /fitbook/person", { user_id: asha.id })).person.about).toBe(clean);
    expect((await ask(asha, "PUT /fitbook/profile", { ...profile, about: `${conjunct.repeat(125)}क` })).status).toBe(400);
    expect((await ask(asha, "POST /fitbook/posts", { key: "j", text: "\u200D \u200C", audience: "me", pictures: [] })).status).toBe(400);
  });
});

describe("roles in a group", () => {
  it("are given to oneself by nobody, whatever one is there", async () => {
    const { ask, did } = fitbook;
    const [asha, ravi, meera, kabir] = await people("Asha", "Ravi", "Meera", "Kabir");
    const { group_id } = await did(asha, "POST /fitbook/groups", GROUP);
    for (const one of [ravi, meera]) await did(one, "PUT /fitbook/groups/member", { group_id, user_id: null, event: "join" });
    await did(asha, "PUT /fitbook/groups/member", { group_id, user_id: ravi.id, event: "promote" });
    const roles = async () =>
      (await did(asha, "GET /fitbook/groups/members", { group_id, state: "members" })).members
        .map(({ person, state }: { readonly person: { readonly name: string }; readonly state: string }) => `${person.name} ${state}`)
        .toSorted();
    const before = await roles();
    for (const one of [asha, ravi, meera, kabir])
      for (const event of ["promote", "demote", "hand_over", "take_over", "let_in", "invite", "unban"])
        for (const user_id of [one.id, null]) {
          const { status } = await ask(one, "PUT /fitbook/groups/member", { group_id, user_id, event });
          const isOwnOwner = one === asha && event === "take_over"; // Is the owner already.
          expect([one.id, event, status === 200]).toEqual([one.id, event, isOwnOwner]);
        }
    for (const [one, event] of [
      [ravi, "promote"],
      [ravi, "hand_over"],
      [meera, "promote"],
    ] as const) // prettier-ignore
      expect((await ask(one, "PUT /fitbook/groups/member", { group_id, user_id: meera.id, event })).status).not.toBe(200);
    expect(await roles()).toEqual(before);
    expect(before).toEqual(["Asha owner", "Meera member", "Ravi admin"]);
  });

  it("leave a group with one owner, however often and from wherever the last one leaves", async () => {
    const { ask, did, db } = fitbook;
    for (let round = 0; round < 5; round += 1) {
      const [asha, ravi] = await people("Asha", "Ravi");
      const { group_id } = await did(asha, "POST /fitbook/groups", GROUP);
      await did(ravi, "PUT /fitbook/groups/member", { group_id, user_id: null, event: "join" });
      await did(asha, "PUT /fitbook/groups/member", { group_id, user_id: ravi.id, event: "hand_over" });
      const step = (who: Someone, event: string) => ask(who, "PUT /fitbook/groups/member", { group_id, user_id: null, event });
      const answers = await Promise.all([
        ...[step(asha, "leave"), step(ravi, "take_over"), step(asha, "leave"), step(asha, "leave")],
        ...(round % 2 === 0 ? [step(ravi, "leave"), step(ravi, "leave")] : []),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const ties = await db.selectFrom("fitbook_group_member").select(["customer", "state"]).where("place", "=", group_id).execute();
      expect(ties.filter(({ state }) => state === "owner")).toHaveLength(1);
      const owner = ties.find(({ state }) => state === "owner")?.customer === asha.id ? asha : ravi;
      expect((await Promise.all([step(owner, "leave"), step(owner, "leave")])).map(({ status }) => status)).toEqual([409, 409]);
    }
  });
});

describe("a clock that is set back", () => {
  it("loses no post, repeats none and changes no day that was entered", async () => {
    const { did, ask, follow, pass } = fitbook;
    const [asha, ravi] = await people("Asha", "Ravi");
    await follow(ravi, asha);
    const { challenge_id } = await did(asha, "POST /fitbook/challenges", planFrom(today()));
    for (const one of [asha, ravi]) await did(one, "POST /notification/challenge-member", { challenge_id });
    const enter = (amount: number | null) => ask(asha, "PUT /fitbook/entries", { challenge_id, day: today(), amount });
    const score = async () =>
      Math.max(
        ...(await did(ravi, "GET /fitbook/leaderboards", { challenge_id })).rows.map(({ score: one }: { readonly score: number }) => one),
      );
    let nth = 0;
    const write = async () =>
      (await did(asha, "POST /fitbook/posts", { key: `${challenge_id}${++nth}`, text: `${nth}`, audience: "followers", pictures: [] }))._id;
    const written: string[] = [];
    for (let count = 0; count < 15; count += 1) written.push(await write());
    expect((await enter(4_000)).status).toBe(200);
    pass(-60_000);
    for (let count = 0; count < 15; count += 1) written.push(await write());
    expect((await enter(7_000)).status).toBe(200);
    expect(await score()).toBe(7_000); // The last one counts, whatever its clock said.
    const read: string[] = [];
    for (let after = ""; ; ) {
      const { posts, next } = await did(ravi, "GET /fitbook/posts", { kind: "feed", ...(after === "" ? {} : { after }) });
      read.push(...posts.map(({ _id }: { readonly _id: string }) => _id));
      if (next === null) break;
      after = next;
      written.push(await write()); // Among what is read already, or still to come: never twice.
    }
    expect(new Set(read).size).toBe(read.length);
    expect(written.slice(0, 30).filter((one) => !read.includes(one))).toEqual([]);
    expect((await enter(null)).status).toBe(200);
    expect(await score()).toBe(0);
    pass(60_000);
    expect(await score()).toBe(0);
  });
});
