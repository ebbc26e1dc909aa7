import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { begunAnswersIn } from "#adapters/browser-storage/begun-answers.ts";
import { memoryMindAnswers } from "#adapters/memory/trackers/mind-answers.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { makeAllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { makeListMindAnswers } from "#core/trackers/mind/list-mind-answers.use-case.ts";
import { makeSaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import { MindStore } from "#web/features/trackers/wellness/mind/mind-store.ts";
import { now } from "#tests/fixtures.ts";

const asha = customerId("asha");

const meera = customerId("meera");
const FORTNIGHT = 14 * 86_400_000;

function made() {
  sessionStorage.clear();
  const memory = new Memory();
  const [trackers, mind] = [memoryTrackers(memory), memoryMindAnswers(memory)];
  const line = { isOut: false, asked: [] as string[], held: null as Promise<void> | null };
  /** A call to the server: it may find no line, or wait for what the test holds it up by. */
  const called =
    <A extends readonly unknown[], R>(name: string, call: (...asked: A) => Promise<R>) =>
    async (...asked: A) => {
      const { held } = line;
      line.asked.push(name);
      if (line.isOut) throw new PortUnavailable("the line", null);
      const answer = await call(...asked);
      await held;
      return answer;
    };
  const needs = {
    begun: begunAnswersIn(() => sessionStorage),
    list: called("list", makeListMindAnswers({ mind, trackers })),
    allow: called("allow", makeAllowHealthData({ trackers, now: () => now })),
    save: called("save", makeSaveMindAnswers({ mind, trackers, now: () => now })),
    now: () => now,
  };
  const allowed = makeAllowHealthData({ trackers, now: () => now });
  const keptOf = async (customer: typeof asha) => (await mind.listOf(customer)).map(({ questionId, answer }) => [questionId, answer]);
  return { needs, line, allowed, keptOf, kept: () => keptOf(asha) };
}

/** A page of Asha's, or of nobody's (null), that shows her answers. */
async function shownTo(customer: typeof asha | null, needs: ConstructorParameters<typeof MindStore>[0]) {
  const store = new MindStore(needs);
  await store.show();
  await store.follow(customer, "left");
  return store;
}

describe("answers about the mind", () => {
  it("of nobody stay in the tab, over a reload, and go at sign-out", async () => {
    const { needs, kept } = made();
    const store = new MindStore(needs);
    await store.show();
    await store.choose("social-1", 3); // Before it is known whose it is.
    await store.follow(null, "left");
    await store.choose("social-2", 1);
    const again = new MindStore(needs);
    await again.show();
    await again.follow(null, "left");
    expect([...again.answersOf("social")]).toEqual([
      ["social-1", 3],
      ["social-2", 1],
    ]);
    expect(again.askAgainAt("social")).toBe(null);
    await again.again("social");
    expect([await kept(), again.answersOf("social").size]).toEqual([[], 0]);
  });

  it("of an account are asked for once a page shows them, and no sooner", async () => {
    const { needs } = made();
    const store = new MindStore(needs);
    await store.follow(asha, "left");
    expect(store.state).toBe("unknown");
    await store.show();
    expect([store.state, store.customer]).toEqual(["read", asha]);
  });

  it("of somebody who allowed nothing stay in the tab, and go into the account once they allow it", async () => {
    const { needs, kept } = made();
    const store = new MindStore(needs);
    await store.show();
    await store.follow(asha, "left");
    await store.choose("social-1", 3);
    expect([store.asksForConsent, await kept()]).toEqual([true, []]);
    await store.allow();
    expect([store.asksForConsent, await kept()]).toEqual([false, [["social-1", 3]]]);
    expect(needs.begun.read("social")).toBe(null);
    expect(store.askAgainAt("social")).toBe(now + 14 * 86_400_000);
    await store.follow(null, "left");
    expect(store.answersOf("social").size).toBe(0);
  });

  it("of a tab are nobody's until somebody says that they are theirs", async () => {
    const { needs, allowed, kept } = made();
    const before = new MindStore(needs);
    await before.show();
    await before.follow(null, "left");
    await before.choose("emotional-1", 2);
    await allowed(asha, true);
    const store = new MindStore(needs);
    await store.show();
    await store.follow(asha, "left");
    expect([store.answersOf("emotional").size, store.found.size, await kept()]).toEqual([0, 1, []]);
    await store.keepFound();
    expect([store.found.size, await kept(), needs.begun.read("emotional")]).toEqual([0, [["emotional-1", 2]], null]);
  });

  it("that could not be saved are drawn, told of, and saved with the next", async () => {
    const { needs, line, allowed, kept } = made();
    await allowed(asha, true);
    const store = new MindStore(needs);
    await store.show();
    await store.follow(asha, "left");
    line.isOut = true;
    await store.choose("social-1", 3);
    expect([store.hasFailed, store.answersOf("social").size, await kept()]).toEqual([true, 1, []]);
    line.isOut = false;
    await store.choose("social-2", 0);
    expect([store.hasFailed, await kept()]).toEqual([
      false,
      [
        ["social-1", 3],
        ["social-2", 0],
      ],
    ]);
  });

  it("are nobody's and kept nowhere until it is known who is here", async () => {
    const { needs, line } = made();
    const store = new MindStore(needs);
    expect([store.consent, store.hasFailed, store.asksForConsent]).toEqual([false, false, false]);
    await store.show();
    await store.choose("social-1", 3);
    expect([store.state, line.asked, needs.begun.read("social")]).toEqual(["unknown", [], null]);
    await store.follow(null, "left");
    expect([store.state, store.unsaved.size, store.asksForConsent, store.askAgainAt("social")]).toEqual(["read", 0, false, null]);
    expect(needs.begun.read("social")).not.toBeNull();
    await store.choose("social-2", 1);
    expect([store.unsaved.size, store.askAgainAt("social"), line.asked]).toEqual([0, null, []]);
  });

  it("of nobody are read from the tab though no page shows them, and nothing is written where there are none", async () => {
    const { needs, line } = made();
    const store = new MindStore(needs);
    await store.follow(null, "left");
    await store.open();
    expect([store.state, sessionStorage.length, line.asked]).toEqual(["read", 0, []]);
  });

  it("of an account are asked for once, and shown with the time at which they may be asked again", async () => {
    const { needs, line, allowed } = made();
    await allowed(asha, true);
    const before = await shownTo(asha, needs);
    await before.choose("social-1", 3);
    line.asked.length = 0;
    const store = new MindStore(needs);
    await store.follow(asha, "left");
    await store.open();
    await store.show();
    await store.show();
    await store.follow(asha, "left");
    expect([line.asked, [...store.answersOf("social")], store.askAgainAt("social")]).toEqual([
      ["list"],
      [["social-1", 3]],
      now + FORTNIGHT,
    ]);
  });

  it("are unavailable without a line, until they are asked for again; what is shown stays", async () => {
    const { needs, line } = made();
    line.isOut = true;
    const store = await shownTo(asha, needs);
    expect([store.state, store.asksForConsent]).toEqual(["unavailable", false]);
    line.isOut = false;
    await store.open();
    expect([store.state, store.asksForConsent]).toEqual(["read", true]);
    line.isOut = true;
    await store.open();
    expect(store.state).toBe("read");
  });

  it("that were pressed before it was known whose they are stand over those of the account, and are saved", async () => {
    const { needs, allowed, kept } = made();
    await allowed(asha, true);
    const before = await shownTo(asha, needs);
    for (const id of ["social-1", "social-2", "emotional-1"]) await before.choose(id, 2);
    const store = new MindStore(needs);
    await store.show();
    await store.choose("social-1", null);
    await store.choose("social-2", 0);
    await store.follow(asha, "left");
    expect([[...store.answersOf("social")], [...store.answersOf("emotional")]]).toEqual([[["social-2", 0]], [["emotional-1", 2]]]);
    expect(store.askAgainAt("social")).toBe(now + FORTNIGHT);
    expect((await kept()).sort()).toEqual([
      ["emotional-1", 2],
      ["social-2", 0],
    ]);
  });

  it("of a tab are shown beside those that were pressed, to whoever has allowed nothing, and all are saved once they do", async () => {
    const { needs, line, kept } = made();
    const nobodys = await shownTo(null, needs);
    await nobodys.choose("social-1", 2);
    await nobodys.choose("social-2", 1);
    const store = new MindStore(needs);
    await store.show();
    await store.choose("social-1", 3);
    await store.follow(asha, "left");
    expect([...store.answersOf("social")].sort()).toEqual([
      ["social-1", 3],
      ["social-2", 1],
    ]);
    expect([store.found.size, line.asked]).toEqual([0, ["list"]]);
    expect(store.given.get("social-2")).toEqual({ answer: 1, at: null });
    await store.allow();
    expect((await kept()).sort()).toEqual([
      ["social-1", 3],
      ["social-2", 1],
    ]);
  });

  it("go from the tab with whoever signs out, also where somebody else signs in at once, and stay where a session ended", async () => {
    for (const { next, how, left } of [
      { next: null, how: "left", left: 0 },
      { next: meera, how: "left", left: 0 },
      { next: null, how: "ended", left: 1 },
    ] as const) {
      const { needs } = made();
      const store = await shownTo(asha, needs);
      await store.choose("social-1", 3);
      await store.follow(next, how);
      expect(store.answersOf("social").size).toBe(left);
      expect([store.consent, store.hasFailed]).toEqual([false, false]);
    }
  });

  it("of a tab stay where the same customer is told of twice before a page shows them", async () => {
    const { needs } = made();
    const nobodys = await shownTo(null, needs);
    await nobodys.choose("social-1", 2);
    const store = new MindStore(needs);
    await store.follow(asha, "left");
    await store.follow(asha, "left");
    await store.show();
    expect(store.answersOf("social").size).toBe(1);
  });

  it("are nothing of an answer whose customer has left", async () => {
    const { needs, line, allowed, keptOf } = made();
    await allowed(asha, true);
    const before = await shownTo(asha, needs);
    await before.choose("social-1", 3);
    const store = new MindStore(needs);
    await store.show();
    const listed = Promise.withResolvers<void>();
    line.held = listed.promise;
    const asking = store.follow(asha, "left");
    line.held = null;
    await store.follow(meera, "left");
    listed.resolve();
    await asking;
    expect([store.customer, store.consent, store.answersOf("social").size]).toEqual([meera, false, 0]);
    const allow = Promise.withResolvers<void>();
    line.held = allow.promise;
    const allowing = store.allow();
    line.held = null;
    await store.follow(asha, "left");
    await store.follow(null, "left");
    allow.resolve();
    await allowing;
    expect([store.consent, await keptOf(meera)]).toEqual([false, []]);
  });

  it("are allowed by who is signed in alone, and told of where that could not be", async () => {
    const { needs, line } = made();
    const nobodys = await shownTo(null, needs);
    await nobodys.allow();
    expect([nobodys.consent, line.asked]).toEqual([false, []]);
    const store = await shownTo(asha, needs);
    line.isOut = true;
    await store.allow();
    expect([store.consent, store.hasFailed]).toEqual([false, true]);
    line.isOut = false;
    await store.allow();
    expect([store.consent, store.hasFailed]).toEqual([true, false]);
  });

  it("that were changed while they were saved are saved again", async () => {
    const { needs, line, allowed, kept } = made();
    await allowed(asha, true);
    const store = await shownTo(asha, needs);
    const saved = Promise.withResolvers<void>();
    line.held = saved.promise;
    const saving = store.choose("social-1", 3);
    const changing = store.choose("social-1", 1);
    line.held = null;
    saved.resolve();
    await Promise.all([saving, changing]);
    expect([await kept(), store.unsaved.size]).toEqual([[["social-1", 1]], 0]);
  });

  it("of whoever comes next are saved, though the last one's are just being saved", async () => {
    const { needs, line, allowed, keptOf } = made();
    await allowed(asha, true);
    await allowed(meera, true);
    const store = await shownTo(asha, needs);
    const saved = Promise.withResolvers<void>();
    line.held = saved.promise;
    const saving = store.choose("social-1", 3);
    line.held = null;
    await store.follow(meera, "left");
    line.isOut = true;
    await store.choose("social-1", 3);
    expect(store.hasFailed).toBe(true);
    saved.resolve();
    await saving;
    expect([store.hasFailed, store.unsaved.size]).toEqual([true, 1]);
    line.isOut = false;
    await store.choose("emotional-1", 2);
    expect([await keptOf(asha), (await keptOf(meera)).sort(), store.unsaved.size]).toEqual([
      [["social-1", 3]],
      [
        ["emotional-1", 2],
        ["social-1", 3],
      ],
      0,
    ]);
  });

  it("stay in the tab, and are asked about again, where what was allowed was taken back on another device", async () => {
    const { needs, allowed, kept } = made();
    await allowed(asha, true);
    const store = await shownTo(asha, needs);
    await allowed(asha, false);
    await store.choose("social-1", 3);
    expect([store.asksForConsent, await kept()]).toEqual([true, []]);
    expect(needs.begun.read("social")).not.toBeNull();
    await store.follow(meera, "left");
    await store.follow(asha, "left");
    expect(store.consent).toBe(false);
  });
});
