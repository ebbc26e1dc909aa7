import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NEW_FOR } from "#core/fitbook/daily-limits.ts";
import { makeHandleReport } from "#core/fitbook/moderation/handle-report.use-case.ts";
import { makeReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { SAME_TEXT_WITHIN } from "#core/fitbook/reports/same-text.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makeChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { makeDeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeRestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { makeWriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { now } from "#tests/fixtures.ts";
import type { HandledReport } from "#core/fitbook/moderation/handle-report.use-case.ts";
import type { ReportablePorts } from "#core/fitbook/moderation/reported.ts";
import type { Reports } from "#core/fitbook/moderation/reports.port.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { PostText } from "#core/fitbook/post-text.ts";
import type { Posts } from "#core/fitbook/posts/posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = ReportablePorts & { readonly reports: Reports; readonly posts: Posts; readonly ties: RelationPorts };

const limits = { count: async () => ({ kind: "counted" }) as const };
const newId = () => randomUUID();
const text = (words: string): PostText => postTextIn(words, LONGEST_POST) ?? expect.unreachable();
const WORDS = "Earn from home: write to me";

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** Asha, whose account is so old, and Ravi, over one place. The clock stands until a test moves it. */
async function writing(over: () => Promise<Kept>, old = 0) {
  const stored = await over();
  const { posts, reports, ties } = stored;
  let time = now;
  const clock = () => time;
  const [asha, ravi] = [await ties.someone("Asha"), await ties.someone("Ravi")];
  const customers = { joinedAt: async (id: CustomerId) => (id === asha ? now - old : null) };
  const needs = { posts, limits, customers, now: clock, newId };
  const publish = makePublishPost(needs);
  const show = makeShowThread({ posts });
  const handle = makeHandleReport({
    reports,
    now: clock,
    newId,
    messages: (news) => ({ text: { en: JSON.stringify(news), hi: "" }, path: "/fitbook" }),
  });
  const report = makeReportContent({ ...stored, limits, now: clock, newId });
  return {
    asha,
    ravi,
    show,
    publish,
    clock,
    groups: ties.groups,
    pass(milliseconds: number) {
      time += milliseconds;
    },
    write: async (words = WORDS, audience: "everybody" | "me" = "everybody", by = asha) =>
      value(await publish(by, { key: newId(), text: text(words), audience, group: null })),
    comment: async (post: PostId, words = WORDS) => {
      time += 1; // Comments stand in the order of their times.
      return value(await makeWriteComment(needs)(asha, { post, parent: null, key: newId(), text: text(words) })).comments.at(-1);
    },
    change: async (post: PostId, words: string, audience: "everybody" | "me" = "everybody") =>
      value(await makeChangePost(needs)(asha, { post, text: text(words), audience })).post,
    remove: (post: PostId) => makeDeletePost(needs)(asha, post),
    undo: async (post: PostId) => value(await makeRestorePost(needs)(asha, post)),
    waiting: () => reports.list({ which: "waiting", limit: 50 }),
    reported: async (post: PostId) => value(await report(ravi, { thing: { kind: "post", id: post }, reason: "hate", words: "" })).id,
    staff: async (id: string, step: HandledReport["step"], undoes: HandledReport["undoes"] = null) =>
      value(await handle("dev", { id, command: "test", step, undoes, reason: "rule 4" })),
    sees: async (viewer: CustomerId, post: PostId) => (await show(viewer, post)).kind === "ok",
    told: async (customer: CustomerId): Promise<readonly string[]> => {
      const { notifications } = await ties.notifications.listed(customer, { after: null, limit: 9 });
      return notifications.map((one) => JSON.stringify(one));
    },
  };
}

const hide = { kind: "uphold", sanction: "hide" } as const;

export function sameTextSuite(store: string, over: () => Promise<Kept>): void {
  describe(`the same text of a new account kept in ${store}`, () => {
    it("waits for review the third time within an hour: its author alone sees it, and is told that it waits", async () => {
      const { asha, ravi, write, waiting, sees, show } = await writing(over, NEW_FOR - 1);
      const [first, second] = [await write(), await write("  EARN from\nhome:  write to me ")];
      expect([first.isHeld, second.isHeld, (await waiting()).length]).toEqual([false, false, 0]);
      const third = await write();
      expect(third).toMatchObject({ isHidden: true, isHeld: true });
      expect([await sees(ravi, first.id), await sees(ravi, third.id), await sees(asha, third.id)]).toEqual([true, false, true]);
      expect(value(await show(asha, third.id)).post).toEqual(third);
      const [report] = await waiting();
      expect(report).toMatchObject({
        thing: { kind: "post", id: third.id },
        reporter: null,
        author: asha,
        reason: "spam",
        isHold: true,
        snapshot: WORDS,
        words: "",
        at: now,
        state: { kind: "open" },
      });
      expect((await write("Something else")).isHeld).toBe(false);
    });

    it("is counted over posts and comments together, also of what is deleted, and of what a post becomes", async () => {
      const { asha, ravi, write, comment, change, remove, show, waiting } = await writing(over);
      const hers = await write("Walked", "everybody");
      const his = await write("Ran", "everybody", ravi);
      expect((await write()).isHeld).toBe(false);
      await remove((await write()).id);
      const held = (await comment(his.id)) ?? expect.unreachable();
      expect(held).toMatchObject({ text: WORDS, isHidden: true, isHeld: true });
      expect(value(await show(ravi, his.id)).comments).toEqual([]);
      expect(value(await show(asha, his.id)).comments).toEqual([held]);
      expect(await comment(his.id, "Well done")).toMatchObject({ isHidden: false, isHeld: false });
      expect(await change(hers.id, WORDS)).toMatchObject({ isHidden: true, isHeld: true });
      const things = (await waiting()).map(({ thing }) => thing);
      expect(things).toHaveLength(2);
      expect(things).toEqual(
        expect.arrayContaining([
          { kind: "comment", id: held.kind === "shown" ? held.id : ("" as CommentId), post: his.id },
          { kind: "post", id: hers.id },
        ]),
      );
    });

    it("waits for nobody where the account is older, an hour has passed, or nobody else can read it", async () => {
      const old = await writing(over, NEW_FOR);
      for (let nth = 0; nth < 4; nth += 1) expect((await old.write()).isHeld).toBe(false);

      const slow = await writing(over);
      for (let nth = 0; nth < 2; nth += 1) await slow.write();
      slow.pass(SAME_TEXT_WITHIN);
      expect((await slow.write()).isHeld).toBe(false);

      const { write, comment, change, waiting } = await writing(over);
      for (let nth = 0; nth < 4; nth += 1) expect((await write(WORDS, "me")).isHeld).toBe(false);
      const own = await write("Mine", "me");
      expect(await comment(own.id)).toMatchObject({ isHeld: false });
      const narrowed = await write("Walked");
      expect((await change(narrowed.id, WORDS, "me")).isHeld).toBe(false);
      expect((await waiting()).length).toBe(0);
    });

    it("is not counted against itself: a change of the audience alone, and the same press again, hold nothing", async () => {
      const { asha, write, publish, change, waiting } = await writing(over);
      const [first] = [await write(), await write()];
      expect((await change(first.id, `${WORDS} `)).isHeld).toBe(false);
      const press = { key: "once", text: text(WORDS), audience: "everybody", group: null } as const;
      const held = value(await publish(asha, press));
      expect([held.isHeld, value(await publish(asha, press)), (await waiting()).length]).toEqual([true, held, 1]);
    });

    it("is shown when staff dismiss it, and its author is told; taken back by them and restored it waits on", async () => {
      const { asha, ravi, write, remove, undo, waiting, staff, sees, show, told } = await writing(over);
      for (let nth = 0; nth < 2; nth += 1) await write();
      const { id } = await write();
      const [{ id: report } = expect.unreachable()] = await waiting();
      await remove(id);
      expect(await undo(id)).toMatchObject({ isHidden: true, isHeld: true });
      await staff(report, { kind: "look" });
      expect(value(await show(asha, id)).post.isHeld).toBe(true);
      expect(await told(asha)).toEqual([]);
      await staff(report, { kind: "dismiss" });
      expect(await sees(ravi, id)).toBe(true);
      expect(value(await show(asha, id)).post).toMatchObject({ isHidden: false, isHeld: false });
      expect(await told(asha)).toEqual([expect.stringContaining("dismissed")]);
      expect(await told(ravi)).toEqual([]);
    });

    it("stays hidden under whatever sanction, until that is taken back", async () => {
      const { asha, ravi, write, waiting, staff, sees, show } = await writing(over);
      for (let nth = 0; nth < 2; nth += 1) await write();
      for (const [sanction, undoes] of [
        ["hide", "hide"],
        ["warn", null],
        ["suspend", "suspend"],
      ] as const) {
        const { id } = await write();
        const [{ id: report } = expect.unreachable()] = await waiting();
        await staff(report, { kind: "uphold", sanction });
        expect([sanction, await sees(ravi, id)]).toEqual([sanction, false]);
        if (sanction !== "suspend") expect(value(await show(asha, id)).post).toMatchObject({ isHidden: true, isHeld: false });
        await staff(report, { kind: "reverse" }, undoes);
        expect([sanction, await sees(ravi, id)]).toEqual([sanction, true]);
      }
    });

    it("stays hidden as long as another report hides it, whichever is decided first", async () => {
      for (const first of ["hold", "report"] as const) {
        const { ravi, write, change, reported, waiting, staff, sees } = await writing(over);
        for (let nth = 0; nth < 2; nth += 1) await write();
        const { id } = await write("Walked");
        const report = await reported(id);
        await change(id, WORDS);
        const hold = (await waiting()).find(({ isHold }) => isHold)?.id ?? expect.unreachable();
        await staff(report, hide);
        const takeBack = { hold: () => staff(hold, { kind: "dismiss" }), report: () => staff(report, { kind: "reverse" }, "hide") };
        await takeBack[first]();
        expect(await sees(ravi, id)).toBe(false);
        await takeBack[first === "hold" ? "report" : "hold"]();
        expect(await sees(ravi, id)).toBe(true);
      }
    });

    it("stays down in a group whose runners took it down with a ban, whatever staff decide", async () => {
      for (const decided of ["dismissed", "reversed"] as const) {
        const { asha, ravi, groups, clock, publish, waiting, staff, sees } = await writing(over);
        const needs = { groups, limits, customers: { joinedAt: async () => null }, now: clock, newId };
        const details = { name: "Walkers", about: "", rules: "", isOpen: true, mayMembersInvite: false };
        const group = value(await makeMakeGroup(needs)(ravi, details));
        const step = makeChangeGroupMember(needs);
        value(await step(asha, { group, person: null, event: "join" }));
        const press = async () => value(await publish(asha, { key: newId(), text: text(WORDS), audience: "group", group })).id;
        for (let nth = 0; nth < 2; nth += 1) await press();
        const id = await press();
        const [{ id: report } = expect.unreachable()] = await waiting();
        if (decided === "reversed") await staff(report, hide);
        value(await step(ravi, { group, person: asha, event: "ban", withPosts: true }));
        await (decided === "dismissed" ? staff(report, { kind: "dismiss" }) : staff(report, { kind: "reverse" }, "hide"));
        expect([await sees(ravi, id), await sees(asha, id)]).toEqual([false, true]);
      }
    });

    it("is held once where it is written many times at the same moment", async () => {
      const { asha, publish, write, comment, waiting } = await writing(over);
      const [one, other] = [await write("Walked"), await write("Ran")];
      const press = () => publish(asha, { key: newId(), text: text(WORDS), audience: "everybody", group: null });
      await Promise.all([press(), comment(one.id), press(), comment(other.id), press()]);
      expect((await waiting()).filter(({ isHold }) => isHold)).toHaveLength(3);
    });
  });
}
