import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entry, payableId, PLAIN_ACCOUNTS } from "#core/ledger/entry.ts";
import { appended, balanceOf, balances, movedBy, withEntries } from "#core/ledger/ledger.ts";
import { ledgerFaults } from "#core/ledger/ledger-fault.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { Entry, EntryKind } from "#core/ledger/entry.ts";

const order = payableId("order-1");
const move = (key: string, kind: EntryKind, amount: number, given: Partial<Entry> = {}): Entry => {
  const [customer, other] = kind === "sale" || kind === "payout" ? [amount, -amount] : [-amount, amount];
  const postings = [
    { account: "customer", amount: paise(customer) },
    { account: "provider", amount: paise(other) },
  ] as const;
  return entry({ key, payable: order, kind, at: 0, postings, ...given });
};

describe("an entry", () => {
  it("has one posting an account, none of nothing, and never one without its other side", () => {
    const postings = [
      { account: "cgst", amount: paise(3) },
      { account: "customer", amount: paise(-5) },
      { account: "cgst", amount: paise(2) },
      { account: "sgst", amount: paise(0) },
    ] as const;
    expect(move("k", "sale", 1, { postings }).postings).toEqual([
      { account: "cgst", amount: 5 },
      { account: "customer", amount: -5 },
    ]);
    expect(() => move("k", "sale", 1, { postings: postings.slice(0, 2) })).toThrow(new RangeError("the postings of k sum to -2"));
  });
});

describe("a ledger", () => {
  it("takes an entry once, and no other money under its key", () => {
    const first = move("a", "sale", 100);
    expect(appended([], first)).toEqual(ok([first]));
    expect(appended([first], { ...first, at: 9 })).toEqual(ok([first]));
    expect(appended([first], move("a", "sale", 99))).toEqual(refused({ kind: "key-is-taken", by: first }));
    expect(appended([first], move("a", "sale", 100, { payable: payableId("x") }))).toEqual(refused({ kind: "key-is-taken", by: first }));
    expect(appended([first], move("a", "payout", 100))).toEqual(refused({ kind: "key-is-taken", by: first }));
  });

  it("looks for the key among all entries, and compares every account and every amount", () => {
    const first = move("a", "sale", 100);
    const second = move("b", "sale", 100);
    expect(appended([first], second)).toEqual(ok([first, second]));
    expect(appended([first, second], second)).toEqual(ok([first, second]));
    const moved = (...postings: readonly (readonly [account: "customer" | "provider" | "courier" | "bank", amount: number])[]) =>
      move("a", "sale", 0, { postings: postings.map(([account, amount]) => ({ account, amount: paise(amount) })) });
    for (const other of [
      moved(["customer", 100], ["bank", -100]),
      moved(["customer", 100], ["provider", -60], ["bank", -40]),
      moved(["customer", 60], ["bank", 40], ["provider", -100]),
      moved(["courier", 100], ["provider", -100]),
    ])
      expect(appended([first], other)).toEqual(refused({ kind: "key-is-taken", by: first }));
    const three = moved(["customer", 100], ["provider", -60], ["bank", -40]);
    expect(appended([three], moved(["customer", 100], ["provider", -100]))).toEqual(refused({ kind: "key-is-taken", by: three }));
    const both = moved(["customer", 0], ["provider", 0]);
    expect(appended([both], first)).toEqual(refused({ kind: "key-is-taken", by: both }));
  });

  it("takes all entries of a change, each once, and stops a change that would move other money", () => {
    const [first, second] = [move("a", "sale", 100), move("b", "sale", 50)];
    expect(withEntries([first], [{ ...first, at: 9 }, second, second])).toEqual([first, second]);
    expect(withEntries([first], [])).toEqual([first]);
    expect(() => withEntries([first], [second, move("a", "sale", 99)])).toThrow(new TypeError("a moved other money before"));
  });

  it("is of something that is paid for", () => expect(() => payableId("")).toThrow(new RangeError("a payable id is not empty")));

  it("sums to nothing over all accounts, in every order of its entries", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom(...PLAIN_ACCOUNTS), fc.constantFrom(...PLAIN_ACCOUNTS), fc.integer({ min: -999, max: 999 }).map(paise)),
        ),
        (moves) => {
          const ledger = moves.map(([from, to, amount], place) =>
            entry({
              key: `${place}`,
              payable: order,
              kind: "sale",
              at: 0,
              postings: [
                { account: from, amount: paise(0 - amount) },
                { account: to, amount },
              ],
            }),
          );
          const sums = balances(ledger);
          expect([...sums.values()].reduce((all, one) => all + one, 0)).toBe(0);
          for (const [account, sum] of sums) expect(balanceOf(ledger.toReversed(), account)).toBe(sum);
        },
      ),
    ));

  it("tells what each kind of move brought", () => {
    const ledger = [move("a", "sale", 100), move("b", "payment", 100), move("c", "refund", 30), move("d", "payout", 30)];
    expect((["sale", "payment", "refund", "payout"] as const).map((kind) => movedBy(ledger, kind, "customer"))).toEqual([
      100, -100, -30, 30,
    ]);
    expect([balanceOf(ledger, "customer"), ledgerFaults(order, ledger)]).toEqual([0, []]);
  });

  it("may pay out what was paid too much", () =>
    expect(ledgerFaults(order, [move("a", "payment", 70), move("b", "payout", 70)])).toEqual([]));

  it.each<[string, Entry[], object[]]>([
    [
      "an entry out of balance",
      [{ ...move("a", "sale", 5), postings: [{ account: "igst", amount: paise(2) }] }],
      [{ kind: "entry-out-of-balance", key: "a", balance: 2 }],
    ],
    ["a key twice", [move("a", "sale", 5), move("a", "sale", 5)], [{ kind: "key-twice", key: "a" }]],
    [
      "another payable's money",
      [move("a", "sale", 5, { payable: payableId("x") })],
      [{ kind: "of-another-payable", key: "a", payable: "x" }],
    ],
    ["more refunded than sold", [move("a", "sale", 5), move("b", "refund", 6)], [{ kind: "refunded-above-paid", refunded: 6, paid: 5 }]],
    [
      "more paid out than is owed",
      [move("a", "sale", 5), move("b", "payment", 5), move("c", "refund", 2), move("d", "payout", 3)],
      [{ kind: "paid-out-above-owed", paidOut: 3, owed: 2 }],
    ],
    [
      "money paid out that was never paid",
      [move("a", "sale", 5), move("c", "refund", 5), move("d", "payout", 5)],
      [{ kind: "paid-out-above-owed", paidOut: 5, owed: 0 }],
    ],
  ])("shows %s", (_, ledger, faults) => expect(ledgerFaults(order, ledger)).toEqual(faults));
});
