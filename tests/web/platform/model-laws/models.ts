import { accountReaders, accountSenders } from "./account-models.ts";
import { orderReaders, orderSenders } from "./order-models.ts";
import { otherReaders, otherSenders } from "./other-models.ts";
import { signInSenders } from "./sign-in-models.ts";

/** What the laws are tried on: each model with each use case that it asks. */
export const readers = [...accountReaders, ...orderReaders, ...otherReaders];
export const senders = [...accountSenders, ...orderSenders, ...signInSenders, ...otherSenders];
