import type { WireBooking, WireSlots } from "#tests/arbitraries/any-slots-file.ts";

const MINUTE = 60_000;
const DAY = 1_440;
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

type Window = { readonly from: number; readonly to: number };
type Told = { readonly reason: string; readonly start: number | null; readonly booking: string | null; readonly free: number | null };

/**
 * The slots' contract once more, minute by minute. Times are minutes of Indian time since 1970. Source: specification/slots.md, The grid.
 */
export function naiveSlots(file: WireSlots) {
  const [from, to, now] = [minute(file.from), minute(file.to), minute(file.now)];
  const { buffer = 5, lead = 60, horizon = 30, status, _id } = file.practitioner;
  const { length, windows, exceptions = [], bookings = [] } = file;
  const today = Math.floor(now / DAY);

  const opened: Window[] = [];
  const weekly: Window[] = [];
  for (let day = Math.floor(from / DAY) - 3; day <= Math.floor(to / DAY); day++) {
    const name = new Date(day * DAY * MINUTE).toISOString().slice(0, 10);
    const span = (one: { readonly from: string; readonly to: string }): Window => {
      const [begins, ends] = [clock(one.from), clock(one.to)];
      return { from: day * DAY + begins, to: day * DAY + (ends > begins ? ends : ends + DAY) };
    };
    const inForce = windows
      .filter((one) => one.weekday.toLowerCase() === WEEKDAYS[(day + 4) % 7])
      .filter((one) => (one.valid_from ?? "0") <= name && name <= (one.valid_until ?? "9"))
      .map(span);
    const exception = exceptions.find((one) => "date" in one && one.date === name);
    weekly.push(...inForce);
    opened.push(...(exception !== undefined && "windows" in exception ? exception.windows.map(span) : inForce));
  }
  const closed = exceptions.flatMap((one) => ("date" in one ? [] : [{ from: minute(one.from), to: minute(one.to) }]));
  const holds = (spans: readonly Window[], at: number): boolean => spans.some((one) => one.from <= at && at < one.to);
  const byRight = opened.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const owners = new Map<number, Window | undefined>();
  function owner(at: number): Window | undefined {
    if (!owners.has(at)) owners.set(at, holds(closed, at) ? undefined : byRight.find((one) => one.from <= at && at < one.to));
    return owners.get(at);
  }

  const blocking = bookings.filter(
    (one) =>
      one._id !== file.exclude &&
      (["confirmed", "checked_in", "in_progress"].includes(one.state) ||
        (["held", "pending_payment"].includes(one.state) && Date.parse(file.now) < Date.parse(one.expires_at ?? ""))),
  );
  const first = (found: readonly WireBooking[]) =>
    found.toSorted((a, b) => minute(a.start) - minute(b.start) || byCodePoints(a._id, b._id))[0];

  function judged(start: number): Told {
    const told = (reason: string, booking: WireBooking | undefined = undefined, free: number | null = null): Told => ({
      reason,
      start,
      booking: booking?._id ?? null,
      free,
    });
    const over = (one: WireBooking, rest: number, own: number) =>
      minute(one.start) < start + length + own && start < minute(one.start) + one.length + rest;
    const is =
      (...states: readonly string[]) =>
      (one: WireBooking) =>
        states.includes(one.state);
    const excluded = bookings.find((one) => one._id === file.exclude);
    if (start < now) return told("past");
    if (status.toLowerCase() === "inactive") return told("inactive");
    if (start < now + lead) return told("lead");
    if (Math.floor(start / DAY) > today + horizon) return told("horizon");
    if (excluded !== undefined && minute(excluded.start) === start && excluded.length === length && (excluded.practitioner ?? _id) === _id)
      return told("current", excluded);
    const own = blocking.filter((one) => typeof file.patient === "string" && one.patient === file.patient && over(one, 0, 0));
    if (own.length > 0) return told("own", first(own));
    const theirs = blocking.filter((one) => (one.practitioner ?? _id) === _id);
    const booked = theirs.filter((one) => is("confirmed", "checked_in", "in_progress")(one) && over(one, 0, 0));
    if (booked.length > 0) return told("booked", first(booked));
    const held = theirs.filter((one) => is("held", "pending_payment")(one) && over(one, 0, 0));
    if (held.length > 0) return told("held", first(held), Math.max(...held.map((one) => Date.parse(one.expires_at ?? ""))));
    const rests = theirs.filter((one) => over(one, one.buffer ?? buffer, buffer));
    return rests.length > 0 ? told("buffer", first(rests)) : told("offered");
  }

  const calendar: { from: number; to: number; told: Told; key: string }[] = [];
  for (let at = from; at < to; at++) {
    const { told, key } = reasonAt(at);
    const last = calendar.at(-1);
    if (last !== undefined && last.key === key) last.to = at + 1;
    else calendar.push({ from: at, to: at + 1, told, key });
  }

  function reasonAt(at: number): { readonly told: Told; readonly key: string } {
    const none = (reason: string) => ({ reason, start: null, booking: null, free: null });
    const window = owner(at);
    if (window === undefined) {
      const reason = holds(weekly, at) ? "closed" : "outside";
      return { told: none(reason), key: reason };
    }
    let [begins, ends] = [at, at];
    while (owner(begins - 1) === window) begins--;
    while (owner(ends) === window) ends++;
    const step = length + buffer;
    const place = Math.floor((at - begins) / step);
    const fits = (index: number) => begins + index * step + length <= ends;
    if (!fits(place)) {
      // After the last slot, be it its pause or what would have been the next slot.
      return { told: none("too_short"), key: `too_short ${begins}` };
    }
    const start = begins + place * step;
    if (at < start + length) return { told: judged(start), key: `slot ${start}` };
    return fits(place + 1) ? { told: none("pause"), key: `pause ${start}` } : { told: none("too_short"), key: `too_short ${begins}` };
  }

  const offered = calendar.flatMap(({ told: { reason, start } }) =>
    reason === "offered" && start !== null && start >= from ? [start] : [],
  );
  const days: object[] = [];
  for (let day = Math.floor(from / DAY); day * DAY < to; day++) {
    const ofDay = offered.filter((start) => Math.floor(start / DAY) === day);
    days.push({ day: indian(day * DAY).slice(0, 10), offered: ofDay.length, first: ofDay[0] === undefined ? null : utc(ofDay[0]) });
  }
  return {
    slots: offered.map((start) => ({
      start: utc(start),
      end: utc(start + length),
      day: indian(start).slice(0, 10),
      time: indian(start).slice(11, 16),
    })),
    days,
    calendar: calendar.map(({ from: begins, to: ends, told: { reason, start, booking, free } }) => ({
      from: utc(begins),
      to: utc(ends),
      reason,
      start: start === null ? null : utc(start),
      booking,
      free_at:
        free === null
          ? null
          : new Date(free)
              .toISOString()
              .replace(/\.000Z$/, "Z")
              .replace(/(\.\d*?)0+Z$/, "$1Z"),
    })),
  };
}

/** With the fraction of a minute, where there is one. */
const minute = (text: string): number => {
  const whole = text.length === 10 ? `${text}T00:00:00+05:30` : text;
  return Date.parse(whole) / MINUTE + 330;
};

const clock = (time: string): number => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1]);
const indian = (at: number): string => new Date(at * MINUTE).toISOString();
const utc = (at: number): string => indian(at - 330).replace(".000Z", "Z");
const byCodePoints = (a: string, b: string): number => {
  const [left = 0, right = 0] = [a.codePointAt(0), b.codePointAt(0)];
  return left - right;
};
