import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import type { EventTrouble } from "#core/events/listing/event-trouble.ts";

/** What the doctor says of events. */
export const eventFindingWords = {
  well: "Every seat held for somebody was taken or passed on in time.",
  trouble(found: EventTrouble): string {
    switch (found.kind) {
      case "offer-outlived":
        return `${found.event}: ${found.offers === 1 ? "an offer was" : `${found.offers} offers were`} over at ${indianClockText(found.since)}, and nothing ended ${found.offers === 1 ? "it" : "them"}.`;
      case "miscounted":
        return `${found.event}: ${found.taken} seats are counted, and people have ${found.counted}.`;
    }
  },
};
