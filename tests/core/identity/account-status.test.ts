import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueFrom, nextAccountStatus } from "#core/identity/account-status.ts";
import type { AccountEvent, AccountStatus } from "#core/identity/account-status.ts";

const DAY = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 20);
const staying: AccountStatus = { kind: "staying" };

/** Events as time goes on. */
const anyHistory = (): fc.Arbitrary<readonly AccountEvent[]> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom("asked-to-leave", "restored", "came-due", "blocked", "unblocked"),
        fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 * DAY }), fc.constant(30 * DAY), fc.constant(183 * DAY)),
      ),
    )
    .map((steps) => {
      let at = start;
      return steps.map(([kind, passed]): AccountEvent => {
        at += passed;
        return kind === "blocked" || kind === "unblocked" ? { kind } : { kind, at };
      });
    });

const stateAfter = (events: readonly AccountEvent[], from: AccountStatus = staying) => events.reduce(nextAccountStatus, from);

describe("an account's status", () => {
  it("is left by nothing once it is forgotten, and by time alone once it is erased", () => {
    fc.assert(
      fc.property(anyHistory(), anyHistory(), (before, later) => {
        const status = stateAfter(before);
        if (status.kind === "forgotten") expect(stateAfter(later, status)).toEqual(status);
        if (status.kind === "erased") expect(["erased", "forgotten"]).toContain(stateAfter(later, status).kind);
      }),
    );
  });

  it("is never erased before thirty days have passed since the last request, and not at all where it was restored", () => {
    fc.assert(
      fc.property(anyHistory(), (events) => {
        let status = stateAfter([]);
        let asked: number | null = null;
        for (const event of events) {
          const next = nextAccountStatus(status, event);
          if (next.kind === "leaving" && status.kind !== "leaving" && "at" in event) asked = event.at;
          if (next.kind === "erased" && status.kind !== "erased") {
            expect("at" in event && asked !== null && event.at - asked).toBeGreaterThanOrEqual(30 * DAY);
          }
          status = next;
        }
      }),
    );
  });

  it("comes due exactly when it says so", () => {
    fc.assert(
      fc.property(anyHistory(), (events) => {
        const status = stateAfter(events);
        const due = dueFrom(status);
        const dueAt = (at: number) => nextAccountStatus(status, { kind: "came-due", at });
        expect(dueAt((due ?? Number.MAX_SAFE_INTEGER) - 1)).toBe(status);
        if (due !== null) expect(dueAt(due)).not.toBe(status);
      }),
    );
  });

  it("comes back to staying until the thirtieth day has passed", () => {
    const leaving = nextAccountStatus(staying, { kind: "asked-to-leave", at: start });
    expect(leaving).toEqual({ kind: "leaving", erasedFrom: start + 30 * DAY });
    expect(nextAccountStatus(leaving, { kind: "restored", at: start + 30 * DAY - 1 })).toEqual(staying);
    expect(nextAccountStatus(leaving, { kind: "restored", at: start + 30 * DAY })).toBe(leaving);
    expect(nextAccountStatus(leaving, { kind: "asked-to-leave", at: start + DAY })).toBe(leaving);
  });

  it("is erased once it is due, and forgotten 183 days later: by time alone, and then nothing is due any more", () => {
    const leaving: AccountStatus = { kind: "leaving", erasedFrom: start };
    const erased = nextAccountStatus(leaving, { kind: "came-due", at: start + DAY });
    expect(erased).toEqual({ kind: "erased", forgottenFrom: start + 184 * DAY });
    expect(dueFrom(erased)).toBe(start + 184 * DAY);
    expect(nextAccountStatus(erased, { kind: "came-due", at: start + 184 * DAY - 1 })).toBe(erased);
    for (const kind of ["restored", "asked-to-leave"] as const)
      expect(nextAccountStatus(erased, { kind, at: start + 200 * DAY })).toBe(erased);
    const forgotten = nextAccountStatus(erased, { kind: "came-due", at: start + 184 * DAY });
    expect([forgotten, dueFrom(forgotten)]).toEqual([{ kind: "forgotten" }, null]);
  });

  it("is blocked only while it stays", () => {
    expect(nextAccountStatus(staying, { kind: "blocked" })).toEqual({ kind: "blocked" });
    expect(stateAfter([{ kind: "blocked" }, { kind: "asked-to-leave", at: start }])).toEqual({ kind: "blocked" });
    expect(stateAfter([{ kind: "blocked" }, { kind: "unblocked" }])).toEqual(staying);
  });
});
