import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { makeChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { makeSwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { keyToLeave, makeLeaveFitbookLetters } from "#core/notifications/letters/leave-fitbook-letters.use-case.ts";
import { makeWriteFitbookLetter } from "#core/notifications/letters/write-fitbook-letter.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { fitbookLetter } from "#cli/fitbook/letters/fitbook-letter.ts";
import { now } from "#tests/fixtures.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import { onlySite } from "#tests/builders/a-letter.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { FitbookKind } from "#core/notifications/fitbook-kind.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

const seals = hmacSeals(Buffer.from("a key of tests"));
const EMAIL = emailIn("asha@example.com") ?? expect.unreachable();

/** Asha, whom Ravi and Meera give something to be told of, with what is written to her. */
export async function people(ties: RelationPorts) {
  const [asha, ravi, meera] = [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Meera")];
  const { notifications } = ties;
  const customers = { withId: async () => ({ ...someoneCalled(asha, "Asha"), email: EMAIL }) };
  const write = makeWriteFitbookLetter({ ...ties.sight, customers, letter: fitbookLetter(onlySite("https://niramaya.test")), seals });
  const choose = makeChooseFitbookLetters({ notifications, now: () => now });
  const acts = actsOver(ties);
  const post = await acts.write(asha);
  return {
    ties,
    asha,
    ravi,
    meera,
    acts,
    post,
    write,
    choose: (kind: FitbookKind, isByLetter = true) => choose(asha, { kind, isByLetter, language: "en" }),
    turn: (kind: FitbookKind, isOn: boolean) => makeSwitchFitbookKind({ notifications, now: () => now })(asha, { kind, isOn }),
    leave: (key: string) => makeLeaveFitbookLetters({ notifications, seals, now: () => now })(key),
    async written(): Promise<readonly MessageJob[]> {
      const letters: MessageJob[] = [];
      await write(asha, async (letter) => void letters.push(letter));
      return letters;
    },
  };
}

export function lettersSuite(store: string, over: () => RelationPorts): void {
  describe(`letters of Fitbook over ${store}`, () => {
    it("are written to nobody who did not choose them, and of no other kind", async () => {
      const { acts, ravi, post, choose, written } = await people(over());
      await acts.like(ravi, post);
      await acts.tell();
      expect(await written()).toEqual([]);
      await choose("post-commented");
      await acts.tell();
      expect(await written()).toEqual([]);
    });

    it("tell of what comes after they were chosen, once, and never what", async () => {
      const { asha, acts, ravi, meera, post, choose, written } = await people(over());
      await acts.like(ravi, post);
      await acts.tell();
      for (const _twice of [1, 2]) await choose("post-liked");
      expect(await written()).toEqual([]);
      await acts.like(meera, post);
      await acts.tell();
      const [letter, ...others] = await written();
      expect(others).toEqual([]);
      expect(letter).toMatchObject({ kind: "send-email", email: EMAIL, subject: "There is something new for you" });
      const key = new URLSearchParams({ token: keyToLeave(asha, seals) }).toString();
      expect(letter).toMatchObject({ leave: `https://niramaya.test/api/notification/letters/leave?${key}` });
      expect(JSON.stringify(letter)).toContain(`https://niramaya.test/newsletter/leave?of=fitbook&${key}\\n`);
      expect(JSON.stringify(letter).replaceAll(key, "")).not.toMatch(/Meera|Ravi|Walked|like|post/i);
      expect(await written()).toEqual([]);
    });

    it("are not written of what was read, switched off, or not asked for any more", async () => {
      const { ties, asha, acts, ravi, post, choose, turn, written } = await people(over());
      await choose("post-liked");
      await acts.like(ravi, post);
      await acts.tell();
      await ties.notifications.markAllRead(asha, now);
      expect(await written()).toEqual([]);
      await choose("post-commented");
      await acts.comment(ravi, post);
      await acts.tell();
      await turn("post-commented", false);
      expect(await written()).toEqual([]);
      await turn("post-commented", true); // It stands in the list again, and is not new.
      expect(await written()).toEqual([]);
      await choose("post-commented", false);
      await acts.comment(ravi, post);
      await acts.tell();
      expect(await written()).toEqual([]);
    });

    it("are not written again of what was told for somebody whom they muted, who did the same", async () => {
      const { ties, asha, acts, ravi, meera, post, choose, written } = await people(over());
      await choose("post-liked");
      await acts.like(ravi, post);
      await acts.tell();
      expect(await written()).toHaveLength(1);
      await ties.sight.people.mute({ customer: asha, other: meera, at: now });
      acts.pass(1);
      await acts.like(meera, post);
      await acts.tell();
      expect(await written()).toEqual([]);
    });

    it("are not written of somebody who was blocked while they waited, or when sending was tried again", async () => {
      const { ties, asha, acts, ravi, meera, post, choose, written, write } = await people(over());
      await choose("post-liked");
      await acts.like(ravi, post);
      await acts.tell();
      const fails = async () => {
        throw new TypeError("no line");
      };
      await expect(write(asha, fails)).rejects.toThrow("no line");
      await makeBlockUser({ blocks: ties.blocks, now: () => now })(ravi, asha);
      expect(await written()).toEqual([]);
      await acts.like(meera, post);
      await acts.tell();
      expect(await written()).toHaveLength(1);
    });

    it("tell of a changed challenge, of its cancellation and of a removal by one choice, and of what areas announce", async () => {
      const { ties, asha, acts, ravi, choose, written } = await people(over());
      await choose("challenge-changed");
      await acts.newsOf(asha, ravi);
      expect(await written()).toHaveLength(1);
      await choose("moderation");
      const announced = { to: asha, text: { en: "", hi: "" }, path: "/fitbook", at: now };
      await ties.announce([{ ...announced, id: notificationId(randomUUID()), cause: "an alert", topic: "alert" }]);
      expect(await written()).toEqual([]);
      await ties.announce([{ ...announced, id: notificationId(randomUUID()), cause: "a decision", topic: "fitbook" }]);
      expect(await written()).toHaveLength(1);
    });

    it("are left with the key of any letter, all at once, until they are chosen again, and by no other key", async () => {
      const { ties, asha, acts, ravi, meera, post, choose, leave, written } = await people(over());
      await choose("post-liked");
      await choose("post-commented");
      const key = keyToLeave(asha, seals);
      for (const other of ["", asha, `${asha}.`, `${asha}.guessed`, key.slice(0, -1), keyToLeave(ravi, seals)]) await leave(other);
      expect((await ties.notifications.byLetter(asha)).toSorted()).toEqual(["post-commented", "post-liked"]);
      await acts.like(ravi, post);
      await acts.tell();
      for (const _twice of [1, 2]) expect(await leave(key)).toBeNull();
      expect(await written()).toEqual([]);
      expect(await ties.notifications.byLetter(asha)).toEqual([]);
      await choose("post-liked");
      expect(await written()).toEqual([]); // What came before is not new.
      await acts.like(meera, post);
      await acts.tell();
      expect(await written()).toHaveLength(1);
      await leave(keyToLeave(customerId("nobody"), seals));
    });

    it("are in the language that was chosen last, and none to whoever has gone", async () => {
      const { ties, asha, acts, ravi, post, choose, written, write } = await people(over());
      await choose("post-liked");
      await makeChooseFitbookLetters({ notifications: ties.notifications, now: () => now })(asha, {
        kind: "event",
        isByLetter: true,
        language: "hi",
      });
      await acts.like(ravi, post);
      await acts.tell();
      expect(await written()).toMatchObject([{ subject: "आपके लिए कुछ नया है" }]);
      const nobody = customerId("nobody");
      await makeChooseFitbookLetters({ notifications: ties.notifications, now: () => now })(nobody, {
        kind: "event",
        isByLetter: true,
        language: "en",
      });
      await write(nobody, () => expect.unreachable());
    });
  });
}
