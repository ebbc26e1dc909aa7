import fc from "fast-check";
import { indianDay } from "#core/shared/indian-time.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { aDish, aGarba, aGlass, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import type { EntryKind, OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";

const MINUTE = 60_000;
const isOpen = (kind: EntryKind): kind is OpenTracker => OPEN_TRACKERS.some((tracker) => tracker === kind);

/** How much of something, and how many minutes before the press it was; `isNone`: there was nothing that day. */
export type Noted = { readonly size: number; readonly before: number; readonly isNone: boolean };

export const anyNoted = (): fc.Arbitrary<Noted> =>
  fc.record({
    size: fc.integer({ min: 1, max: 40 }),
    before: fc.integer({ min: 0, max: 3_000 }), // Two days: many lie on another day than the press.
    isNone: fc.integer({ min: 0, max: 7 }).map((chance) => chance === 0),
  });

export const anyKind = (): fc.Arbitrary<EntryKind> => fc.constantFrom(...OPEN_TRACKERS, "dish" as const, "activity" as const);

/** An entry of that kind as somebody notes it at `now`, in milliseconds since 1970. */
export function notedValue(kind: EntryKind, { size, before, isNone }: Noted, now: number): TrackedValue {
  const at = now - before * MINUTE;
  if (isNone && isOpen(kind)) return { tracker: kind, day: indianDay(at), none: true };
  switch (kind) {
    case "water":
      return aGlass(size * 10, at);
    case "sleep":
      return { tracker: "sleep", start: at - (size * 20 + 10) * MINUTE, end: at, quality: size % 2 === 0 ? null : (size % 5) + 1 };
    case "exercise":
      return aWalk({ at, minutes: size });
    case "meal":
      return aRoti({ at, amount: size, grams: size * 100 });
    case "weight":
      return { tracker: "weight", at, kg: 50 + size, typed: { amount: 50 + size, unit: "kg" } };
    case "dish":
      return aDish({ at, portions: size });
    case "activity":
      return aGarba({ at, met: 1 + size / 10 });
  }
}
