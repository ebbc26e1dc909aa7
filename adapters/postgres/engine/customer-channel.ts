import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * On which servers hear whose notifications have changed, or of whose sessions one has ended; what is said there is a customer's id, which
 * tells nobody anything.
 */
export const CUSTOMER_CHANNEL = "notified";

/** Stands before the id of a customer of whose sessions one has ended. */
const ENDED = "ended ";

/** Has the servers hear that a customer's notifications have changed, once the transaction is done. */
export const newsSignalOf = (customer: RawBuilder<string>): RawBuilder<unknown> => sql`pg_notify(${CUSTOMER_CHANNEL}, ${customer})`;

/** Has the servers hear that a session of a customer has ended, once the transaction is done. */
export const endedSignalOf = (customer: RawBuilder<string>): RawBuilder<unknown> =>
  sql`pg_notify(${CUSTOMER_CHANNEL}, ${ENDED} || ${customer})`;

/** Under which name the servers hear of a room, where a customer's id stands otherwise. */
export const roomName = (booking: string): string => `room ${booking}`;

/** The same of what is said in it to the connection at one of its seats: whoever says it has nothing to read. */
export const roomSignalsName = (booking: string, to: string): string => `signals ${booking} ${to}`;

/**
 * Has the servers hear that the room of a booking has changed, once the transaction is done. A notice holds 8,000 bytes at most: what
 * changed is read.
 */
export const roomSignalOf = (booking: string): RawBuilder<unknown> => sql`pg_notify(${CUSTOMER_CHANNEL}, ${roomName(booking)})`;

/** Under which name the servers hear of a live quiz, likewise. */
export const quizName = (quiz: string): string => `quiz ${quiz}`;

/** Has the servers hear that the host of a live quiz has done something, once the transaction is done. */
export const quizSignalOf = (quiz: string): RawBuilder<unknown> => sql`pg_notify(${CUSTOMER_CHANNEL}, ${quizName(quiz)})`;

/** What was heard of whom. */
export const signalIn = (payload: string): { readonly customer: string; readonly beat: "news" | "session-ended" } =>
  payload.startsWith(ENDED) ? { customer: payload.slice(ENDED.length), beat: "session-ended" } : { customer: payload, beat: "news" };
