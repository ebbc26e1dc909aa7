import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeMuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { makeUnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { jobsOfResult } from "#core/fitbook/acts/act-job.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { FOLDED_WITHIN } from "#core/notifications/notifications.port.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { makeWatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { now } from "#tests/fixtures.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import type { NotificationNews } from "#core/notifications/notifications.port.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export function actsSuite(store: string, made: () => RelationPorts): void {
  describe(`what others do, told of in ${store}`, () => {
    async function people() {
      const ties = made();
      const [asha, ravi, meera] = [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Meera")];
      return { ties, asha, ravi, meera, ...actsOver(ties) };
    }

    it("to a post is told to its author, by kind, as one within an hour, and once however often it is told", async () => {
      const { asha, ravi, meera, write, like, comment, tell, told, pass } = await people();
      const post = await write(asha);
      await like(ravi, post);
      await comment(ravi, post);
      for (const _twice of [1, 2]) await tell();
      expect(await told(asha)).toEqual({ told: ["post-commented: Ravi, 0", "post-liked: Ravi, 0"], unread: 2 });
      pass(FOLDED_WITHIN - 1);
      await like(meera, post);
      for (const _again of [1, 2]) await comment(meera, post);
      await tell();
      expect(await told(asha)).toEqual({ told: ["post-commented: Meera, 1", "post-liked: Meera, 1"], unread: 2 });
      pass(1);
      await comment(ravi, post);
      await tell();
      expect((await told(asha)).told.slice(0, 1)).toEqual(["post-commented: Ravi, 0"]);
      expect((await told(asha)).unread).toBe(3);
      expect([await told(ravi), await told(meera)].map(({ unread }) => unread)).toEqual([0, 0]);
    });

    it("is unread again once somebody else does it, and not when the same one takes it back and does it again", async () => {
      const { ties, asha, ravi, meera, write, like, comment, tell, told, pass } = await people();
      const post = await write(asha);
      await like(ravi, post);
      await tell();
      await ties.notifications.markAllRead(asha, now);
      await like(ravi, post, false);
      expect(await told(asha)).toEqual({ told: [], unread: 0 });
      await comment(ravi, post); // Who is seen there is not told for what they took back.
      expect(await told(asha)).toEqual({ told: [], unread: 0 });
      await like(ravi, post);
      await tell();
      expect(await told(asha)).toEqual({ told: ["post-commented: Ravi, 0", "post-liked: Ravi, 0"], unread: 1 });
      pass(1);
      await like(meera, post);
      await tell();
      expect(await told(asha)).toEqual({ told: ["post-commented: Ravi, 0", "post-liked: Meera, 1"], unread: 2 });
    });

    it("by somebody whom they muted makes nothing unread again, and is there once they are muted no more", async () => {
      const { ties, asha, ravi, meera, write, like, tell, told, pass } = await people();
      const { people: stored } = ties.sight;
      const post = await write(asha);
      await like(ravi, post);
      await tell();
      await ties.notifications.markAllRead(asha, now);
      const { version } = await ties.notifications.newsSince(asha, null);
      await stored.mute({ customer: asha, other: meera, at: now });
      pass(1);
      await like(meera, post);
      await tell();
      expect(await told(asha)).toEqual({ told: ["post-liked: Ravi, 0"], unread: 0 });
      expect((await ties.notifications.newsSince(asha, version)).changed).toEqual([]);
      await stored.unmute({ customer: asha, other: meera });
      expect(await told(asha)).toEqual({ told: ["post-liked: Meera, 1"], unread: 0 });
    });

    it("by oneself is told to nobody, and an answer to whom it answers, once where they wrote the post too", async () => {
      const { asha, ravi, meera, write, comment, tell, told } = await people();
      const post = await write(asha);
      const first = await comment(asha, post);
      await comment(asha, post, first);
      const second = await comment(ravi, post, first);
      await tell();
      expect([await told(asha), await told(ravi)]).toEqual([
        { told: ["comment-replied: Ravi, 0"], unread: 1 },
        { told: [], unread: 0 },
      ]);
      await comment(meera, post, await comment(ravi, post));
      await tell();
      expect((await told(ravi)).told).toEqual(["comment-replied: Meera, 0"]);
      expect((await told(asha)).told).toEqual(["post-commented: Meera, 1", "comment-replied: Ravi, 0"]);
      expect(second).not.toBe(first);
    });

    it("counts whom the customer sees now: nobody blocked, muted or gone, and nothing that was taken back or deleted", async () => {
      const { ties, asha, ravi, meera, write, like, comment, remove, removeComment, tell, told } = await people();
      const post = await write(asha);
      await like(ravi, post);
      await like(meera, post);
      const said = await comment(meera, post);
      await tell();
      const block = makeBlockUser({ blocks: ties.blocks, now: () => now });
      const mute = makeMuteUser({ people: ties.sight.people, now: () => now });
      expect((await told(asha)).told).toEqual(["post-commented: Meera, 0", expect.stringMatching(/^post-liked: (Meera|Ravi), 1$/)]);
      await block(ravi, asha);
      expect(await told(asha)).toEqual({ told: ["post-commented: Meera, 0", "post-liked: Meera, 0"], unread: 2 });
      await mute(asha, { other: meera, isMuted: true });
      expect(await told(asha)).toEqual({ told: [], unread: 0 });
      await makeUnblockUser({ blocks: ties.blocks })(ravi, asha);
      expect((await told(asha)).told).toEqual(["post-liked: Ravi, 0"]);
      await mute(asha, { other: meera, isMuted: false });
      await removeComment(meera, { post, comment: said });
      await like(ravi, post, false);
      expect((await told(asha)).told).toEqual(["post-liked: Meera, 0"]);
      await remove(asha, post);
      expect(await told(asha)).toEqual({ told: [], unread: 0 });
    });

    it("is taken out of an open list by a block, and pushed to it as it comes", async () => {
      const { ties, asha, ravi, write, like, tell } = await people();
      const heard: NotificationNews[] = [];
      const listening = makeWatchNotifications(ties.sight)(asha, null).subscribe((news) => heard.push(news));
      await expect.poll(() => heard.length).toBeGreaterThan(0);
      const post = await write(asha);
      await like(ravi, post);
      await tell();
      await expect.poll(() => heard.flatMap(({ changed }) => changed ?? []).map(({ kind }) => kind)).toContain("post-liked");
      const { length } = heard;
      await makeBlockUser({ blocks: ties.blocks, now: () => now })(ravi, asha);
      await expect.poll(() => heard.slice(length).some(({ changed }) => changed === null)).toBe(true);
      listening.unsubscribe();
    });

    it("in a group is told to those who run it, as long as both are in it, and not to whoever let them in", async () => {
      const { asha, ravi, meera, groupOf, step, tell, told, pass, ties } = await people();
      const farah = await ties.someone("Farah");
      const group = await groupOf(asha);
      await step(ravi, group, "join");
      await step(asha, group, "promote", ravi);
      pass(1);
      await step(meera, group, "join");
      await tell();
      expect((await told(asha)).told).toEqual(["group-joined: Meera, 1"]);
      expect((await told(ravi)).told).toEqual(["group-joined: Meera, 0"]);
      expect((await told(meera)).told).toEqual([]);
      await step(asha, group, "demote", ravi);
      await step(meera, group, "leave");
      await step(farah, group, "join");
      await tell();
      expect((await told(asha)).told).toEqual(["group-joined: Farah, 1"]);
      await step(ravi, group, "leave");
      expect((await told(ravi)).told).toEqual([]);
      expect((await told(asha)).told).toEqual(["group-joined: Farah, 0"]);
    });

    it("ends: a result is told to its players once, and badges to who won them", async () => {
      const { asha, ravi, meera, played, tell, told, ties } = await people();
      const farah = await ties.someone("Farah");
      const zoya = await ties.someone("Zoya");
      await played([asha, ravi, meera, farah]);
      for (const _twice of [1, 2]) await tell();
      const [ended, won] = ["challenge-ended: Steps of a day", "badge-won: Steps of a day"];
      expect((await told(asha)).told.toSorted()).toEqual([won, ended]);
      expect((await told(asha)).unread).toBe(2);
      expect((await told(farah)).told).toEqual([ended]);
      expect((await told(zoya)).told).toEqual([]);
      expect(jobsOfResult(challengeId("of-a-cheat"), { version: 2, at: now })).toEqual([]);
    });

    it("is told to nobody who has gone, of nobody who has gone, and goes with its post", async () => {
      const { ties, asha, ravi, write } = await people();
      const { tellOfAct, tellOfChallenge } = ties.notifications;
      const act = {
        id: notificationId(`z-${crypto.randomUUID()}`),
        cause: "like",
        kind: "post-liked",
        post: await write(asha),
        comment: null,
        at: now,
      } as const;
      expect(await tellOfAct({ ...act, isSilent: false, to: customerId("nobody"), person: ravi })).toBe("not-told");
      expect(await tellOfAct({ ...act, isSilent: false, to: asha, person: customerId("nobody") })).toBe("not-told");
      expect(await tellOfAct({ ...act, isSilent: false, to: asha, person: ravi })).toBe("told");
      expect(await tellOfAct({ ...act, isSilent: false, to: asha, person: ravi })).toBe("not-told");
      const { id } = await ties.aChallenge();
      const to = [{ customer: customerId("nobody"), id: notificationId(`z-${crypto.randomUUID()}`) }];
      await tellOfChallenge({ kind: "badge-won", cause: "won", challenge: id, to, at: now });
      await tellOfChallenge({ kind: "badge-won", cause: "won", challenge: id, to: [], at: now });
    });
  });
}
