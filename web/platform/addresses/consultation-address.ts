import { practitionerSlug } from "#core/consultations/practitioner/practitioner-slug.ts";
import { cityKey } from "#core/consultations/practitioner/city-key.ts";
import type { Day } from "#core/shared/day.ts";
import type { Mode, PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";

/** `length` null: it is not known; `member` null: the customer. `day`: when they are to come again, where that is known. */
type BookedKind = { readonly length: number | null; readonly mode: Mode; readonly member: string | null; readonly day?: Day | null };

/** Where practitioners and therapies are. Source: specification/consultations.md, Addresses. */
export const consultationAddress = {
  practitioners: "/practitioners",
  ofKind: (therapy: Therapy): string => `/practitioners?type=${therapy.toUpperCase()}`,
  /** `words` empty: all of them. */
  named: (words: string): string => (words === "" ? "/practitioners" : `/practitioners?title=${encodeURIComponent(words)}`),
  dates: "/check_date",
  appointments: "/appointments",
  /** Those that a practitioner has as a patient. */
  appointmentsAsPatient: "/appointments?own=1",
  appointment: (id: string): string => `/appointments/${encodeURIComponent(id)}`,
  /** Where a question about an appointment is asked. */
  help: (id: string): string => `/appointments/${encodeURIComponent(id)}/help`,
  hold: (id: string): string => `/appointmentpendingpayment?booking=${encodeURIComponent(id)}`,
  pending: "/pendingpayments",
  news: "/bookingnotification",
  bills: "/invoice",
  bill: (id: string): string => `/invoice/${encodeURIComponent(id)}`,
  reschedule: (id: string): string => `/reschedule?booking=${encodeURIComponent(id)}`,
  /** Reached by a whole load: only its own page may use camera and microphone. */
  call: (mode: Mode, id: string): string => `/${mode}call?booking=${encodeURIComponent(id)}`,
  /** Where practitioners work: another site, reached by a whole load. */
  desk: "/desk",
  /** A day of the desk, and on it one appointment, where somebody comes from it; `booking` null: none in particular. */
  deskDay: (day: Day, booking: string | null = null): string =>
    `/desk?${new URLSearchParams({ day, ...(booking === null ? {} : { booking }) })}`,
  ownHours: "/desk/hours",
  ownTimes: "/desk/times",
  ongoing: "/ongoingtherapy",
  /** Where the doses and exercises of one booking's prescription are ticked. */
  ongoingOf: (id: string): string => `/ongoingtherapy/${encodeURIComponent(id)}`,
  accessLog: "/accesslog",
  callAtDesk: (mode: Mode, id: string): string => `/desk/${mode}call?booking=${encodeURIComponent(id)}`,
  prescribing: (id: string): string => `/desk/${encodeURIComponent(id)}`,
  therapies: "/therapies",
  therapy: (therapy: Therapy): string => `/therapies/${therapy}`,
  inCity: (therapy: Therapy, city: string): string => `/${therapy}/${encodeURIComponent(cityKey(city))}`,
  /** Where sign-in leads whoever has chosen a therapist. */
  chosenTherapist: ({ id }: Pick<PublicPractitioner, "id">): string => `/therapists/${encodeURIComponent(id)}`,
  /** The profile again, with the kind of appointment that somebody had there: its length in minutes, its mode, and for whom it was. */
  again: (practitioner: Pick<PublicPractitioner, "id" | "name">, { length, mode, member, day = null }: BookedKind): string => {
    const stored = { length: length === null ? null : String(length), mode, for: member, day };
    const search = new URLSearchParams(Object.entries(stored).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
    return `${consultationAddress.profile(practitioner)}?${search}`;
  },
  profile: ({ id, name }: Pick<PublicPractitioner, "id" | "name">): string =>
    `/practitioners/${encodeURIComponent(id)}/${encodeURIComponent(practitionerSlug(name))}`,
};
