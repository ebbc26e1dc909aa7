import { refused } from "../../shared/result.ts";
import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { DAY_SHARED_FOR } from "../posts/day-card.ts";
import { maker } from "../../shared/use-case.ts";
import { PublishPost } from "../posts/publish-post.use-case.ts";
import { TrackedDaySums } from "./tracked-day-sums.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { NotPublished, WrittenPost } from "../posts/publish-post.use-case.ts";
import type { SeenPost } from "../posts/seen-post.ts";
import type { DayCard } from "../posts/day-card.ts";

export type SharedDay = WrittenPost & { readonly shown: DayCard };

/**
 * Publishes a post with a card of one's own day of a tracker, which its owner has been shown before. "unknown-day": the tracker does not
 * say that of the day, any more or at all, so that nothing is shared that was not seen, and nothing that is made up. Source:
 * specification/fitbook.md, Cards.
 */
export type ShareDay = (
  customer: CustomerId,
  shared: SharedDay,
) => Promise<Result<SeenPost, { readonly kind: "unknown-day" } | NotPublished>>;
export const ShareDay = useCase<ShareDay>("fitbook", "ShareDay");

export const makeShareDay = maker(
  ShareDay,
  { publish: PublishPost, sums: TrackedDaySums, now: Clock },
  ({ publish, sums, now }) =>
    async (customer, { shown, ...written }) => {
      const { measure, day, amount } = shown;
      const today = indianDay(now());
      if (day > today || day < daysAfter(today, -DAY_SHARED_FOR) || amount < 1) return refused({ kind: "unknown-day" });
      const sum = (await sums(customer, measure, { from: day, to: day })).get(day);
      return sum === amount ? publish(customer, { ...written, card: { measure, day, amount } }) : refused({ kind: "unknown-day" });
    },
);
