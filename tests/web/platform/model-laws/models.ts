import { accountReaders, accountSenders } from "./account-models.ts";
import { bookingReaders, bookingSenders } from "./booking-models.ts";
import { deskReaders, deskSenders } from "./desk-models.ts";
import { eventReaders, eventSenders } from "./event-models.ts";
import { fitbookReaders, fitbookSenders } from "./fitbook-models.ts";
import { reportReaders, reportSenders } from "./report-models.ts";
import { groupReaders, groupSenders } from "./group-models.ts";
import { labReaders, labSenders } from "./lab-models.ts";
import { planReaders, planSenders } from "./plan-models.ts";
import { orderReaders, orderSenders } from "./order-models.ts";
import { otherReaders, otherSenders } from "./other-models.ts";
import { quizSenders } from "./quiz-models.ts";
import { signInSenders } from "./sign-in-models.ts";

/** What the laws are tried on: each model with each use case that it asks. */
export const readers = [
  ...accountReaders,
  ...bookingReaders,
  ...deskReaders,
  ...eventReaders,
  ...fitbookReaders,
  ...reportReaders,
  ...groupReaders,
  ...labReaders,
  ...planReaders,
  ...orderReaders,
  ...otherReaders,
];
export const senders = [
  ...accountSenders,
  ...bookingSenders,
  ...deskSenders,
  ...eventSenders,
  ...fitbookSenders,
  ...reportSenders,
  ...groupSenders,
  ...labSenders,
  ...planSenders,
  ...orderSenders,
  ...quizSenders,
  ...signInSenders,
  ...otherSenders,
];
