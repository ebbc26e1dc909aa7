import { customerNamed } from "../../identity/customer-reference.ts";
import { ok, refused } from "../../shared/result.ts";
import { allLookedUp, lookedUp } from "../../staff/looked-up.ts";
import type { CustomerReference } from "../../identity/customer-reference.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditNeeds } from "../../staff/looked-up.ts";
import type { Bookings, BookingsQuery, KeptBooking } from "../booking/bookings.port.ts";
import type { Rooms, SeenRoom } from "../call/rooms.port.ts";

/** A booking by its id; `action`: the command. */
type AskedBooking = { readonly id: PayableId; readonly action: "booking show" | "booking explain" };

/**
 * Shows staff a booking with its steps and money; `who` is the staff member's name. The audit log has it before anything is answered. null:
 * there is no such booking. Source: specification/consultations.md, Staff commands.
 */
export type ShowBookingToStaff = (who: string, booking: AskedBooking) => Promise<KeptBooking | null>;

export const makeShowBookingToStaff =
  ({ bookings, ...notes }: AuditNeeds & { readonly bookings: Pick<Bookings, "withId"> }): ShowBookingToStaff =>
  async (who, { id, action }) =>
    lookedUp(notes, await bookings.withId(id), ({ booking: { state } }) => ({
      who,
      action,
      subject: { kind: "booking", id },
      details: { state },
    }));

/**
 * Shows staff the room of a booking with its steps, as above. null: there is no such booking. Source: specification/consultations.md, Staff
 * commands.
 */
export type ShowRoomToStaff = (who: string, id: PayableId) => Promise<SeenRoom | null>;

export const makeShowRoomToStaff =
  ({ rooms, ...notes }: AuditNeeds & { readonly rooms: Pick<Rooms, "find"> }): ShowRoomToStaff =>
  async (who, id) =>
    lookedUp(notes, await rooms.find(id), ({ kept: { booking } }) => ({
      who,
      action: "call show",
      subject: { kind: "booking", id },
      details: { state: booking.state },
    }));

/** `customer` null: everybody's. */
type AskedBookings = Omit<BookingsQuery, "customer"> & { readonly customer: CustomerReference | null };

/**
 * Lists staff the bookings of everybody, or of one customer, the latest start first. The audit log has who looked, at whom and how many
 * they were, before anything is answered: of a customer also where there is none, of everybody not. Source: specification/consultations.md,
 * Staff commands.
 */
export type ListBookingsToStaff = (
  who: string,
  bookings: AskedBookings,
) => Promise<Result<readonly KeptBooking[], { readonly kind: "unknown-customer" }>>;

type ListNeeds = AuditNeeds & { readonly bookings: Pick<Bookings, "all">; readonly customers: Customers };

export const makeListBookingsToStaff =
  ({ bookings, customers, ...notes }: ListNeeds): ListBookingsToStaff =>
  async (who, { customer: name, ...query }) => {
    const look = { who, action: "booking list" };
    if (name === null) {
      const found = await bookings.all({ ...query, customer: null });
      const subject = { kind: "booking", id: "all" };
      return ok(await allLookedUp(notes, found, ({ length: count }) => ({ ...look, subject, details: { state: query.state, count } })));
    }
    const customer = await customerNamed(name, customers);
    if (customer === null) return refused({ kind: "unknown-customer" });
    const found = await bookings.all({ ...query, customer: customer.id });
    const subject = { kind: "customer", id: customer.id };
    await lookedUp(notes, found, ({ length: count }) => ({ ...look, subject, details: { state: query.state, count } }));
    return ok(found);
  };
