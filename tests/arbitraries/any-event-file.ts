import fc from "fast-check";

export type WireStep = { readonly at: string; readonly do: string; readonly person?: string; readonly capacity?: number };
export type WireEvent = {
  readonly event: { readonly starts_at: string; readonly ends_at: string; readonly capacity: number; readonly offer_hours?: number };
  readonly at: string;
  readonly steps?: readonly WireStep[];
};

const PEOPLE = ["asha", "ravi", "farah", "meera", "__proto__"];
const START = Date.parse("2026-12-05T18:00:00+05:30");
const HOUR = 3_600_000;

/** Hours before the start at which something changes, and a little beside them. */
const anyMoment = (): fc.Arbitrary<number> =>
  fc
    .record({
      hours: fc.constantFrom(50, 49, 30, 30, 29, 29, 28, 27, 26, 26, 25, 25, 24, 6, 5, 4, 3, 2, 1, 0, -1, -3),
      beside: fc.constantFrom(0, 0, 0, -1, 1, 500, -1_200_000),
    })
    .map(({ hours, beside }) => START - hours * HOUR + beside);

const written = (at: number, way: number): string => {
  const utc = new Date(at).toISOString();
  return [utc, utc.replace(".000Z", "Z"), new Date(at + 19_800_000).toISOString().slice(0, 23)][way % 3] ?? utc;
};

const anyStep = () =>
  fc.oneof(
    {
      weight: 40,
      arbitrary: fc.record({
        do: fc.constantFrom("join", "join", "join", "leave", "accept", "decline", "arrive"),
        person: fc.constantFrom(...PEOPLE),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant("capacity"), capacity: fc.constantFrom(1, 2, 3) }) },
    { weight: 1, arbitrary: fc.constant({ do: "cancel" }) },
  );

/** Files of `event play` as they are written: few people and fewer seats, so that most of them wait. */
export const anyEventFile = (): fc.Arbitrary<object> =>
  fc
    .record({
      capacity: fc.constantFrom(1, 1, 2, 3),
      offer_hours: fc.constantFrom(undefined, 1, 2, 3, 24, 168),
      length: fc.constantFrom(1, 2, 3),
      steps: fc.array(fc.record({ step: anyStep(), at: anyMoment(), way: fc.nat(2) }), { maxLength: 20 }),
      end: anyMoment(),
      way: fc.nat(2),
    })
    .map(({ capacity, offer_hours, length, steps, end, way }) => {
      const ordered = steps.toSorted((a, b) => a.at - b.at);
      return {
        event: {
          _id: "v",
          starts_at: written(START, way),
          ends_at: written(START + length * HOUR, way + 1),
          capacity,
          ...(offer_hours === undefined ? {} : { offer_hours }),
        },
        at: written(Math.max(end, ordered.at(-1)?.at ?? 0), way + 2),
        steps: ordered.map(({ step, at, way: own }) => ({ at: written(at, own), ...step })),
      };
    });
