import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { basketWithPlan } from "../booking/basket-with-plan.ts";
import { labBasket } from "../booking/lab-basket.ts";
import { maker } from "../../shared/use-case.ts";
import { LabSnapshots } from "../list/lab-snapshot.ts";
import { PlanSubscriptions } from "../../plans/subscriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { LabPlace } from "../lab-calendar.ts";
import type { BasketRefusal, PricedBasket, TestsOfPerson } from "../booking/lab-basket.ts";

export type LabBasketRequest = { readonly people: readonly TestsOfPerson[]; readonly place: LabPlace };

/** What tests of some people cost at a place, with what a plan of the visitor takes off now. Source: specification/labs.md, The basket. */
export type QuoteLabBasket = (visitor: CustomerId | null, request: LabBasketRequest) => Promise<Result<PricedBasket, BasketRefusal>>;
export const QuoteLabBasket = useCase<QuoteLabBasket>("labs", "QuoteLabBasket");

type Needs = { readonly snapshots: LabSnapshots; readonly subscriptions: Pick<PlanSubscriptions, "of">; readonly now: Clock };

export const makeQuoteLabBasket = maker(
  QuoteLabBasket,
  { snapshots: LabSnapshots, subscriptions: PlanSubscriptions, now: Clock },
  ({ snapshots, subscriptions, now }: Needs) =>
    async (visitor, { people, place }) => {
      const [offer, plans] = await Promise.all([snapshots(), visitor === null ? [] : subscriptions.of(visitor)]);
      const basket = labBasket(people, place, offer);
      if (basket.kind === "refused") return basket;
      return ok(
        basketWithPlan(
          basket.value,
          plans.map(({ subscription }) => subscription),
          now(),
        ),
      );
    },
);
