import type { CalendarEntry } from "../slots/slot-calendar.ts";
import type { SlotFacts } from "../slots/slot-facts.ts";

/** The starts of the slots that are offered in [from, to), in order; `calendar` is theirs. */
export const offeredStarts = ({ from }: Pick<SlotFacts, "from">, calendar: readonly CalendarEntry[]): readonly number[] => {
  const starts: number[] = [];
  for (const { reason, start } of calendar) if (reason === "offered" && start !== null && start >= from) starts.push(start);
  return starts;
};
