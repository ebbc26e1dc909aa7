import fc from "fast-check";

/** A file of `slots list`, as JSON.parse gives it. */
export type WireSlots = {
  readonly now: string;
  readonly from: string;
  readonly to: string;
  readonly practitioner: {
    readonly _id: string;
    readonly status: string;
    readonly lengths: readonly number[];
    readonly buffer?: number;
    readonly lead?: number;
    readonly horizon?: number;
  };
  readonly length: number;
  readonly patient?: string | null;
  readonly exclude?: string | null;
  readonly windows: readonly WireWindow[];
  readonly exceptions?: readonly WireException[];
  readonly bookings?: readonly WireBooking[];
};

export type WireDayWindow = { readonly from: string; readonly to: string };
export type WireWindow = WireDayWindow & { readonly weekday: string; readonly valid_from?: string; readonly valid_until?: string };
export type WireException = { readonly date: string; readonly windows: readonly WireDayWindow[] } | WireDayWindow;
export type WireBooking = {
  readonly _id: string;
  readonly practitioner?: string;
  readonly patient?: string;
  readonly start: string;
  readonly length: number;
  readonly buffer?: number;
  readonly state: string;
  readonly expires_at?: string;
};

const MINUTE = 60_000;
const NOON = Date.parse("2026-11-22T06:30:00Z");

/** Sundays in India: any, the last before the end of a year and of a month, and one with a leap day behind it. */
const SUNDAYS = ["2026-11-22", "2026-12-27", "2027-02-28", "2028-02-27"];

/** Files around a Sunday, with times on few minutes, so that they meet. */
export const anySlotsFile = (): fc.Arbitrary<WireSlots> =>
  fc
    .record({
      now: fc.oneof(anyMinute(-1_500, 1_500), fc.integer({ min: -90_000_000, max: 90_000_000 }).map(at)),
      from: fc.oneof(anyMinute(-2_000, 2_000), fc.constantFrom("2026-11-21", "2026-11-22")),
      minutes: fc.integer({ min: 1, max: 3_500 }),
      practitioner: fc.record(
        {
          _id: fc.constant("asha"),
          status: fc.constantFrom("ACTIVE", "active", "Active", "ACTIVE", "INACTIVE"),
          lengths: fc.constant([15, 30, 45]),
          buffer: fc.constantFrom(0, 5, 10, 120),
          lead: fc.constantFrom(0, 60, 240, 10_080),
          horizon: fc.constantFrom(1, 2, 30),
        },
        { requiredKeys: ["_id", "status", "lengths"] },
      ),
      length: fc.constantFrom(15, 30, 45),
      patient: fc.option(fc.constantFrom("ravi", "farah")),
      windows: fc.array(anyWindow(), { maxLength: 8 }),
      exceptions: fc.uniqueArray(anyException(), {
        maxLength: 4,
        selector: (one) => ("date" in one ? one.date : one),
      }),
      bookings: fc.uniqueArray(anyBooking(), { maxLength: 12, selector: ({ _id }) => _id }),
      excluded: fc.option(fc.nat(11)),
    })
    .map(({ minutes, excluded, ...file }) => ({
      ...file,
      to: at(firstInstant(file.from) - NOON + minutes * MINUTE),
      exclude: excluded === null ? null : (file.bookings[excluded]?._id ?? null),
    }))
    .chain((file) => fc.constantFrom(...SUNDAYS).map((sunday) => movedTo(sunday, file)));

/** The same file, so many whole days later. */
function movedTo(sunday: string, file: WireSlots): WireSlots {
  const later = Date.parse(sunday) - Date.parse(SUNDAYS[0] ?? "");
  return JSON.parse(JSON.stringify(file), (_, value) => {
    if (typeof value !== "string" || !/^\d{4}-/.test(value)) return value;
    return new Date(Date.parse(value) + later).toISOString().slice(0, value.length);
  });
}

/** An instant so many milliseconds after that Sunday's noon. */
const at = (after: number): string => new Date(NOON + after).toISOString();

const firstInstant = (text: string): number => Date.parse(text.length === 10 ? `${text}T00:00:00+05:30` : text);

const anyMinute = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.integer({ min, max }),
      fc.integer({ min: Math.ceil(min / 15), max: Math.floor(max / 15) }).map((quarter) => quarter * 15),
    )
    .map((minutes) => at(minutes * MINUTE));

const anyTime = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 50, 59))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);

const anyDayWindow = (): fc.Arbitrary<WireDayWindow> =>
  fc
    .record({ from: anyTime(), to: fc.oneof({ arbitrary: anyTime(), weight: 9 }, { arbitrary: fc.constant("24:00"), weight: 1 }) })
    .filter(({ from, to }) => from !== to);

const anyDate = (): fc.Arbitrary<string> => fc.integer({ min: 19, max: 25 }).map((day) => `2026-11-${day}`);

const anyWindow = (): fc.Arbitrary<WireWindow> =>
  fc
    .tuple(
      anyDayWindow(),
      fc.record(
        {
          weekday: fc.constantFrom("friday", "Saturday", "SUNDAY", "sunday", "monday", "tuesday"),
          valid_from: anyDate(),
          valid_until: anyDate(),
        },
        { requiredKeys: ["weekday"] },
      ),
    )
    .map(([window, rest]) => ({ ...window, ...rest }));

const anyException = (): fc.Arbitrary<WireException> =>
  fc.oneof(
    fc.record({ date: anyDate(), windows: fc.array(anyDayWindow(), { maxLength: 3 }) }),
    fc
      .tuple(fc.integer({ min: -2_500, max: 2_500 }), fc.integer({ min: 1, max: 900 }))
      .map(([from, minutes]) => ({ from: at(from * MINUTE), to: at((from + minutes) * MINUTE) })),
  );

const anyBooking = (): fc.Arbitrary<WireBooking> =>
  fc.record(
    {
      _id: fc.constantFrom(..."abcdefgh", "\u{1F33F}", "\uFF5E"),
      practitioner: fc.constantFrom("asha", "meera"),
      patient: fc.constantFrom("ravi", "farah"),
      start: anyMinute(-2_000, 3_000),
      length: fc.constantFrom(15, 30, 45, 240),
      buffer: fc.constantFrom(0, 5, 120),
      state: fc.constantFrom("confirmed", "confirmed", "held", "pending_payment", "checked_in", "in_progress", "expired", "completed"),
      expires_at: fc.integer({ min: -90_000_000, max: 180_000_000 }).map(at),
    },
    { requiredKeys: ["_id", "start", "length", "state", "expires_at"] },
  );
