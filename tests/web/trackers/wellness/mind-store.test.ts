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

function made() {
  sessionStorage.clear();
  const memory = new Memory();
  const [trackers, mind] = [memoryTrackers(memory), memoryMindAnswers(memory)];
  const line = { isOut: false };
  const save = makeSaveMindAnswers({ mind, trackers, now: () => now });
  const needs = {
    begun: begunAnswersIn(() => sessionStorage),
    list: makeListMindAnswers({ mind, trackers }),
    allow: makeAllowHealthData({ trackers, now: () => now }),
    save: (async (...given) => {
      if (line.isOut) throw new PortUnavailable("the line", null);
      return save(...given);
    }) satisfies typeof save,
    now: () => now,
  };
  return { needs, line, kept: async () => (await mind.listOf(asha)).map(({ questionId, answer }) => [questionId, answer]) };
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
    const { needs, kept } = made();
    const before = new MindStore(needs);
    await before.show();
    await before.follow(null, "left");
    await before.choose("emotional-1", 2);
    await needs.allow(asha, true);
    const store = new MindStore(needs);
    await store.show();
    await store.follow(asha, "left");
    expect([store.answersOf("emotional").size, store.found.size, await kept()]).toEqual([0, 1, []]);
    await store.keepFound();
    expect([store.found.size, await kept(), needs.begun.read("emotional")]).toEqual([0, [["emotional-1", 2]], null]);
  });

  it("that could not be saved are drawn, told of, and saved with the next", async () => {
    const { needs, line, kept } = made();
    await needs.allow(asha, true);
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
});
