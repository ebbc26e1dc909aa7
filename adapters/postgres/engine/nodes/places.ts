// Decision: docs/decisions/entries-lie-by-customer.md
import type { Tables } from "#adapters/postgres/engine/tables.ts";

/**
 * Why the rows of a table stay on the coordinator of a distributed PostgreSQL:
 * - `identity`: it is unique over all customers, or read before it is known who asks;
 * - `account`: a few rows a customer, which don't grow by the day and change in one transaction with the account;
 * - `offer`: staff and sellers write it and everybody reads it. It would be a copy on every node as soon as a table by customer refers to it;
 * - `with-offer`: it lies by customer, and each request joins it with what is offered;
 * - `several`: a row is of several customers, or is read with those of others;
 * - `scarce`: orders of many customers move it: stock, seats, serial numbers;
 * - `by-id`: it is one customer's, but found by an id or a time that does not tell whose it is;
 * - `work`: what servers and staff keep of their own work.
 */
export type StayReason = "identity" | "account" | "offer" | "with-offer" | "several" | "scarce" | "by-id" | "work";

/** Where the rows of a table lie in a distributed PostgreSQL. `by-customer`: each customer's on one node, whose choice is the database's. */
export type TablePlace = "by-customer" | StayReason;

/** A table that is new is named here. It lies `by-customer` if its keys hold the customer and no statement reads it with another table's rows. */
export const TABLE_PLACES: Readonly<Record<keyof Tables, TablePlace>> = {
  tracker_op: "by-customer",
  tracker_entry: "by-customer",
  tracker_day: "by-customer",
  tracker_goal: "by-customer",
  tracker_pause: "by-customer",
  tracker_reading: "by-customer",
  tracker_hiding: "by-customer",
  tracker_result: "by-customer",
  mind_answer: "by-customer",
  dose_tick: "by-customer",
  access_entry: "by-customer",
  tracker_reminder: "by-id",
  health_consent: "account",
  imported_table: "offer",
  imported_row: "offer",

  customer: "identity",
  customer_invite: "several",
  session: "identity",
  aggregator: "identity",
  one_time_code: "identity",
  password_reset: "identity",
  attempt: "identity",
  shared_key: "work",
  store_history: "work",
  address: "account",
  family_member: "account",
  reward_entry: "by-id",
  profile_picture: "account",
  upload: "by-id",

  cart: "with-offer",
  cart_line: "with-offer",
  cart_notice: "with-offer",
  cart_sync: "with-offer",
  wish: "with-offer",

  product: "offer",
  shelf: "offer",
  shelf_part: "offer",
  shelf_facet: "offer",
  catalogue_state: "offer",
  coupon: "offer",
  shipping_settings: "offer",
  pincode: "offer",
  seller: "offer",
  checkout_terms: "offer",
  content: "offer",
  landing_page: "offer",
  practitioner: "offer",
  practitioner_change: "offer",
  lab: "offer",
  lab_test: "offer",
  lab_package: "offer",
  lab_calendar: "offer",
  quiz: "offer",
  quiz_question: "offer",

  shop_order: "by-id",
  order_step: "by-id",
  ledger_entry: "by-id",
  payment: "by-id",
  payment_event: "by-id",
  order_call: "by-id",
  document: "by-id",
  document_counter: "scarce",
  stock_hold: "scarce",
  coupon_hold: "scarce",
  coupon_use: "scarce",
  plan_subscription: "by-id",
  plan_subscription_step: "by-id",
  ticket: "by-id",
  ticket_message: "by-id",
  ticket_file: "by-id",
  review: "several",
  review_picture: "several",
  review_summary: "several",
  alert: "by-id",
  alert_key: "identity",

  assessment: "by-id",
  health_profile: "account",
  shared_copy: "by-id",
  patient_report: "by-id",
  lab_report_share: "by-id",
  attached_span: "by-id",
  retained_consultation: "by-id",
  booking: "scarce",
  booking_step: "by-id",
  booking_complaint: "by-id",
  booking_feedback: "by-id",
  booking_paper: "by-id",
  prescription: "by-id",
  prescription_version: "by-id",
  prescription_draft: "by-id",
  prescription_template: "offer",
  practitioner_series: "scarce",
  member_health_consent: "account",
  call_step: "several",
  call_signal: "several",
  lab_booking: "by-id",
  lab_booking_step: "by-id",
  lab_report: "by-id",
  lab_paper: "by-id",
  plan_paper: "by-id",
  lab_series: "scarce",
  lab_slot: "scarce",

  event: "scarce",
  event_step: "several",
  event_attendee: "several",
  quiz_key: "offer",
  quiz_turn: "several",
  quiz_attempt: "several",

  follow: "several",
  follow_withdrawn: "several",
  follow_tally: "several",
  follow_gone: "several",
  fitbook_member_gone: "several",
  fitbook_group_tally: "several",
  customer_block: "several",
  fitbook_group: "several",
  fitbook_group_member: "several",
  fitbook_group_link: "several",
  fitbook_profile: "several",
  fitbook_mute: "several",
  fitbook_dismissed: "several",
  fitbook_post: "several",
  fitbook_former_text: "several",
  fitbook_picture: "several",
  fitbook_comment: "several",
  fitbook_report: "several",
  fitbook_report_picture: "several",
  fitbook_like: "several",
  challenge: "several",
  challenge_member: "several",
  challenge_player: "several",
  challenge_tally: "several",
  challenge_entry: "several",
  challenge_result: "several",
  notification: "by-customer",
  notification_act: "by-customer",
  notification_off: "account",
  notification_letter: "account",
  notified: "account",

  enquiry: "by-id",
  message: "by-id",
  subscription: "identity",
  subscription_key: "identity",
  push_token: "identity",
  push_address: "identity",
  audit_entry: "work",
  sandbox_order: "work",
  sandbox_payment: "work",
  sandbox_refund: "work",
};

/** What no statement that Kysely types reads: `word_spelling` is read by statements that are written out, the others by Kysely itself. */
const UNTYPED: Readonly<Record<string, TablePlace>> = { word_spelling: "offer", kysely_migration: "work", kysely_migration_lock: "work" };

/** The place of a table; null: nobody has named one. */
export const placeOf = (table: string): TablePlace | null => PLACES.get(table) ?? null;

const PLACES: ReadonlyMap<string, TablePlace> = new Map(Object.entries({ ...TABLE_PLACES, ...UNTYPED }));

/** Every table that has a place, in the order of the table above. */
export const placedTables: readonly string[] = [...PLACES.keys()];

/** The column by whose value a row's node is chosen. */
export const OWNER = "customer";
/** The table of those whom the column names. */
export const OWNERS = "customer";
