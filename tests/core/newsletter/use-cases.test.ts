import { describe, expect, it } from "vitest";
import { makeConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import { makeSubscribe } from "#core/newsletter/subscribe.use-case.ts";
import { CONFIRMABLE } from "#core/newsletter/subscriptions.port.ts";
import { makeUnsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/newsletter/subscriptions.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import type { ConfirmationLetter, SubscriptionKeys } from "#core/newsletter/subscriptions.port.ts";

const from = (address: string) => ({ address, session: null, language: null });

/** A shop whose letters are counted. */
function shop() {
  const memory = new Memory();
  const subscriptions = memorySubscriptions(memory);
  const sent: SubscriptionKeys[] = [];
  const letter: ConfirmationLetter = (email, keys) => {
    sent.push(keys);
    return { kind: "send-email", email, subject: "Please confirm", text: "", leave: null };
  };
  let at = now;
  const clock = () => at;
  return {
    subscriptions,
    sent,
    later: (minutes: number) => {
      at += minutes * 60_000;
    },
    subscribe: makeSubscribe({ subscriptions, limits: memoryLimits(memory), now: clock, confirmationLetter: letter }),
    confirm: makeConfirmSubscription({ subscriptions, now: clock }),
    unsubscribe: makeUnsubscribe({ subscriptions }),
  };
}

describe("the newsletter", () => {
  it("has a reader once a letter's key comes back, and one less once the other does", async () => {
    const { subscriptions, sent, subscribe, confirm, unsubscribe } = shop();
    expect(await subscribe(from("203.0.113.7"), anEmail())).toEqual(ok(null));
    expect(await subscriptions.confirmed()).toEqual([]);
    const [keys] = sent;
    if (keys === undefined) throw new RangeError("no letter");
    expect(await confirm(keys.confirm)).toEqual(ok(null));
    expect(await subscriptions.confirmed()).toEqual([anEmail()]);
    expect(await unsubscribe(keys.leave)).toBeNull();
    expect(await subscriptions.confirmed()).toEqual([]);
    expect(await confirm(keys.confirm)).toEqual(refused({ kind: "unknown-key" }));
  });

  it("writes to one address three times a day at most, from wherever it is asked, and says so to nobody", async () => {
    const { sent, subscribe, later } = shop();
    for (let time = 0; time < 5; time++) {
      expect(await subscribe(from(`203.0.113.${time}`), anEmail())).toEqual(ok(null));
      later(3);
    }
    expect(sent).toHaveLength(3);
  });

  it("writes one letter to whoever presses many times", async () => {
    const { sent, subscribe, later } = shop();
    for (let time = 0; time < 9; time++) expect(await subscribe(from(`203.0.113.${time}`), anEmail())).toEqual(ok(null));
    expect(sent).toHaveLength(1);
    later(2);
    await subscribe(from("203.0.113.7"), anEmail());
    expect(sent).toHaveLength(2);
  });

  it("is asked for ten times an hour from one place at most", async () => {
    const { sent, subscribe } = shop();
    for (let time = 0; time < 10; time++) await subscribe(from("203.0.113.7"), anEmail(`a${time}@example.in`));
    expect(await subscribe(from("203.0.113.7"), anEmail("b@example.in"))).toEqual(refused({ kind: "too-many" }));
    expect(sent).toHaveLength(10);
    expect(await subscribe(from("203.0.113.9"), anEmail("b@example.in"))).toEqual(ok(null));
  });

  it("can be confirmed for a week", () => expect(CONFIRMABLE).toBe(7 * 24 * 60 * 60 * 1000));
});
