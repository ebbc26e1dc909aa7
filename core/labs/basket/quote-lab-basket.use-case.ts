import { token } from "../../shared/token.ts";
import { labBasket } from "./lab-basket.ts";
import type { Result } from "../../shared/result.ts";
import type { LabSnapshots } from "../list/lab-snapshot.ts";
import type { LabPlace } from "../slots/lab-calendar.ts";
import type { BasketRefusal, PricedBasket, TestsOfPerson } from "./lab-basket.ts";

export type LabBasketRequest = { readonly people: readonly TestsOfPerson[]; readonly place: LabPlace };

/** What tests of some people cost at a place. Source: specification/labs.md, The basket. */
export type QuoteLabBasket = (asked: LabBasketRequest) => Promise<Result<PricedBasket, BasketRefusal>>;
export const QuoteLabBasket = token<QuoteLabBasket>("QuoteLabBasket");

export const makeQuoteLabBasket =
  ({ snapshots }: { readonly snapshots: LabSnapshots }): QuoteLabBasket =>
  async ({ people, place }) =>
    labBasket(people, place, await snapshots());
