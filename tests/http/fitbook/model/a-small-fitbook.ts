import { sql } from "kysely";
import sharp from "sharp";
import { expect } from "vitest";
import { ACT_JOBS } from "#core/fitbook/acts/act-job.ts";
import { SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { TellOfAct } from "#core/notifications/acts/tell-of-act.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { PEOPLE } from "./fitbook-acts.ts";
import type { FastifyInstance } from "fastify";
import type { Container } from "inversify";
import type { ActJob } from "#core/fitbook/acts/act-job.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { FitbookAct } from "./fitbook-acts.ts";

type Fields = Readonly<Record<string, unknown>>;
type Listed = { readonly may_delete?: boolean; readonly kind: string; readonly parent: string | null };

/** `pass` moves the server's clock on, by milliseconds. */
export type Served = {
  readonly app: FastifyInstance;
  readonly container: Container;
  readonly db: Database;
  readonly pass: (by: number) => void;
};

const WITHIN_A_MINUTE = 7_000;
const A_WHILE = 40_000;
const SHOWS = ["everybody", "followers", "me"] as const;

/** Five people, of whom the last has not entered, and a group each of the first two; what they do goes through the API. */
export async function aSmallFitbook({ app, container, db, pass }: Served) {
  const word = Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join("");
  const people: CustomerId[] = [];
  const bearers = new Map<string, string>();
  const pictures = new Map<string, string>();
  const posts: string[] = [];
  const groups: string[] = [];
  let written = 0;

  async function ask(who: string, door: string, request: Fields = {}) {
    const [method = "GET", path = ""] = door.split(" ");
    const isQuery = method === "GET" || endpoints.find((one) => one.method === method && one.path === path)?.in === "query";
    const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
    const response = await app.inject({
      method: method === "POST" || method === "PUT" || method === "DELETE" ? method : "GET",
      url: isQuery ? `/api${path}?${query}` : `/api${path}`,
      headers: { authorization: `Bearer ${bearers.get(who)}` },
      ...(isQuery ? {} : { payload: { ...request } }),
    });
    const { statusCode: status, headers, body } = response;
    expect(status, `${door} ${JSON.stringify(request)}: ${body}`).toBeLessThan(500);
    expect(status, `${door} ${JSON.stringify(request)}: ${body}`).not.toBe(400);
    return { status, payload: String(headers["content-type"]).startsWith("application/json") ? JSON.parse(body).payload : null };
  }
  const profileOf = (nth: number, given: Partial<FitbookProfile> = {}) =>
    aFitbookProfile(`Asha ${word}`, { about: `The ${nth}th`, ...given });
  const enter = (customer: CustomerId, nth: number) =>
    putFitbookProfile(db, {
      customer,
      profile: profileOf(nth, { shows: { about: "everybody", lists: "everybody", badges: "me" } }),
      at: container.get(Clock)(),
    });
  const stand = (customer: string, standing: "blocked" | "leaving" | "staying") =>
    db
      .updateTable("customer")
      .set({ standing, due_from: standing === "leaving" ? new Date(container.get(Clock)()) : null })
      .where("id", "=", customer)
      .execute();

  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const id = customerId(crypto.randomUUID());
    const created_at = new Date("2024-01-01T00:00:00Z");
    await db.insertInto("customer").values({ id, name: "Asha", mobile: null, email: null, created_at }).execute();
    if (nth < PEOPLE - 1) await enter(id, nth);
    people.push(id);
    bearers.set(id, (await container.get(Sessions).open(id, container.get(Clock)())).bearer);
  }
  const [first = expect.unreachable(), second = expect.unreachable()] = people;
  const photograph = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#080" } })
    .png()
    .toBuffer();
  for (const one of [first, second]) {
    const sent = await container.get(SendPostPicture)(one, photograph);
    if (sent.kind === "ok") pictures.set(one, sent.value);
  }
  for (const [nth, owner] of [first, second].entries()) {
    const details = { name: `Walkers of ${word}`, about: "", rules: "", open: nth === 0, members_invite: true };
    groups.push((await ask(owner, "POST /fitbook/groups", details)).payload.group_id);
  }

  // All who are there know one another to begin with: there is more to hide then.
  const there = people.slice(0, -1);
  for (const one of there)
    for (const other of there)
      if (one !== other) {
        await ask(one, "POST /notification/follow-user", { follower_id: other });
        await ask(other, "PUT /fitbook/followers", { user_id: one, answer: "accept" });
      }
  for (const one of there.slice(2)) await ask(one, "PUT /fitbook/groups/member", { group_id: groups[0], user_id: null, event: "join" });
  for (const one of [first, ...there.slice(2, -1)])
    for (const [who, user_id, event] of [
      [second, one, "invite"],
      [one, null, "accept"],
    ] as const)
      await ask(who, "PUT /fitbook/groups/member", { group_id: groups[1], user_id, event });

  const link = await ask(second, "POST /fitbook/groups/link", { group_id: groups[1], kind: "ask", days: 30, uses: 500 });

  /** What somebody does, as far as they may. Answers whether something may have changed. */
  async function act({ deed, by, other: whom, nth, event, audience }: FitbookAct): Promise<boolean> {
    const [one, other] = [people[by] ?? first, people[whom] ?? first];
    const [post, group] = [posts[nth % Math.max(1, posts.length)], groups[nth % groups.length] ?? ""];
    const thread = async () => (post === undefined ? null : (await ask(one, "GET /fitbook/comments", { post_id: post })).payload);
    pass(nth % 4 === 0 ? A_WHILE : WITHIN_A_MINUTE);
    const say = (parent_id: string | null) =>
      ask(one, "POST /fitbook/comments", { post_id: post, parent_id, key: `${word}${++written}`, text: "Well done" });
    switch (deed) {
      case "follow":
        return did(one, "POST /notification/follow-user", { follower_id: other });
      case "accept":
      case "decline":
        return did(one, "PUT /fitbook/followers", { user_id: other, answer: deed });
      case "unfollow":
        return did(one, "DELETE /fitbook/followers", { user_id: other, kind: "following" });
      case "take-back":
        return did(one, "DELETE /fitbook/requests", { user_id: other });
      case "remove-follower":
        return did(one, "DELETE /fitbook/followers", { user_id: other, kind: "followers" });
      case "mute":
        return did(one, "PUT /fitbook/mute", { user_id: other, muted: nth % 4 !== 0 });
      case "block":
        return did(one, "PUT /user/blockUser", { user_id: other });
      case "unblock":
        return did(one, "PUT /user/unblockUser", { user_id: other });
      case "write": {
        const picture = nth % 2 === 0 ? pictures.get(one) : undefined;
        const shown = picture === undefined ? [] : [{ _id: picture, text: "" }];
        const circle = { audience, group_id: audience === "group" ? group : null };
        const { status, payload } = await ask(one, "POST /fitbook/posts", {
          key: `${word}${++written}`,
          text: "Walked",
          pictures: shown,
          ...circle,
        });
        if (status === 200) posts.push(payload._id);
        return status === 200;
      }
      case "narrow":
        return post !== undefined && did(one, "PUT /fitbook/posts", { post_id: post, text: "Ran", audience });
      case "delete-post":
        return post !== undefined && did(one, "DELETE /fitbook/posts", { post_id: post });
      case "restore-post":
        return post !== undefined && did(one, "PUT /fitbook/posts/restore", { post_id: post });
      case "comment":
        return post !== undefined && (await say(null)).status === 200;
      case "reply": {
        const tops = ((await thread())?.comments ?? []).filter((one: Listed) => one.kind === "shown" && one.parent === null);
        return tops.length > 0 && (await say(tops[nth % tops.length]._id)).status === 200;
      }
      case "uncomment": {
        const all = ((await thread())?.comments ?? []).filter((one: Listed) => one.may_delete);
        return all.length > 0 && did(one, "DELETE /fitbook/comments", { post_id: post, comment_id: all[nth % all.length]._id });
      }
      case "like":
      case "unlike":
        return post !== undefined && did(one, "PUT /fitbook/likes", { post_id: post, liked: deed === "like" });
      case "in-group": {
        const own = ["join", "accept", "decline", "leave", "take_over"].includes(event);
        const posted = event === "ban" || event === "leave" ? { with_posts: nth % 2 === 0 } : {};
        return did(one, "PUT /fitbook/groups/member", { group_id: group, user_id: own ? null : other, event, ...posted });
      }
      case "ask-by-link":
        return did(one, "PUT /fitbook/groups/linked", { token: link.payload.token });
      case "open-group":
        return did(one, "PUT /fitbook/groups", {
          name: `Runners of ${word}`,
          about: "",
          rules: "",
          open: nth % 4 < 2,
          members_invite: nth % 3 === 0,
          group_id: group,
        });
      case "delete-group":
        return did(one, "DELETE /fitbook/groups", { group_id: group });
      case "restore-group":
        return did(one, "PUT /fitbook/groups/restore", { group_id: group });
      case "shows": {
        const shows = { about: SHOWS[nth % 3] ?? "me", lists: SHOWS[whom % 3] ?? "me", badges: "me" as const };
        const { name, about, isFindable } = profileOf(by, { isFindable: nth % 4 !== 0 });
        return did(one, "PUT /fitbook/profile", { name, about, show: shows, findable: isFindable });
      }
      case "gone":
        await stand(one, nth % 2 === 0 ? "leaving" : "blocked");
        return true;
      case "back":
        await stand(one, "staying");
        return true;
      case "enter":
        await enter(one, by);
        return true;
      case "tell":
        await tell();
        return true;
    }
  }
  const did = async (who: string, door: string, request: Fields) => (await ask(who, door, request)).status === 200;

  /** Does the jobs that were put by these people, those that were done before again. */
  async function tell(): Promise<void> {
    const { rows } = await sql<{ name: string; data: object }>`select name, data from jobs.job where name = any(${Object.keys(ACT_JOBS)})
      and data->>'person' = any(${people}::text[]) order by created_on, id`.execute(db);
    for (const { name, data } of rows) await container.get(TellOfAct)({ kind: name, ...data } as ActJob);
  }

  return { word, people, groups, pictures, act, ask, posts: (): readonly string[] => posts };
}

export type SmallFitbook = Awaited<ReturnType<typeof aSmallFitbook>>;
