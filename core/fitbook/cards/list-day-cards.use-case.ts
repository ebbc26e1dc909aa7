import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { SHARED_MEASURES } from "../posts/day-card.ts";
import { maker } from "../../shared/use-case.ts";
import { TrackedDaySums } from "./tracked-day-sums.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { DayCard } from "../posts/day-card.ts";

/**
 * The cards that a customer could share of today and yesterday, today's first, as others would get them. Source: specification/fitbook.md,
 * Cards.
 */
export type ListDayCards = (customer: CustomerId) => Promise<readonly DayCard[]>;
export const ListDayCards = useCase<ListDayCards>("fitbook", "ListDayCards");

export const makeListDayCards = maker(ListDayCards, { sums: TrackedDaySums, now: Clock }, ({ sums, now }) => async (customer) => {
  const today = indianDay(now());
  const yesterday = daysAfter(today, -1);
  const all = await Promise.all(
    SHARED_MEASURES.map(async (measure) => ({ measure, days: await sums(customer, measure, { from: yesterday, to: today }) })),
  );
  return [today, yesterday].flatMap((day) =>
    all.flatMap(({ measure, days }) => {
      const amount = days.get(day) ?? 0;
      return amount < 1 ? [] : [{ measure, day, amount }];
    }),
  );
});
