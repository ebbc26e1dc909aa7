import { NOTHING, paise } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";

/** What a collection at home costs. Source: specification/labs.md, The basket. */
export const COLLECTION_CHARGE = paise(10_000);

/** From so much of tests on, before a plan takes anything off, a collection at home is free. Source: specification/labs.md, The basket. */
export const FREE_COLLECTION_FROM = paise(50_000);

/** What it costs to have tests of so much, tax included, collected at home. Source: specification/labs.md, The basket. */
export const collectionChargeOn = (subtotal: Paise): Paise => (subtotal < FREE_COLLECTION_FROM ? COLLECTION_CHARGE : NOTHING);
