import { openingHours } from "./opening-hours.ts";
import { SlotJudge } from "./slot-judge.ts";
import type { SlotFacts, Span } from "./slot-facts.ts";
import type { SlotReason } from "./slot-judge.ts";

const MINUTE = 60_000;

export type CalendarReason = SlotReason | "pause" | "too_short" | "closed" | "outside";

/** `start` is the start of the whole slot, even if the entry is cut; null: the entry is no slot. Milliseconds since 1970. */
export type CalendarEntry = Span & {
  readonly reason: CalendarReason;
  readonly start: number | null;
  readonly booking: string | null;
  readonly freeAt: number | null;
};

/**
 * The calendar of a practitioner over [from, to): a contiguous partition in order, with one reason for each instant. Slots are generated
 * only here; every other answer about them is read from this calendar. Source: specification/slots.md, The grid.
 */
export function slotCalendar(facts: SlotFacts): readonly CalendarEntry[] {
  const { stretches, weekly } = openingHours(facts);
  const calendar = new GrowingCalendar(facts, weekly);
  let at = facts.from;
  for (const stretch of stretches) {
    if (stretch.to <= facts.from || stretch.from >= facts.to) continue;
    calendar.addNotOpen(at, stretch.from);
    calendar.addStretch(stretch);
    at = stretch.to;
  }
  calendar.addNotOpen(at, facts.to);
  return calendar.entries;
}

/** Entries are added from the first to the last, so that what was passed is never looked at again, and each is made once. */
class GrowingCalendar {
  readonly entries: CalendarEntry[] = [];
  readonly #from: number;
  readonly #to: number;
  /** In milliseconds. */
  readonly #length: number;
  readonly #pause: number;
  readonly #judge: SlotJudge;
  readonly #weekly: readonly Span[];
  /** The place of the first weekly stretch that is not passed. */
  #next = 0;

  constructor(facts: SlotFacts, weekly: readonly Span[]) {
    this.#from = facts.from;
    this.#to = facts.to;
    this.#length = facts.length * MINUTE;
    this.#pause = facts.practitioner.buffer * MINUTE;
    this.#judge = new SlotJudge(facts);
    this.#weekly = weekly;
  }

  /** Time that is not open: "closed" where an exception closes what a weekly window opens, else "outside". */
  addNotOpen(begins: number, ends: number): void {
    let at = begins;
    for (;;) {
      const weekly = this.#weekly[this.#next];
      if (weekly === undefined || weekly.from >= ends) break;
      if (weekly.to > at) {
        this.#addNoSlot("outside", at, weekly.from);
        this.#addNoSlot("closed", Math.max(weekly.from, at), Math.min(weekly.to, ends));
        at = Math.min(weekly.to, ends);
      }
      if (weekly.to > ends) return; // It opens more than what was closed of it here.
      this.#next += 1;
    }
    this.#addNoSlot("outside", at, ends);
  }

  /** Slots begin at the stretch's start and after each length + buffer. The entries between and after them are added. */
  addStretch({ from, to }: Span): void {
    let at = from;
    for (let start = from; start + this.#length <= to; start = at + this.#pause) {
      this.#addNoSlot("pause", at, start);
      at = start + this.#length;
      this.#addSlot(start, at);
    }
    this.#addNoSlot("too_short", at, to);
  }

  #addSlot(start: number, end: number): void {
    if (end <= this.#from || start >= this.#to) return;
    const { reason, booking, freeAt } = this.#judge.verdictOn(start);
    this.entries.push({ from: Math.max(start, this.#from), to: Math.min(end, this.#to), reason, start, booking, freeAt });
  }

  /** Nothing where the time is empty or not asked for. */
  #addNoSlot(reason: Exclude<CalendarReason, SlotReason>, begins: number, ends: number): void {
    const from = Math.max(begins, this.#from);
    const to = Math.min(ends, this.#to);
    if (from < to) this.entries.push({ from, to, reason, start: null, booking: null, freeAt: null });
  }
}
