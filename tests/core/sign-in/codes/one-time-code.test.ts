import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CODE_LENGTH, CODE_LIFE, CODE_TRIES, nextCode, PROOF_LIFE, sentAt } from "#core/sign-in/codes/one-time-code.ts";
import type { CodeEvent, CodeState } from "#core/sign-in/codes/one-time-code.ts";

const start = Date.UTC(2026, 10, 20);

const anyHistory = (): fc.Arbitrary<readonly CodeEvent[]> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom("typed-right", "typed-wrong", "used", "replaced"),
        fc.oneof(fc.constant(0), fc.integer({ min: 0, max: PROOF_LIFE }), fc.constantFrom(CODE_LIFE, PROOF_LIFE)),
      ),
    )
    .map((steps) => {
      let at = start;
      return steps.map(([kind, passed]): CodeEvent => {
        at += passed;
        return kind === "replaced" ? { kind } : { kind, at };
      });
    });

function passed(events: readonly CodeEvent[]): readonly (readonly [before: CodeState, event: CodeEvent, after: CodeState])[] {
  let state = sentAt(start);
  return events.map((event) => {
    const before = state;
    state = nextCode(state, event);
    return [before, event, state];
  });
}

describe("a code", () => {
  it("proves at most once, within five minutes, after at most two wrong tries", () => {
    fc.assert(
      fc.property(anyHistory(), (events) => {
        const steps = passed(events);
        const proving = steps.filter(([before, , after]) => before.kind === "awaited" && after.kind === "proved");
        expect(proving.length).toBeLessThanOrEqual(1);
        for (const [, event] of proving) {
          expect(event.kind).toBe("typed-right");
          expect("at" in event && event.at < start + CODE_LIFE).toBe(true);
          const wrong = steps
            .slice(
              0,
              steps.findIndex(([, , after]) => after.kind === "proved"),
            )
            .filter(([, { kind }]) => kind === "typed-wrong");
          expect(wrong.length).toBeLessThan(CODE_TRIES);
        }
      }),
    );
  });

  it("is over for good", () => {
    fc.assert(
      fc.property(anyHistory(), (events) => {
        const kinds = passed(events).map(([, , { kind }]) => kind);
        const over = kinds.indexOf("over");
        if (over !== -1) expect(new Set(kinds.slice(over))).toEqual(new Set(["over"]));
      }),
    );
  });

  it("never gains tries or time, save by being proved", () => {
    fc.assert(
      fc.property(anyHistory(), (events) => {
        for (const [before, , after] of passed(events)) {
          if (before.kind !== "awaited" || after.kind !== "awaited") continue;
          expect(after.tries).toBeLessThanOrEqual(before.tries);
          expect(after.until).toBe(before.until);
        }
      }),
    );
  });

  it("has four digits, three tries and five minutes, and a proof ten minutes [co-otp-length]", () => {
    expect([CODE_LENGTH, CODE_TRIES, CODE_LIFE, PROOF_LIFE]).toEqual([4, 3, 300_000, 600_000]);
    const sent = sentAt(start);
    expect(nextCode(sent, { kind: "typed-right", at: start + CODE_LIFE })).toEqual({ kind: "over" });
    const proved = nextCode(sent, { kind: "typed-right", at: start + CODE_LIFE - 1 });
    expect(proved).toEqual({ kind: "proved", until: start + CODE_LIFE - 1 + PROOF_LIFE });
    expect(nextCode(proved, { kind: "typed-right", at: start + CODE_LIFE })).toBe(proved);
    expect(nextCode(sent, { kind: "used", at: start })).toBe(sent);
    for (const state of [sent, proved]) expect(nextCode(state, { kind: "replaced" })).toEqual({ kind: "over" });
  });
});
