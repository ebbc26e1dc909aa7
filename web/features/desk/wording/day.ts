import type { Facts } from "#web/design/phrase.ts";
import type { DayPart } from "#web/features/desk/day/day-part.ts";

/** What the page of a day says, and what a practitioner calls a patient. */
export const dayPhrases = {
  opensAt: ({ time }: Facts<"time">) => `The room opens at ${time}.`,
  notShown: "Your consultations can't be shown right now.",
  noDesk: "This account isn't a practitioner's",
  noDeskText: "Practitioners see their day here. Ask our staff to add your account's mobile number.",
  noDeskPatient: "Did you book a consultation? You find it under “My appointments” in the shop.",
  ownAppointments: "My appointments",
  noAppointments: "No appointments on this day",
  noAppointmentsText: "Nobody has booked a time on this day.",
  nextDay: ({ day }: Facts<"day">) => `Next appointments: ${day}`,
  earlier: "The day before",
  later: "The day after",
  today: "Today",
  date: "Go to a day",
  week: "The coming seven days",
  dayOfWeek: ({ day, appointments }: Facts<"day" | "appointments">) => `${day}: ${appointments}`,
  none: "none",
  appointments: {
    one: ({ count }: Facts<"count">) => `${count} appointment`,
    other: ({ count }: Facts<"count">) => `${count} appointments`,
  },
  genders: { female: "female", male: "male", other: "other" },
  emergencySign: "The patient answered something that can be a sign of an emergency. Look at what they shared first.",
  nameless: "Patient",
  open: "Open the room",
  waits: ({ time }: Facts<"time">) => `Waiting since ${time}`,
  inside: "In the room",
  waiting: "Checked in, but not on the page right now",
  refresh: "Refresh",
  waitsFor: ({ minutes, time }: Facts<"minutes" | "time">) => `Waiting for ${minutes}, since ${time}`,
  list: "Appointments of this day",
  next: "Next",
  longest: "Waiting longest",
  figures: { waiting: "Waiting", ahead: "Upcoming", over: "Past", cancelled: "Cancelled" } satisfies Record<DayPart, string>,
};
