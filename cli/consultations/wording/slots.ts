import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { daysAfter } from "#core/shared/day.ts";
import { printable } from "#cli/printing/columns.ts";
import type { SlotExplanation } from "#core/consultations/slots/explain-slot.ts";
import type { SlotList } from "#core/consultations/slots/list-slots.ts";
import type { CalendarEntry } from "#core/consultations/slots/slot-calendar.ts";
import type { SlotFacts } from "#core/consultations/slots/slot-facts.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** The days with what is offered on them, then the calendar. */
export const slotParagraphs = (facts: SlotFacts, { days, slots, calendar }: SlotList): readonly Paragraph[] => [
  {
    about: "Offered (Indian time)",
    sentences: days.map(({ day }) => {
      const times = slots.filter(({ from }) => indianDay(from) === day).map(({ from }) => indianTime(from));
      return `${day}: ${times.length === 0 ? "nothing" : times.join(", ")}`;
    }),
  },
  {
    about: "Calendar",
    sentences: calendar.map((entry) => `${indianClockText(entry.from)} to ${indianClockText(entry.to)}: ${toldOf(entry, facts)}`),
  },
];

/** Why an instant is offered or is not, in one sentence. */
export function slotSentence(facts: SlotFacts, { at, entry, isStart, before, after }: SlotExplanation): string {
  const slot = entry.start === null || isStart ? "" : `, in the time that begins at ${indianClockText(entry.start)}`;
  const neighbours = `offered before it: ${before === null ? "none" : indianClockText(before)}, after it: ${after === null ? "none" : indianClockText(after)}`;
  return printable(`${indianClockText(at)} (Indian time${slot}): ${toldOf(entry, facts)}; ${neighbours}.`);
}

const toldOf = (entry: CalendarEntry, facts: SlotFacts): string =>
  `${reasonTold(entry, facts)} (${entry.reason}${entry.booking === null ? "" : `, ${entry.booking}`})`;

/** What a patient is told. Source: specification/slots.md, The grid. */
function reasonTold({ reason, from, start, freeAt }: CalendarEntry, { practitioner, length }: SlotFacts): string {
  switch (reason) {
    case "past":
      return "Past";
    case "inactive":
      return `${practitioner.id} takes no appointments at present`;
    case "lead":
      return `Needs ${practitioner.lead} minutes' notice`;
    case "horizon":
      return `Opens on ${daysAfter(indianDay(start ?? from), -practitioner.horizon)}`;
    case "current":
      return "Your present time";
    case "own":
      return "You have another appointment then";
    case "booked":
    case "buffer":
      return "Taken";
    case "held":
      return `Being booked by somebody${freeAt === null ? "" : `; perhaps free again at ${indianClockText(freeAt)}`}`;
    case "offered":
      return "Free";
    case "pause":
      return "Between two appointments";
    case "too_short":
      return `Too short for ${length} minutes`;
    case "closed":
      return "Not that day";
    case "outside":
      return "Not consulting then";
  }
}
