import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { BookingKey } from "#core/consultations/booking/booking.ts";

/**
 * The end of an `insert … select`, which then puts a row only while the appointment is there, and keeps it there until it is committed, as
 * `fromCustomer` does a customer. Its columns are `customer` and `id`.
 */
export const fromBooking = ({ id, customer }: BookingKey): RawBuilder<unknown> =>
  sql`from booking where id = ${id} and customer = ${customer} for key share`;
