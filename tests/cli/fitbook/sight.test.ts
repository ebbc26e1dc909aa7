import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { makeShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { makeListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { realCase } from "#core/fitbook/staff/real-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresPeople, putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { lookJson } from "#cli/fitbook/sight/look-json.ts";
import { checkedVisibility } from "#tests/cli/fitbook/checked-visibility.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { now } from "#tests/fixtures.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";
import type { SightSubject } from "#core/fitbook/staff/real-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PostAudience, PostState } from "#core/fitbook/visibility/world.ts";

const shop = await openShopData();
const ran = (command: string, files?: Readonly<Record<string, unknown>>) => run(`${command} ${shop.at}`, files);

const NAMES = ["asha", "farah", "kabir", "meera", "nisha", "outsider", "ravi"] as const;
const someone = () => customerId(randomUUID());
const id = {
  asha: someone(),
  farah: someone(),
  kabir: someone(),
  meera: someone(),
  nisha: someone(),
  outsider: someone(),
  ravi: someone(),
} satisfies Record<(typeof NAMES)[number], CustomerId>;
const [wide, near, mine, gone, hidden] = [postId("wide"), postId("near"), postId("mine"), postId("gone"), postId("hidden")];
const [open, closed] = [aGroup({ isOpen: true }), aGroup()];

/** Farah follows Asha and is followed back; Ravi asks; Asha and Kabir are blocked, and Meera with Farah; Nisha is suspended. */
beforeAll(async () => {
  const { db } = shop;
  const [created_at, changed_at] = [new Date(now), new Date(now)];
  for (const name of NAMES) {
    const standing = name === "nisha" ? "blocked" : "staying";
    await db.insertInto("customer").values({ id: id[name], name: "Somebody", mobile: null, email: null, created_at, standing }).execute();
    if (name !== "outsider") await putFitbookProfile(db, { customer: id[name], profile: aFitbookProfile(name), at: now });
  }
  const follow = (follower: string, followed: string, state: "following" | "requested" = "following") => ({
    follower,
    followed,
    state,
    changed_at,
  });
  await db
    .insertInto("follow")
    .values([
      follow(id.farah, id.asha),
      follow(id.asha, id.farah),
      follow(id.meera, id.asha),
      follow(id.nisha, id.asha),
      follow(id.meera, id.ravi),
      follow(id.ravi, id.asha, "requested"),
    ])
    .execute();
  const block = (blocker: string, blocked: string) => ({ blocker, blocked, blocked_at: created_at });
  await db
    .insertInto("customer_block")
    .values([block(id.asha, id.kabir), block(id.meera, id.farah)])
    .execute();
  await db.insertInto("fitbook_mute").values({ customer: id.meera, muted: id.asha, muted_at: created_at }).execute();
  const post = (name: string, audience: Exclude<PostAudience, "group">, standing: PostState) => ({
    id: name,
    author: id.asha,
    key: name,
    audience,
    text: "SENTINEL",
    standing,
    created_at,
    edited_at: null,
    deleted_at: standing === "deleted" ? created_at : null,
  });
  await db
    .insertInto("fitbook_post")
    .values([
      post(wide, "everybody", "published"),
      post(near, "followers", "published"),
      post(mine, "me", "published"),
      post(gone, "everybody", "deleted"),
      post(hidden, "everybody", "hidden"),
    ])
    .execute();
  await db
    .insertInto("fitbook_like")
    .values([id.farah, id.meera, id.nisha, id.ravi].map((customer) => ({ customer, post: wide, liked_at: created_at })))
    .execute();
  const comment = (name: string, author: string, parent: string | null, standing: PostState = "published") => ({
    id: name,
    post: wide,
    parent,
    author,
    key: name,
    text: "SENTINEL",
    standing,
    created_at,
    deleted_at: standing === "deleted" ? created_at : null,
  });
  await db
    .insertInto("fitbook_comment")
    .values([comment("c1", id.farah, null), comment("c3", id.kabir, null), comment("c4", id.ravi, null, "deleted")])
    .execute();
  await db
    .insertInto("fitbook_comment")
    .values([comment("c2", id.meera, "c1"), comment("c5", id.ravi, "c4")])
    .execute();
  for (const group of [open, closed])
    await db
      .insertInto("fitbook_group")
      .values({ ...groupRowOf(group), created_at })
      .execute();
  const member = (group: string, customer: string, state: "owner" | "admin" | "member" | "requested" | "banned") => ({
    place: group,
    customer,
    state,
    changed_at,
  });
  await db
    .insertInto("fitbook_group_member")
    .values([
      member(open.id, id.ravi, "owner"),
      member(open.id, id.meera, "member"),
      member(open.id, id.nisha, "member"),
      member(open.id, id.farah, "requested"),
      member(closed.id, id.asha, "owner"),
      member(closed.id, id.ravi, "member"),
      member(closed.id, id.outsider, "requested"),
    ])
    .execute();
});

const subjects = (): readonly SightSubject[] => [
  ...[wide, near, mine, gone, hidden].map((one) => ({ kind: "post", id: one }) as const),
  ...NAMES.map((name) => ({ kind: "person", id: id[name] }) as const),
  ...[open.id, closed.id].map((one) => ({ kind: "group", id: one }) as const),
];

describe("a real case of Fitbook", () => {
  it("put through visibility check, is answered as the viewer is, for everybody and everything", async () => {
    const ports = {
      posts: postgresPosts(shop.db),
      people: postgresPeople(shop.db),
      groups: postgresGroups(shop.db),
      challenges: postgresChallenges(shop.db),
    };
    const [thread, person, group] = [makeShowThread(ports), makeShowPerson(ports), makeShowGroup(ports)];
    const list = makeListPosts({ ...ports, seals: hmacSeals(Buffer.from("a key of tests")) });
    const told = { seen: 0, unseen: 0 };
    for (const viewer of NAMES.map((name) => id[name])) {
      const read = await list(viewer, { list: { kind: "feed" }, as: null, after: null });
      const feed = read.kind === "ok" ? read.value.posts.map((post): string => post.id) : [];
      for (const subject of subjects()) {
        const world = (await realCase(ports, viewer, subject)) ?? expect.unreachable();
        const checked = checkedVisibility(lookJson({ world, viewer: { kind: "person", id: viewer }, link: null }));
        switch (subject.kind) {
          case "post": {
            const [view = expect.unreachable()] = checked.posts;
            const shown = await thread(viewer, subject.id);
            expect(view.sees).toBe(shown.kind === "ok");
            expect(checked.feed).toEqual(feed.filter((one) => one === subject.id));
            told[view.sees ? "seen" : "unseen"] += 1;
            if (shown.kind !== "ok") break;
            const { post, comments, likedBy } = shown.value;
            expect([view.likes, view.comments, view.may]).toEqual([post.likes, post.comments, post.may]);
            expect(view.liked_by.toSorted()).toEqual(likedBy.toSorted());
            expect(view.thread).toEqual(comments.map(({ id: _id, kind }) => ({ _id, shown: kind })));
            break;
          }
          case "person": {
            const view = checked.people.find(({ _id }) => _id === subject.id) ?? expect.unreachable();
            const shown = await person(viewer, { id: subject.id, as: null });
            expect(view.sees).toBe(shown.kind === "ok");
            told[view.sees ? "seen" : "unseen"] += 1;
            if (shown.kind !== "ok") break;
            const { followers, following, person: seen } = shown.value;
            expect([view.followers, view.following, view.follow, view.follows_me, view.found]).toEqual([
              ...[followers, following, seen.follow, seen.followsMe, seen.isFound],
            ]);
            break;
          }
          case "group": {
            const [view = expect.unreachable()] = checked.groups;
            const shown = await group(viewer, subject.id);
            expect(view.sees).toBe(shown.kind === "ok" ? shown.value.sees : "missing");
            told[view.sees === "missing" ? "unseen" : "seen"] += 1;
            if (shown.kind === "ok") expect([view.members, view.requests]).toEqual([shown.value.members, shown.value.requests]);
          }
        }
      }
    }
    expect(Math.min(told.seen, told.unseen)).toBeGreaterThan(20); // Both happen.
  });

  it("names nobody and nothing that anybody wrote", async () => {
    const { output } = await ran(`visibility show --viewer ${id.farah} --post ${wide} --reason asked --export`);
    expect(output).toContain(id.meera);
    expect(output).not.toMatch(/SENTINEL|Somebody|name/);
  });
});

describe("visibility show", { timeout: 60_000 }, () => {
  it.each([
    ["post", () => wide, "posts"],
    ["person", () => id.asha, "people"],
    ["group", () => closed.id, "groups"],
  ] as const)("tells the same of a %s as visibility check of the exported case", async (kind, subject, list) => {
    const command = `visibility show --viewer ${id.ravi} --${kind} ${subject()} --reason asked`;
    const [shown, exported] = [await ran(`${command} --json`), await ran(`${command} --export`)];
    expect([shown.status, exported.status]).toEqual([0, 0]);
    const checked = JSON.parse((await run("visibility check - --json", { "-": exported.output })).output);
    const told = JSON.parse(shown.output);
    expect(told[list]).toHaveLength(1);
    expect(told[list]).toEqual(checked[list].filter(({ _id }: { readonly _id: string }) => _id === subject()));
    expect(told.feed).toEqual(checked.feed);
  });

  it("says in words whom a block hides, and that who is suspended sees nothing", async () => {
    expect((await ran(`visibility show --viewer ${id.kabir} --person ${id.asha} --reason asked`)).output).toBe(
      `Viewer\n  ${id.kabir}.\n\nPerson\n  ${id.asha} is missing: one has blocked the other\n    (blocked).\n`,
    );
    const { output } = await ran(`visibility show --viewer ${id.nisha} --post ${wide} --reason asked`);
    expect(output).toContain("Their account is suspended, which counts as signed out.");
    expect(output).toContain("is missing: nobody is signed in (signed_out).");
  });

  it("leaves who looked, at what, for whom and why in the audit log", async () => {
    await ran(`visibility show --viewer ${id.ravi} --person ${id.meera} --reason ticket-1042 --as dev`);
    const [entry] = JSON.parse((await ran(`audit list --subject customer:${id.meera} --json`)).output);
    expect(entry).toMatchObject({ who: "dev", action: "visibility show", details: { viewer: id.ravi, reason: "ticket-1042" } });
  });

  it.each([
    ["--reason asked --post p", 2, /expected --viewer WHO/],
    ["--viewer 9876543210 --post p", 2, /expected --reason TEXT/],
    ["--viewer 9876543210 --reason asked", 2, /expected one of --post ID/],
    ["--viewer 9876543210 --reason asked --post p --group g", 2, /expected one of --post ID/],
    ["--viewer 9876543210 --reason asked --post p", 1, /No customer has the viewer's/],
  ] as const)("answers %s with %d", async (given, status, complaint) => {
    const { status: ended, complaints } = await ran(`visibility show ${given}`);
    expect([ended, complaints]).toEqual([status, expect.stringMatching(complaint)]);
  });

  it("knows no post that never was, and no such look is in the audit log", async () => {
    const { status, complaints } = await ran(`visibility show --viewer ${id.ravi} --post nothing --reason asked`);
    expect([status, complaints]).toEqual([1, "There is no such post, person or group, or it is gone for good.\n"]);
    expect((await ran("audit list --subject post:nothing --json")).output.trim()).toBe("[]");
  });
});

describe("feed explain", { timeout: 60_000 }, () => {
  it.each([
    ["asha", "wide", "own"],
    ["asha", "hidden", "not_published"],
    ["farah", "near", "following"],
    ["meera", "near", "muted"],
    ["ravi", "wide", "not_followed"],
    ["ravi", "near", "not_seen"],
  ] as const)("tells of %s and the post %s: %s", async (viewer, name, reason) => {
    const post = { wide, near, hidden }[name];
    const { status, output } = await ran(`feed explain --viewer ${id[viewer]} --post ${post} --reason asked --json`);
    expect(status).toBe(0);
    const isIn = reason === "own" || reason === "following";
    expect(JSON.parse(output)).toMatchObject({ posts: [{ _id: post }], feed: [{ _id: post, in: isIn, reason }] });
  });

  it("says it in words, and wants a post", async () => {
    const { output } = await ran(`feed explain --viewer ${id.meera} --post ${near} --reason asked`);
    expect(output).toContain("The post is not in the viewer's feed: the viewer muted its author (muted).");
    expect((await ran(`feed explain --viewer ${id.meera} --reason asked`)).status).toBe(2);
  });
});
