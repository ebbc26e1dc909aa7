import { describe, expect, it } from "vitest";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { reportSights } from "#core/fitbook/moderation/report-sights.ts";
import { makeAppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { makeHandleReport } from "#core/fitbook/moderation/handle-report.use-case.ts";
import { makeListOwnReports } from "#core/fitbook/moderation/list-own-reports.use-case.ts";
import { makeWithdrawReport } from "#core/fitbook/moderation/withdraw-report.use-case.ts";
import { makeReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { APPEALED_WITHIN, DECIDED_WITHIN, SETTLED_KEPT, SOON_DECIDED_WITHIN } from "#core/fitbook/reports/report-steps.ts";
import { makeDeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeRestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { makeWriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { makeBlockCustomer } from "#core/staff/block-customer.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import type { HandledReport } from "#core/fitbook/moderation/handle-report.use-case.ts";
import type { ReportedThing, ReportReason } from "#core/fitbook/reports/report.ts";
import type { ReportablePorts } from "#core/fitbook/moderation/reported.ts";
import type { Reports } from "#core/fitbook/moderation/reports.port.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { PostText } from "#core/fitbook/post-text.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { Posts } from "#core/fitbook/posts/posts.port.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { Accounts } from "#core/staff/accounts.port.ts";
import type { NotBlocked } from "#core/staff/block-customer.use-case.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = ReportablePorts & {
  readonly reports: Reports;
  readonly posts: Posts;
  readonly people: People;
  readonly groups: Groups;
  readonly challenges: Challenges;
  readonly ties: RelationPorts;
  readonly erase: (customer: CustomerId) => Promise<void>;
  /** Blocks an account as staff for no report, or opens it. */
  readonly bar: (customer: CustomerId, to?: "blocked" | "unblocked") => Promise<Result<CustomerId, NotBlocked>>;
  readonly standing: (customer: CustomerId) => Promise<AccountStatus["kind"]>;
};
export const barring =
  (accounts: Accounts): Kept["bar"] =>
  (id, to = "blocked") =>
    makeBlockCustomer({ accounts, now: () => now })("kabir", { name: { kind: "id", id }, to });

const limits = { count: async () => ({ kind: "counted" }) as const };
const newId = () => crypto.randomUUID();
const unseen = refused({ kind: "not-seen" });

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

const text = (words: string): PostText => postTextIn(words, LONGEST_POST) ?? expect.unreachable();

/** What people report and staff decide, over one place that keeps it. The clock stands until a test moves it. */
async function moderation(over: () => Promise<Kept>) {
  const stored = await over();
  const { reports, posts, ties } = stored;
  let time = now;
  const clock = () => time;
  const needs = { posts, limits, customers: { joinedAt: async () => null }, now: clock, newId };
  const [asha, ravi, meera] = [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Meera")];
  const report = makeReportContent({ ...stored, limits, now: clock, newId });
  const messages = (news: object) => ({ text: { en: JSON.stringify(news), hi: "" }, path: "/fitbook" });
  const handle = makeHandleReport({ reports, messages, now: clock, newId });
  const show = makeShowThread({ posts });
  return {
    ...stored,
    asha,
    ravi,
    meera,
    report,
    show,
    facts: { posts, people: stored.people, groups: stored.groups, challenges: stored.challenges },
    pass(milliseconds: number) {
      time += milliseconds;
    },
    write: async (words = "Buy this cure") =>
      value(await makePublishPost(needs)(asha, { key: newId(), text: text(words), audience: "everybody", group: null })).id,
    comment: async (by: CustomerId, post: PostId) =>
      value(await makeWriteComment(needs)(by, { post, parent: null, key: newId(), text: text("Rude") })).comments.at(-1)?.id ??
      expect.unreachable(),
    remove: makeDeletePost(needs),
    undo: makeRestorePost(needs),
    appeal: makeAppealReport({ reports, now: clock }),
    block: makeBlockUser({ blocks: ties.blocks, now: clock }),
    reported: async (by: CustomerId, thing: ReportedThing, reason: ReportReason = "spam") =>
      value(await report(by, { thing, reason, words: "Please look" })),
    staff: (id: string, step: HandledReport["step"], undoes: HandledReport["undoes"] = null) =>
      handle("dev", { id, command: "test", step, undoes, reason: "rule 4" }),
    clock,
    withdraw: makeWithdrawReport({ reports }),
    own: makeListOwnReports({ reports, now: clock }),
    sees: async (viewer: CustomerId, post: PostId) => (await show(viewer, post)).kind === "ok",
  };
}

const aPlan: ChallengePlan = {
  activity: "Steps that heal",
  about: "No more pills",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 30_000,
  goal: null,
  start: day("2026-11-24"),
  end: day("2026-11-30"),
  isOpen: true,
};
const hide = { kind: "uphold", sanction: "hide" } as const;
const suspend = { kind: "uphold", sanction: "suspend" } as const;

export function moderationSuite(store: string, over: () => Promise<Kept>): void {
  describe(`reports of Fitbook kept in ${store}`, () => {
    it("are taken of what somebody sees and did not make, with what it said, and are one while they wait", async () => {
      const { asha, ravi, meera, write, report, reported, reports, comment, ties, block } = await moderation(over);
      const post = await write("First words");
      const thing = { kind: "post", id: post } as const;
      const first = await reported(ravi, thing);
      expect(first).toMatchObject({ decidedBy: now + DECIDED_WITHIN, helplines: [] });
      expect(await reported(ravi, thing, "hate")).toEqual(first);
      expect((await reported(meera, thing, "nudity")).decidedBy).toBe(now + SOON_DECIDED_WITHIN);
      expect(await reports.find(first.id)).toMatchObject({ reporter: ravi, author: asha, reason: "spam", snapshot: "First words" });
      expect((await reports.list({ which: "waiting", limit: 9 })).map(({ reason }) => reason)).toEqual(["nudity", "spam"]);
      expect([await reports.dueBefore(now + SOON_DECIDED_WITHIN), await reports.dueBefore(now + SOON_DECIDED_WITHIN + 1)]).toEqual([0, 1]);

      const rude = await comment(ravi, post);
      const group = await ties.aGroup({ isOpen: true });
      const things: readonly ReportedThing[] = [
        { kind: "comment", id: rude, post },
        { kind: "person", id: ravi },
        { kind: "group", id: group.id },
      ];
      for (const one of things) expect((await reported(asha, one)).id).not.toBe(first.id);
      expect(await report(asha, { thing, reason: "spam", words: "" })).toEqual(unseen); // Her own.
      expect(await report(ravi, { thing: { kind: "comment", id: rude, post }, reason: "spam", words: "" })).toEqual(unseen);
      expect(await report(asha, { thing: { kind: "person", id: asha }, reason: "spam", words: "" })).toEqual(unseen);
      await block(asha, meera);
      expect(await report(meera, { thing: { kind: "person", id: asha }, reason: "spam", words: "" })).toEqual(unseen);
      expect(await report(meera, { thing: { kind: "comment", id: rude, post }, reason: "spam", words: "" })).toEqual(unseen);
    });

    it("are taken of a challenge that somebody sees and did not make, and end with its maker warned or suspended, not hidden", async () => {
      const { asha, ravi, meera, challenges, people, report, reported, reports, staff, standing, block, facts } = await moderation(over);
      const make = makeMakeChallenge({ challenges, people, now: () => now, newId });
      const open = value(await make(asha, { plan: aPlan, group: null }));
      const closed = value(await make(asha, { plan: { ...aPlan, isOpen: false }, group: null }));
      const asked = { reason: "health_claim", words: "" } as const;
      expect(await report(asha, { thing: { kind: "challenge", id: open }, ...asked })).toEqual(unseen); // Her own.
      expect(await report(ravi, { thing: { kind: "challenge", id: closed }, ...asked })).toEqual(unseen);
      expect(await report(ravi, { thing: { kind: "challenge", id: challengeId("never") }, ...asked })).toEqual(unseen);
      await block(meera, asha);
      expect(await report(meera, { thing: { kind: "challenge", id: open }, ...asked })).toEqual(unseen);

      const { id } = await reported(ravi, { kind: "challenge", id: open }, "health_claim");
      const stored = (await reports.find(id)) ?? expect.unreachable();
      expect(stored).toMatchObject({ thing: { kind: "challenge", id: open }, author: asha, snapshot: "Steps that heal\nNo more pills" });
      expect(await reportSights(facts, stored)).toEqual([
        { viewer: "stranger", sees: true },
        { viewer: "follower", sees: true },
      ]);
      expect(await staff(id, hide)).toEqual(refused({ kind: "not-hidden" }));
      expect(value(await staff(id, suspend)).state.kind).toBe("upheld");
      expect(await standing(asha)).toBe("blocked");
      expect((await reportSights(facts, stored)).map(({ sees }) => sees)).toEqual([false, false]);
      expect(await reportSights(facts, { ...stored, thing: { kind: "challenge", id: challengeId("never") } })).toEqual([]);
      expect((await reportSights(facts, { ...stored, thing: { kind: "challenge", id: closed } }))[0]?.sees).toBe(false);
    });

    it("show who to ring to whoever reports talk of self-harm, and never hide it", async () => {
      const { ravi, asha, write, reported, staff, sees } = await moderation(over);
      const post = await write("I can't go on");
      const { id, helplines } = await reported(ravi, { kind: "post", id: post }, "self_harm");
      expect(helplines).toEqual(["14416", "112"]);
      expect(await staff(id, hide)).toEqual(refused({ kind: "not-hidden" }));
      expect([await sees(ravi, post), await sees(asha, post)]).toEqual([true, true]);
      expect(value(await staff(id, { kind: "dismiss" })).state.kind).toBe("dismissed");
    });

    it("show who to ring also to whoever reported the same thing for another reason before", async () => {
      const { ravi, write, reported } = await moderation(over);
      const thing = { kind: "post", id: await write("I can't go on") } as const;
      const first = await reported(ravi, thing, "other");
      expect(await reported(ravi, thing, "self_harm")).toEqual({ ...first, helplines: ["14416", "112"] });
    });

    it("that are upheld hide a post from all but its author, also when it was deleted and comes back", async () => {
      const { asha, ravi, write, reported, staff, sees, show, remove, undo, reports } = await moderation(over);
      const post = await write();
      const { id } = await reported(ravi, { kind: "post", id: post });
      expect(value(await staff(id, { kind: "look" })).state.kind).toBe("in_review");
      expect(value(await staff(id, hide)).state).toEqual({ kind: "upheld", sanction: "hide", at: now, appeal: null });
      expect([await sees(ravi, post), await sees(asha, post)]).toEqual([false, true]);
      expect(value(await show(asha, post)).post.isHidden).toBe(true);
      await remove(asha, post);
      expect(value(await undo(asha, post)).isHidden).toBe(true);
      expect(await sees(ravi, post)).toBe(false);
      expect(await staff(id, { kind: "dismiss" })).toMatchObject({ refusal: { kind: "wrong-state" } });
      expect(value(await staff(id, { kind: "look" })).state.kind).toBe("upheld");
      expect((await reports.list({ which: "decided", limit: 9 })).map((one) => one.id)).toEqual([id]);
      expect(await staff(id, { kind: "reverse" }, "suspend")).toEqual(refused({ kind: "other-sanction" }));
      expect(value(await staff(id, { kind: "reverse" }, "hide")).state.kind).toBe("reversed");
      expect(await sees(ravi, post)).toBe(true);
    });

    it("leave hidden what another report hides, and hide a comment from all but its writer", async () => {
      const { asha, ravi, meera, write, comment, reported, staff, show } = await moderation(over);
      const post = await write();
      const rude = await comment(ravi, post);
      const thing = { kind: "comment", id: rude, post } as const;
      const [one, other] = [await reported(asha, thing), await reported(meera, thing)];
      for (const { id } of [one, other]) await staff(id, hide);
      const shown = async (viewer: CustomerId) => value(await show(viewer, post)).comments.length;
      expect([await shown(asha), await shown(meera), await shown(ravi)]).toEqual([0, 0, 1]);
      await staff(one.id, { kind: "reverse" }, "hide");
      expect(await shown(asha)).toBe(0);
      await staff(other.id, { kind: "reverse" }, "hide");
      expect(await shown(asha)).toBe(1);
    });

    it("that hide leave a post taken down that those who run its group took down before, in whatever order they are taken back", async () => {
      const { asha, ravi, meera, posts, groups, reported, staff, remove, sees, clock } = await moderation(over);
      const needs = { posts, groups, limits, customers: { joinedAt: async () => null }, now: clock, newId };
      const details = { name: "Walkers", about: "", rules: "", isOpen: true, mayMembersInvite: false };
      const group = value(await makeMakeGroup(needs)(meera, details));
      for (const one of [asha, ravi]) value(await makeChangeGroupMember(needs)(one, { group, person: null, event: "join" }));
      const circle = { audience: "group", group } as const;
      const post = value(await makePublishPost(needs)(asha, { key: newId(), text: text("Buy this cure"), ...circle })).id;
      const [one, other] = [await reported(ravi, { kind: "post", id: post }), await reported(meera, { kind: "post", id: post })];
      value(await remove(meera, post));
      for (const { id } of [one, other]) value(await staff(id, hide));
      for (const { id } of [one, other]) value(await staff(id, { kind: "reverse" }, "hide"));
      expect([await sees(ravi, post), await sees(asha, post)]).toEqual([false, true]);
    });

    it("suspend an account, whose posts are gone with it until it is reinstated", async () => {
      const { asha, ravi, write, reported, staff, sees } = await moderation(over);
      const post = await write();
      const { id } = await reported(ravi, { kind: "person", id: asha }, "impersonation");
      expect(await staff(id, hide)).toEqual(refused({ kind: "not-hidden" }));
      await staff(id, suspend);
      expect([await sees(ravi, post), await sees(asha, post)]).toEqual([false, false]);
      await staff(id, { kind: "reverse" }, "suspend");
      expect([await sees(ravi, post), await sees(asha, post)]).toEqual([true, true]);
    });

    it("that suspend leave an account blocked that was blocked before, in whatever order they are taken back", async () => {
      const { asha, ravi, meera, reported, staff, bar, standing } = await moderation(over);
      const thing = { kind: "person", id: asha } as const;
      const [one, other] = [await reported(ravi, thing), await reported(meera, thing)];
      await bar(asha);
      for (const { id } of [one, other]) expect((await staff(id, suspend)).kind).toBe("ok");
      for (const { id } of [one, other]) {
        expect(value(await staff(id, { kind: "reverse" }, "suspend")).state.kind).toBe("reversed");
        expect(await standing(asha)).toBe("blocked");
      }
    });

    it("that suspend leave an account blocked that staff block beside them, until staff open it", async () => {
      const { asha, ravi, meera, reported, staff, bar, standing } = await moderation(over);
      const thing = { kind: "person", id: asha } as const;
      const [one, other, third] = [
        await reported(ravi, thing),
        await reported(meera, thing),
        await reported(ravi, { kind: "person", id: meera }),
      ];
      for (const { id } of [one, other, third]) await staff(id, suspend);
      expect(await bar(asha)).toEqual(ok(asha)); // By reports alone so far.
      expect(await bar(asha)).toEqual(refused({ kind: "as-before" }));
      for (const { id } of [one, other]) await staff(id, { kind: "reverse" }, "suspend");
      expect(await standing(asha)).toBe("blocked");
      expect(await bar(asha, "unblocked")).toEqual(ok(asha));
      expect(await standing(asha)).toBe("staying");
      await staff(third.id, { kind: "reverse" }, "suspend");
      expect(await standing(meera)).toBe("staying"); // What staff do with one account is nothing to another.
    });

    it("that suspend keep an account closed until they are taken back, whatever staff undo meanwhile", async () => {
      const { asha, ravi, meera, reported, staff, bar, standing } = await moderation(over);
      const [one, other] = [await reported(ravi, { kind: "person", id: asha }), await reported(asha, { kind: "person", id: meera })];
      for (const { id } of [one, other]) await staff(id, suspend);
      expect(await bar(asha, "unblocked")).toEqual(refused({ kind: "suspended" }));
      await bar(meera);
      expect(await bar(meera, "unblocked")).toEqual(refused({ kind: "suspended" }));
      expect([await standing(asha), await standing(meera)]).toEqual(["blocked", "blocked"]);
      for (const { id } of [one, other]) await staff(id, { kind: "reverse" }, "suspend");
      expect([await standing(asha), await standing(meera)]).toEqual(["staying", "blocked"]);
      expect(await bar(meera, "unblocked")).toEqual(ok(meera));
      expect(await standing(meera)).toBe("staying");
    });

    it("and staff's own blocks never wait for one another", async () => {
      const { asha, ravi, meera, reported, staff, bar, standing } = await moderation(over);
      for (let round = 0; round < 10; round += 1) {
        const thing = { kind: "person", id: asha } as const;
        const ids = [(await reported(ravi, thing)).id, (await reported(meera, thing)).id];
        await Promise.all([...ids.map((id) => staff(id, suspend)), bar(asha)]);
        await Promise.all([...ids.map((id) => staff(id, { kind: "reverse" }, "suspend")), bar(asha)]);
        expect(await standing(asha)).toBe("blocked");
        await bar(asha, "unblocked");
      }
    });

    it("that suspend together open an account again with the last that is taken back", async () => {
      const { asha, ravi, meera, reported, staff, standing } = await moderation(over);
      const thing = { kind: "person", id: asha } as const;
      const [one, other] = [await reported(ravi, thing), await reported(meera, thing)];
      for (const { id } of [one, other]) await staff(id, suspend);
      await staff(other.id, { kind: "reverse" }, "suspend");
      expect(await standing(asha)).toBe("blocked");
      await staff(one.id, { kind: "reverse" }, "suspend");
      expect(await standing(asha)).toBe("staying");
    });

    it("have a clock of their own when a reason is given that is decided soon, which never ends later than the first", async () => {
      const { ravi, meera, write, reported, reports, pass, clock } = await moderation(over);
      const thing = { kind: "post", id: await write("A cure") } as const;
      const [early, late] = [await reported(ravi, thing), await reported(meera, thing, "self_harm")];
      pass(5 * SOON_DECIDED_WITHIN);
      const urgent = await reported(ravi, thing, "nudity");
      expect(urgent).toMatchObject({ id: early.id, decidedBy: clock() + SOON_DECIDED_WITHIN });
      expect(await reports.find(early.id)).toMatchObject({ reason: "nudity", words: "Please look", snapshot: "A cure" });
      pass(SOON_DECIDED_WITHIN / 2);
      expect(await reported(ravi, thing, "impersonation")).toEqual(urgent); // Its clock runs already.
      expect(await reported(ravi, thing, "spam")).toEqual(urgent);
      pass(late.decidedBy - clock() - 1);
      expect((await reported(meera, thing, "nudity")).decidedBy).toBe(late.decidedBy);
      expect((await reports.find(late.id))?.reason).toBe("self_harm");
      expect(await reports.dueBefore(late.decidedBy + 1)).toBe(2);
    });

    it("stay under nobody's name when their reporter is erased, are decided and appealed, and go with whom they are of", async () => {
      const { asha, ravi, write, reported, staff, appeal, erase, reports, sees, meera } = await moderation(over);
      const post = await write();
      const { id } = await reported(ravi, { kind: "post", id: post });
      await erase(ravi);
      expect((await reports.list({ which: "waiting", limit: 9 })).map((one) => [one.id, one.reporter])).toEqual([[id, null]]);
      await staff(id, hide);
      expect(await sees(meera, post)).toBe(false);
      expect(await appeal(asha, { report: id, words: "It is no spam" })).toEqual(ok(null));
      expect(value(await staff(id, { kind: "reverse" })).reporter).toBe(null);
      expect(await sees(meera, post)).toBe(true);
      await erase(asha);
      expect(await reports.find(id)).toBe(null);
    });

    it("forget what was said 180 days after they were settled, and what waits or is appealed keeps it", async () => {
      const { asha, ravi, meera, write, reported, staff, appeal, reports, pass, clock } = await moderation(over);
      const thing = { kind: "post", id: await write("A cure") } as const;
      const [dismissed, appealed] = [await reported(ravi, thing), await reported(meera, thing)];
      const open = await reported(meera, { kind: "person", id: asha });
      await staff(dismissed.id, { kind: "dismiss" });
      await staff(appealed.id, hide);
      await appeal(asha, { report: appealed.id, words: "No" });
      pass(SETTLED_KEPT);
      await reports.forget(clock());
      const said = async (id: string) => {
        const report = await reports.find(id);
        return [report?.words, report?.snapshot];
      };
      expect(await said(dismissed.id)).toEqual(["Please look", "A cure"]);
      await reports.forget(clock() + 1);
      expect(await said(dismissed.id)).toEqual(["", null]);
      expect(await said(appealed.id)).toEqual(["Please look", "A cure"]);
      expect((await said(open.id))[0]).toBe("Please look");
    });

    it("are appealed once, within 30 days, by whom they are against and nobody else", async () => {
      const { asha, ravi, write, reported, staff, appeal, pass, sees, reports } = await moderation(over);
      const post = await write();
      const { id } = await reported(ravi, { kind: "post", id: post });
      const words = "It is no spam";
      const unknown = refused({ kind: "unknown-report" });
      expect(await appeal(asha, { report: id, words })).toEqual(unknown); // She is told nothing of it yet.
      await staff(id, hide);
      expect([await appeal(ravi, { report: id, words }), await appeal(asha, { report: "nothing", words })]).toEqual([unknown, unknown]);
      pass(APPEALED_WITHIN);
      expect(await appeal(asha, { report: id, words })).toEqual(ok(null));
      expect((await reports.find(id))?.state).toMatchObject({ kind: "appealed", appeal: { words } });
      expect((await reports.list({ which: "waiting", limit: 9 })).map((one) => one.id)).toEqual([id]);
      expect(value(await staff(id, { kind: "confirm" })).state.kind).toBe("upheld");
      expect(await sees(ravi, post)).toBe(false);
      expect(await appeal(asha, { report: id, words })).toEqual(refused({ kind: "not-appealable" }));

      const late = await reported(ravi, { kind: "person", id: asha });
      await staff(late.id, suspend);
      pass(APPEALED_WITHIN + 1);
      expect(await appeal(asha, { report: late.id, words })).toEqual(refused({ kind: "not-appealable" }));
    });

    it("are taken back by their reporter alone, and only until somebody looks", async () => {
      const { asha, ravi, meera, write, reported, staff, withdraw, reports, own } = await moderation(over);
      const thing = { kind: "post", id: await write() } as const;
      const { id } = await reported(ravi, thing);
      const unknown = refused({ kind: "unknown-report" });
      expect([await withdraw(asha, id), await withdraw(meera, id), await withdraw(ravi, "nothing")]).toEqual([unknown, unknown, unknown]);
      expect(await withdraw(ravi, id)).toEqual(ok(null));
      expect([await reports.find(id), (await own(ravi)).made, await withdraw(ravi, id)]).toEqual([null, [], unknown]);
      const again = await reported(ravi, thing);
      await staff(again.id, { kind: "look" });
      expect(await withdraw(ravi, again.id)).toEqual(refused({ kind: "looked-at" }));
      expect((await own(ravi)).made).toMatchObject([{ id: again.id, outcome: { kind: "waiting", isLookedAt: true } }]);
    });

    it("are listed for their reporter and for whom they are of, who learn nothing of each other", async () => {
      const { asha, ravi, write, reported, staff, appeal, own, pass, clock } = await moderation(over);
      const thing = { kind: "post", id: await write("A cure") } as const;
      const { id, decidedBy } = await reported(ravi, thing, "health_claim");
      expect(await own(ravi)).toEqual({
        made: [{ id, thing, reason: "health_claim", at: now, outcome: { kind: "waiting", decidedBy, isLookedAt: false } }],
        decisions: [],
      });
      expect(await own(asha)).toEqual({ made: [], decisions: [] });
      await staff(id, hide);
      const acted = [{ id, thing, reason: "health_claim", at: now, outcome: { kind: "acted", at: now } }];
      expect((await own(ravi)).made).toEqual(acted);
      const decided = { id, thing, reason: "health_claim", sanction: "hide", at: now, said: "A cure" };
      const until = now + APPEALED_WITHIN;
      expect((await own(asha)).decisions).toEqual([{ ...decided, state: { kind: "appealable", until } }]);
      pass(APPEALED_WITHIN + 1);
      expect((await own(asha)).decisions).toEqual([{ ...decided, state: { kind: "final" } }]);
      pass(-1);
      await appeal(asha, { report: id, words: "No" });
      expect((await own(asha)).decisions).toMatchObject([{ state: { kind: "appealed", decidedBy: clock() + DECIDED_WITHIN } }]);
      expect((await own(ravi)).made).toEqual(acted); // Whether they object is not theirs to know.
      await staff(id, { kind: "confirm" });
      expect((await own(asha)).decisions).toMatchObject([{ state: { kind: "confirmed" } }]);
      await staff(id, { kind: "reverse" });
      expect((await own(asha)).decisions).toMatchObject([{ state: { kind: "reversed" } }]);
      expect((await own(ravi)).made).toMatchObject([{ outcome: { kind: "reversed" } }]);
    });

    it("are told to both sides, without who the other is, and a dismissal to the reporter alone", async () => {
      const { asha, ravi, write, reported, staff, ties } = await moderation(over);
      const told = async (customer: CustomerId): Promise<readonly string[]> => {
        const { notifications } = await ties.notifications.listed(customer, { after: null, limit: 9 });
        return notifications.map((one) => JSON.stringify(one));
      };
      const upheld = await reported(ravi, { kind: "post", id: await write() });
      await staff(upheld.id, hide);
      const dismissed = await reported(ravi, { kind: "person", id: asha });
      await staff(dismissed.id, { kind: "dismiss" });
      const [reporter, author] = [await told(ravi), await told(asha)];
      expect([reporter.length, author.length]).toEqual([2, 1]);
      expect(author.join()).not.toContain(ravi);
      expect(reporter.join()).not.toContain(asha);
    });
  });
}
