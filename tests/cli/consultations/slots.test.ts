import fc from "fast-check";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { anySlotsFile } from "#tests/arbitraries/any-slots-file.ts";
import { run } from "#tests/cli/run.ts";
import { listedSlots } from "./listed-slots.ts";
import { naiveSlots } from "./naive-slots.ts";
import type { WireSlots } from "#tests/arbitraries/any-slots-file.ts";

const practitioner = { _id: "asha", status: "ACTIVE", lengths: [15, 30], buffer: 5, lead: 60, horizon: 30 };
const monday = { weekday: "monday", from: "09:00", to: "10:20" };
const booking = { _id: "b1", start: "2026-11-23T09:35", length: 30, state: "confirmed" };

/** Monday 09:00 to 10:20, 30 + 5 minutes, asked the day before for 09:00 to 10:30. */
const aFile = (given: object = {}) => ({
  now: "2026-11-22T10:00",
  from: "2026-11-23T09:00",
  to: "2026-11-23T10:30",
  practitioner,
  length: 30,
  windows: [monday],
  ...given,
});

const time = (utc: string): string => new Date(Date.parse(utc) + 19_800_000).toISOString().slice(11, 16);
/** The calendar as "offered 09:00", each entry with its beginning. */
const calendar = (given: object = {}): string =>
  listedSlots(aFile(given))
    .calendar.map(({ reason, from }) => `${reason} ${time(from)}`)
    .join(", ");
/** What the first slot is, of 09:00 to 09:30. */
const first = (given: object = {}) => listedSlots(aFile(given)).calendar[0];

describe("a calendar of slots [care, Slots]", () => {
  it("is the worked example's", () =>
    expect(calendar({ bookings: [booking] })).toBe("offered 09:00, pause 09:30, booked 09:35, too_short 10:05, outside 10:20"));

  it("has the grid of each stretch, which a closed span begins anew", () => {
    const closed = [{ from: "2026-11-23T09:10", to: "2026-11-23T09:20" }];
    expect(calendar({ exceptions: closed })).toBe("too_short 09:00, closed 09:10, offered 09:20, too_short 09:50, outside 10:20");
  });

  it("keeps windows that touch as two, and cuts those that overlap", () => {
    const touching = [
      { ...monday, to: "09:30" },
      { ...monday, from: "09:30" },
    ];
    expect(calendar({ windows: touching })).toBe("offered 09:00, offered 09:30, too_short 10:00, outside 10:20");
    const overlapping = [
      { ...monday, from: "09:20" },
      { ...monday, to: "09:30" },
      { ...monday, to: "09:10" },
    ];
    expect(calendar({ windows: overlapping })).toBe("offered 09:00, offered 09:30, too_short 10:00, outside 10:20");
  });

  it("takes an exception's windows in the place of those that begin on that day, not of a night's tail", () => {
    const windows = [monday, { weekday: "sunday", from: "22:00", to: "09:30" }];
    const exceptions = [{ date: "2026-11-23", windows: [] }];
    expect(calendar({ windows, exceptions, length: 15 })).toBe("offered 09:00, too_short 09:15, closed 09:30, outside 10:20");
    expect(calendar({ exceptions: [{ date: "2026-11-23", windows: [{ from: "10:00", to: "10:30" }] }] })).toBe(
      "closed 09:00, offered 10:00",
    );
  });

  it("holds a weekly window from its first day to its last, both included, by the day on which it begins", () => {
    const night = { weekday: "sunday", from: "22:00", to: "09:30" };
    expect(calendar({ windows: [{ ...night, valid_from: "2026-11-22", valid_until: "2026-11-22" }], length: 15 })).toContain(
      "offered 09:00",
    );
    expect(calendar({ windows: [{ ...night, valid_from: "2026-11-23" }] })).toBe("outside 09:00");
    expect(calendar({ windows: [{ ...night, valid_until: "2026-11-21" }] })).toBe("outside 09:00");
  });

  it("tells the whole slot's start where it is cut", () => {
    const { slots, calendar: entries } = listedSlots(aFile({ from: "2026-11-23T09:10" }));
    expect(entries[0]).toMatchObject({ from: "2026-11-23T03:40:00Z", start: "2026-11-23T03:30:00Z", reason: "offered" });
    expect(slots.map((slot) => slot.time)).toEqual(["09:35"]);
  });
});

describe("a slot's reason [care, Slots]", () => {
  const hold = { ...booking, start: "2026-11-23T09:00", state: "held", expires_at: "2026-11-22T10:00:00.120" };
  it.each([
    ["past", { now: "2026-11-23T09:00:00.001" }, null],
    ["lead", { now: "2026-11-23T09:00" }, null],
    ["lead", { now: "2026-11-23T08:00:00.001" }, null],
    ["offered", { now: "2026-11-23T08:00" }, null],
    ["inactive", { practitioner: { ...practitioner, status: "inactive" } }, null],
    ["offered", { now: "2026-10-24T00:00" }, null],
    ["horizon", { now: "2026-10-23T23:59" }, null],
    ["current", { bookings: [{ ...booking, start: "2026-11-23T09:00" }], exclude: "b1" }, "b1"],
    ["offered", { bookings: [{ ...booking, start: "2026-11-23T09:10" }], exclude: "b1" }, null],
    ["offered", { bookings: [{ ...booking, start: "2026-11-23T09:00", practitioner: "meera" }], exclude: "b1" }, null],
    ["own", { patient: "ravi", bookings: [{ ...booking, patient: "ravi", practitioner: "meera", start: "2026-11-23T08:31" }] }, "b1"],
    ["offered", { patient: "ravi", bookings: [{ ...booking, patient: "ravi", practitioner: "meera", start: "2026-11-23T08:30" }] }, null],
    [
      "booked",
      {
        bookings: [
          { ...booking, start: "2026-11-23T09:29", state: "in_progress" },
          { ...hold, _id: "a" },
        ],
      },
      "b1",
    ],
    ["held", { bookings: [{ ...hold, expires_at: "2026-11-22T10:00:00.001" }] }, "b1"],
    ["offered", { bookings: [{ ...hold, expires_at: "2026-11-22T10:00" }] }, null],
    ["buffer", { bookings: [{ ...booking, start: "2026-11-23T09:34" }] }, "b1"],
    ["offered", { bookings: [booking] }, null],
    ["buffer", { bookings: [{ ...booking, start: "2026-11-23T08:26" }] }, "b1"],
    ["offered", { bookings: [{ ...booking, start: "2026-11-23T08:25" }] }, null],
    ["buffer", { bookings: [{ ...booking, start: "2026-11-23T08:25", buffer: 6 }] }, "b1"],
    ["offered", { bookings: [{ ...booking, start: "2026-11-23T09:00", state: "completed" }] }, null],
  ])("is %s with %j", (reason, given, named) => expect(first(given)).toMatchObject({ reason, booking: named }));

  it("names the booking that starts first, then the smallest id, and the latest end of the holds", () => {
    const bookings = [
      { ...hold, _id: "c", start: "2026-11-23T09:10", expires_at: "2026-11-22T10:10:00.500" },
      { ...hold, _id: "\u{1F33F}", expires_at: "2026-11-22T10:05" },
      { ...hold, _id: "\uFF5E", expires_at: "2026-11-22T10:01" },
    ];
    expect(first({ bookings })).toMatchObject({ reason: "held", booking: "\uFF5E", free_at: "2026-11-22T04:40:00.5Z" });
  });
});

/** A law of files of slots; one that it does not hold for is left as a file, and the error says how to look at it. */
function holds<More extends unknown[]>(
  property: fc.IProperty<[WireSlots, ...More]>,
  given: fc.Parameters<[WireSlots, ...More]> = {},
): void {
  const { counterexample, ...details } = fc.check(property, given);
  if (counterexample === null) return;
  const file = join(mkdtempSync(join(tmpdir(), "niramaya-slots-")), "slots.json");
  writeFileSync(file, JSON.stringify(counterexample[0]));
  throw new Error(`${String(details.errorInstance)}\nLook at it: node cli/main.ts slots list ${file} --json`);
}

const offeredIn = (file: WireSlots): readonly string[] => listedSlots(file).slots.map(({ start }) => start);

/** A time of the day so many minutes later; null: that is after midnight. */
const laterThan = (time: string, minutes: number): string | null => {
  const after = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return after < 0 || after > 1440 ? null : `${String(Math.floor(after / 60)).padStart(2, "0")}:${String(after % 60).padStart(2, "0")}`;
};

describe("slots", () => {
  it("are never fewer where a window ends later, nor where it begins whole slots earlier", () => {
    holds(
      fc.property(anySlotsFile(), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 6 }), (file, minutes, slots) => {
        const [window] = file.windows;
        if (window === undefined) return;
        const closed = (file.exceptions ?? []).filter((one) => !("date" in one)); // Other windows of a day give way to it.
        const ends = laterThan(window.to, minutes);
        const alone = { ...file, windows: [window], exceptions: closed };
        if (ends !== null && window.from < window.to)
          expect(offeredIn({ ...alone, windows: [{ ...window, to: ends }] })).toEqual(expect.arrayContaining([...offeredIn(alone)]));
        const begins = laterThan(window.from, -slots * (file.length + (file.practitioner.buffer ?? 5)));
        const open = { ...alone, exceptions: [] };
        if (begins !== null && window.from < window.to)
          expect(offeredIn({ ...open, windows: [{ ...window, from: begins }] })).toEqual(expect.arrayContaining([...offeredIn(open)]));
      }),
    );
  });

  it("are taken by a booking where it touches them, and nowhere else", () => {
    holds(
      fc.property(anySlotsFile(), fc.integer({ min: -2_000, max: 3_000 }), fc.constantFrom(15, 45, 240), (file, minutes, length) => {
        const { buffer = 5 } = file.practitioner;
        const start = Math.floor(Date.parse(file.now) / 60_000) + minutes;
        const added = { _id: "added", start: new Date(start * 60_000).toISOString(), length, state: "confirmed" };
        const [before, after] = [offeredIn(file), offeredIn({ ...file, bookings: [...(file.bookings ?? []), added] })];
        const touches = (slot: string) => {
          const from = Date.parse(slot) / 60_000;
          return from < start + length + buffer && start < from + file.length + buffer;
        };
        expect(after).toEqual(before.filter((slot) => !touches(slot)));
      }),
    );
  });

  it("that break a law are left as a file, with the line that lists them", async () => {
    const broken = () => holds(fc.property(anySlotsFile(), (file) => expect(file.windows.length).toBeLessThan(2)));
    const [, words = "", path = ""] = /node cli\/main\.ts (slots list (\S+) --json)/.exec(messageOf(broken)) ?? [];
    const { status, output } = await run(words.replace(path, "-"), { "-": readFileSync(path, "utf8") });
    expect([status, Object.keys(JSON.parse(output))]).toEqual([0, ["slots", "days", "calendar"]]);
  });

  it("are what a reading of the contract minute by minute gives", () => {
    holds(
      fc.property(anySlotsFile(), (file) => {
        expect(listedSlots(file)).toEqual(naiveSlots(JSON.parse(JSON.stringify(file))));
      }),
      { numRuns: 100 },
    );
  });

  it("part any span without gap or overlap", () => {
    holds(
      fc.property(anySlotsFile(), (file) => {
        const { calendar: entries } = listedSlots(file);
        const edges = [
          Date.parse(file.from.length === 10 ? `${file.from}T00:00+05:30` : file.from),
          ...entries.map(({ to }) => Date.parse(to)),
        ];
        expect(entries.map(({ from }) => Date.parse(from))).toEqual(edges.slice(0, -1));
        expect(edges.at(-1)).toBe(Date.parse(file.to));
      }),
    );
  });

  it("of a span are those of its two parts, wherever it is cut", () => {
    holds(
      fc.property(anySlotsFile(), fc.double({ min: 0, max: 1, noNaN: true }), (file, share) => {
        const whole = listedSlots(file);
        const [from, to] = [Date.parse(whole.calendar[0]?.from ?? ""), Date.parse(file.to)];
        const cut = Math.floor((from + (to - from) * share) / 60_000) * 60_000;
        if (cut <= from || cut >= to) return;
        const at = new Date(cut).toISOString().replace(".000", "");
        const parts = [listedSlots({ ...file, to: at }), listedSlots({ ...file, from: at })];
        expect(parts.flatMap(({ slots }) => slots)).toEqual(whole.slots);
        expect(parts.flatMap(({ calendar: entries }) => entries)).toEqual(
          whole.calendar.flatMap((entry) =>
            entry.from < at && at < entry.to
              ? [
                  { ...entry, to: at },
                  { ...entry, from: at },
                ]
              : [entry],
          ),
        );
      }),
    );
  });

  it("are without an appointment that is moved as if it were not there, but for its own time", () => {
    holds(
      fc.property(anySlotsFile(), fc.nat(), (file, nth) => {
        const bookings = file.bookings ?? [];
        const moved = bookings[nth % Math.max(1, bookings.length)];
        if (moved === undefined) return;
        const shown = ({ calendar: entries }: ReturnType<typeof listedSlots>, own: readonly string[]) =>
          entries.filter(({ from }) => !own.includes(from)).map(({ from, reason, booking: named }) => [from, reason, named]);
        const without = listedSlots({ ...file, exclude: null, bookings: bookings.filter((one) => one !== moved) });
        const excluded = listedSlots({ ...file, exclude: moved._id });
        const own = excluded.calendar.flatMap(({ from, reason }) => (reason === "current" ? [from] : []));
        expect(shown(excluded, own)).toEqual(shown(without, own));
      }),
    );
  });

  it("lie on a grid that no booking moves", () => {
    const grid = (file: object) => listedSlots(file).calendar.map(({ from, start }) => `${from} ${start}`);
    holds(
      fc.property(anySlotsFile(), (file) => {
        expect(grid(file)).toEqual(grid({ ...file, bookings: [], exclude: null }));
      }),
    );
  });

  it("that are offered never meet what blocks, nor that rest after it", () => {
    holds(
      fc.property(anySlotsFile(), (file) => {
        const { buffer = 5 } = file.practitioner;
        for (const { start } of listedSlots(file).slots)
          for (const one of file.bookings ?? []) {
            if (one.state !== "confirmed" || one._id === file.exclude || (one.practitioner ?? "asha") !== "asha") continue;
            const [from, begins] = [Date.parse(start) / 60_000, Date.parse(one.start) / 60_000];
            expect(from >= begins + one.length + (one.buffer ?? buffer) || begins >= from + file.length + buffer).toBe(true);
          }
      }),
    );
  });
});

/** What an act that fails says. */
function messageOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return "";
}

describe("slots explain [care, The slots contract]", () => {
  const explain = (at: string, given: object = {}) =>
    run(`slots explain - --at ${at} --json`, { "-": aFile({ bookings: [booking], ...given }) });

  it("tells the entry that holds the instant and the nearest offered starts", async () => {
    expect((await explain("2026-11-23T09:40:00.5")).output).toBe(
      `${JSON.stringify(
        {
          at: "2026-11-23T04:10:00.5Z",
          reason: "booked",
          start: "2026-11-23T04:05:00Z",
          booking: "b1",
          free_at: null,
          is_start: false,
          before: "2026-11-23T03:30:00Z",
          after: null,
        },
        null,
        2,
      )}\n`,
    );
    expect(JSON.parse((await explain("2026-11-23T03:30Z", { bookings: [] })).output)).toMatchObject({
      is_start: true,
      before: null,
      after: "2026-11-23T04:05:00Z",
    });
  });

  it("says it in one sentence", async () => {
    const { output } = await run("slots explain - --at 2026-11-23T09:35", { "-": aFile({ bookings: [booking] }) });
    expect(output).toBe("2026-11-23 09:35 (Indian time): Taken (booked, b1); offered before it: 2026-11-23 09:00, after it: none.\n");
  });

  it.each(["2026-11-23T08:59:59.999", "2026-11-23T10:30"])("refuses %s", async (at) => {
    const { status, output, complaints } = await explain(at);
    expect([status, output, complaints.split(":")[0]]).toEqual([1, "", "--at"]);
  });

  it.each(["2026-11-23", "soon", "10am"])("is used wrongly with --at %s, which is no instant", async (at) => {
    const { status, output, complaints } = await explain(at);
    expect([status, output]).toEqual([2, ""]);
    expect(complaints).toContain("--at: expected an instant such as 2026-11-20T10:00:00+05:30");
  });

  it("needs --at and one FILE", async () => {
    for (const given of ["slots explain -", "slots explain - --at", "slots explain --at 2026-11-23T10:00", "slots explain - --ndjson"])
      expect((await run(given, { "-": aFile() })).status).toBe(2);
  });

  it.each([
    ["2026-11-23T09:00", { now: "2026-11-23T09:10" }, "Past"],
    ["2026-11-23T09:00", { practitioner: { ...practitioner, status: "INACTIVE" } }, "asha takes no appointments at present"],
    ["2026-11-23T09:00", { now: "2026-11-23T08:10" }, "Needs 60 minutes' notice"],
    ["2026-11-23T09:00", { now: "2026-10-20T08:10" }, "Opens on 2026-10-24"],
    ["2026-11-23T09:35", { exclude: "b1" }, "Your present time"],
    ["2026-11-23T09:35", { patient: "ravi", bookings: [{ ...booking, patient: "ravi" }] }, "You have another appointment then"],
    [
      "2026-11-23T09:35",
      { bookings: [{ ...booking, state: "held", expires_at: "2026-11-22T10:09" }] },
      "Being booked by somebody; perhaps free again at 2026-11-22 10:09",
    ],
    ["2026-11-23T09:30", {}, "Between two appointments"],
    ["2026-11-23T10:10", {}, "Too short for 30 minutes"],
    ["2026-11-23T09:30", { exceptions: [{ date: "2026-11-23", windows: [] }] }, "Not that day"],
    ["2026-11-23T10:25", {}, "Not consulting then"],
  ])("tells a patient at %s with %j: %s", async (at, given, sentence) => {
    const { output } = await run(`slots explain - --at ${at}`, { "-": aFile({ bookings: [booking], ...given }) });
    expect(output).toContain(`: ${sentence} (`);
  });
});
