import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { challengeCard } from "#core/fitbook/posts/challenge-card.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { makeListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { dueAt } from "#core/fitbook/reports/report-steps.ts";
import { makeListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { keepDemoPictures } from "#adapters/composition/fitbook/demo-pictures.ts";
import { memoryFiles } from "#adapters/memory/files/uploads.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { demoFitbookPeople } from "#adapters/demo-people/fitbook/people.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { fitbookTroubles } from "#adapters/postgres/fitbook/fitbook-troubles.ts";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { now } from "#tests/fixtures.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aStockedDatabase();
}, 180_000);
afterAll(() => db.destroy());

const DAY = 24 * 60 * 60 * 1000;
const id = (key: string) => customerId(demoCustomerId(key));
const shown = async (who: string, challenge: string) => {
  const show = makeShowChallenge({ challenges: postgresChallenges(db), people: postgresPeople(db), now: () => now });
  const answer = await show(id(who), challengeId(`demo-challenge-${challenge}`));
  return answer.kind === "ok" ? answer.value : expect.unreachable(challenge);
};

/** As the server does every hour. */
const freeze = () => makeFreezeChallenges({ challenges: postgresChallenges(db), now: () => now })();

describe("the Fitbook of a new shop", () => {
  it("has thirteen groups, and challenges, in English and Hindi, each group with an owner, about and rules, and posts of two years", async () => {
    const groups = await db.selectFrom("fitbook_group").select(["id", "name", "about", "rules", "hindi"]).execute();
    expect(groups).toHaveLength(13);
    expect(groups.filter(({ about, rules }) => about === "" || rules === "")).toEqual([]);
    const challenges = await db.selectFrom("challenge").select(["id", "hindi"]).execute();
    expect([...groups, ...challenges].filter(({ hindi }) => hindi === null)).toEqual([]);
    const owners = await db.selectFrom("fitbook_group_member").select("place").where("state", "=", "owner").execute();
    expect(owners.map(({ place }) => place).toSorted()).toEqual(groups.map((group) => group.id).toSorted());
    const posts = await db.selectFrom("fitbook_post").select(["fitbook_group", "created_at"]).execute();
    expect(new Set(posts.map(({ fitbook_group }) => fitbook_group ?? ""))).toEqual(new Set(["", ...groups.map((group) => group.id)]));
    expect(Math.min(...posts.map(({ created_at }) => created_at.getTime()))).toBeLessThan(now - 715 * DAY);
  });

  it("has two hundred people beside those whom docs/tour.md names, who write what others don't, in English and Hindi, for two years", async () => {
    const many = await db
      .selectFrom("fitbook_profile as profile")
      .leftJoin("fitbook_post as post", "post.author", "profile.customer")
      .select(["profile.customer", "post.text", "post.created_at"])
      .where(
        "profile.customer",
        "not in",
        demoFitbookPeople.map(({ by }) => demoCustomerId(by)),
      )
      .execute();
    expect(new Set(many.map(({ customer }) => customer)).size).toBe(200);
    const posts = many.flatMap(({ customer, text, created_at: at }) =>
      text === null || at === null ? [] : [{ customer, text, at: at.getTime() }],
    );
    expect(new Set(posts.map(({ customer }) => customer)).size).toBeGreaterThan(180);
    expect(new Set(posts.map(({ text }) => text)).size).toBeGreaterThan(0.8 * posts.length);
    expect(posts.filter(({ text }) => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(30);
    expect(posts.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
    expect(Math.min(...posts.map(({ at }) => at))).toBeLessThan(now - 690 * DAY);
  });

  it("has posts that harm, of which people who see them have told staff, who have time to decide", async () => {
    const waiting = await postgresReports(db).list({ which: "waiting", limit: 10 });
    expect(waiting.map(({ reason, reporter, isHold }) => [reason, reporter, isHold])).toEqual([
      ["health_claim", id("farah"), false],
      ["health_claim", id("ravi"), false],
      ["spam", id("asha"), false],
      ["harassment", id("lakshmi"), false],
    ]);
    expect(waiting.filter(({ snapshot, author }) => snapshot === null || author === null)).toEqual([]);
    expect(waiting.map((report) => (dueAt(report) ?? 0) > now + 5 * DAY)).toEqual([true, true, true, true]);
  });

  it("has a challenge in which Asha stands in the midst of a hundred, with capped and late days, and one with two who share gold", async () => {
    const { challenge } = await shown("asha", "lakh");
    expect(challenge.players).toBeGreaterThan(100);
    expect(challenge.me?.rank).toBeGreaterThan(20);
    expect(challenge.me?.rank).toBeLessThan(100);
    const entries = await db
      .selectFrom("challenge_entry")
      .select(["amount", "day", "logged_at"])
      .where("challenge", "=", "demo-challenge-lakh")
      .execute();
    expect(entries.filter(({ amount }) => amount > 20_000).length).toBeGreaterThan(0);
    expect(entries.filter(({ day, logged_at: at }) => at.getTime() > Date.parse(day) + 2 * DAY).length).toBeGreaterThan(2);
    await freeze();
    const gold = await db
      .selectFrom("challenge_result")
      .select("rank")
      .where("challenge", "=", "demo-challenge-evenings")
      .where("rank", "=", 1)
      .execute();
    expect(gold).toHaveLength(2);
  });

  it("shows drawn pictures and cards, whose figures are those of the boards", async () => {
    await freeze();
    const pictures = await db.selectFrom("fitbook_picture").select(["upload", "text"]).execute();
    expect(pictures.length).toBeGreaterThanOrEqual(6);
    expect(pictures.filter(({ text }) => text === "")).toEqual([]);
    const withCards = await db.selectFrom("fitbook_post").select("id").where("card", "is not", null).execute();
    const { posts } = await postgresPosts(db).facts(
      id("asha"),
      withCards.map((row) => postId(row.id)),
    );
    const cards = posts.map(({ post }) => [post.author, post.card]);
    expect(cards).toHaveLength(2);
    for (const who of ["asha", "ravi"]) expect(cards).toContainEqual([id(who), challengeCard((await shown(who, "rounds")).challenge)]);
  });

  it("paints each of its pictures once", async () => {
    const stored = new Memory();
    const files = memoryFiles(stored);
    await keepDemoPictures(db, files);
    const painted = [...stored.files.values()];
    const named = await db.selectFrom("fitbook_picture").select("upload").execute();
    const ofGroups = (await db.selectFrom("fitbook_group").select("picture").execute()).flatMap(({ picture }) => picture ?? []);
    expect(ofGroups.length).toBeGreaterThanOrEqual(9);
    expect([...stored.files.keys()].toSorted()).toEqual([...named.map(({ upload }) => upload), ...ofGroups].toSorted());
    const sizeOf = (id: string | undefined) => sharp(stored.files.get(fileId(id ?? ""))?.bytes).metadata();
    expect(await sizeOf(named[0]?.upload)).toMatchObject({ format: "webp", width: 1_200, height: 800 });
    expect(await sizeOf(ofGroups[0])).toMatchObject({ format: "webp", width: 512 });
    await keepDemoPictures(db, files);
    expect([...stored.files.values()]).toEqual(painted);
  });

  it("lets nobody write before they entered, or for a group that they are not in", async () => {
    const early = await db
      .selectFrom("fitbook_post as post")
      .leftJoin("fitbook_profile as profile", "profile.customer", "post.author")
      .select("post.id")
      .where(({ or, eb, ref }) => or([eb("profile.entered_at", "is", null), eb("post.created_at", "<", ref("profile.entered_at"))]))
      .execute();
    const outside = await db
      .selectFrom("fitbook_post as post")
      .leftJoin("fitbook_group_member as member", (join) =>
        join.onRef("member.place", "=", "post.fitbook_group").onRef("member.customer", "=", "post.author"),
      )
      .select("post.id")
      .where("post.fitbook_group", "is not", null)
      .where("member.customer", "is", null)
      .execute();
    expect([early, outside]).toEqual([[], []]);
  });

  it("looks different to each of those one can sign in as", async () => {
    const list = makeListPosts({ posts: postgresPosts(db), groups: postgresGroups(db), seals: hmacSeals(Buffer.from("a key of tests")) });
    const feeds = await Promise.all(
      demoFitbookPeople.map(async ({ by }) => {
        const page = await list(id(by), { list: { kind: "feed" }, as: null, after: null });
        return page.kind === "ok" ? page.value.posts.map((post) => post.id).join() : expect.unreachable();
      }),
    );
    expect(feeds).not.toContain("");
    expect(new Set(feeds).size).toBe(demoFitbookPeople.length);
  });

  it("has challenges with a capped day, a late one, a tie for gold and a tracker that is counted", async () => {
    const capped = (await shown("asha", "steps")).days.find(({ amount }) => amount === 16_400);
    expect(capped).toMatchObject({ counted: 15_000, reason: "counted" });
    expect((await shown("farah", "steps")).days.filter(({ reason }) => reason === "late")).toMatchObject([{ amount: 7_700, counted: 0 }]);
    const water = await shown("asha", "water");
    expect(water.challenge.me).toMatchObject({ sharesTracker: true });
    expect(water.days.filter(({ reason }) => reason === "counted").length).toBeGreaterThan(0);

    await freeze();
    const badges = makeListBadges({ challenges: postgresChallenges(db), people: postgresPeople(db), now: () => now });
    for (const who of ["asha", "meera"]) expect(JSON.stringify(await badges(id(who)))).toContain('"gold"');
  });

  it("has challenges of groups, of which members alone see, one that Asha plays, one to come and one that is over", async () => {
    expect((await shown("asha", "tekdi")).challenge).toMatchObject({ state: "ongoing", isForAll: false, me: { rank: 1 } });
    expect((await shown("asha", "stairs")).challenge).toMatchObject({ state: "upcoming", isJoinable: true, me: null });
    expect((await shown("meera", "desk")).challenge).toMatchObject({ state: "completed" });
    const show = makeShowChallenge({ challenges: postgresChallenges(db), people: postgresPeople(db), now: () => now });
    expect(await show(id("ravi"), challengeId("demo-challenge-tekdi"))).toMatchObject({ refusal: { kind: "unknown-challenge" } });
  });

  it("has nothing that the doctor would complain of", async () => {
    await freeze();
    for await (const trouble of fitbookTroubles(db, now)) expect.unreachable(JSON.stringify(trouble));
  });
});
