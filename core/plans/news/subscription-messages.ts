import { token } from "../../shared/token.ts";
import type { Customer } from "../../identity/customer.ts";
import type { AnnouncedNews } from "../../notifications/announce-to.ts";
import type { Language } from "../../shared/language.ts";
import type { Subscription, Term } from "../subscription.ts";

/** "active": it was paid. "cancelled": its money goes back. "ending": it ends soon. */
export const SUBSCRIPTION_NEWS = ["active", "cancelled", "ending"] as const;
export type SubscriptionNews = (typeof SUBSCRIPTION_NEWS)[number];

/** News of a plan for its holder; `language` null: nobody chose one. */
export type SubscriptionNewsForCustomer = {
  readonly customer: Pick<Customer, "name" | "mobile" | "email">;
  readonly subscription: Pick<Subscription, "id" | "plan">;
  readonly term: Term;
  readonly language: Language | null;
  readonly news: SubscriptionNews;
};

/**
 * Puts news of a plan into a notification, and into a letter and a text message where its holder has an address for them. They name no
 * member and nothing that was used. Source: specification/plans.md, Subscription.
 */
export type SubscriptionMessages = (customer: SubscriptionNewsForCustomer) => AnnouncedNews;
export const SubscriptionMessages = token<SubscriptionMessages>("SubscriptionMessages");
