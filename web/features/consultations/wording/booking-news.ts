import type { Facts } from "#web/design/phrase.ts";
import type { Ahead } from "#core/consultations/booking/reminders.ts";

/** What was told of bookings, and what will be. */
export const bookingNewsPhrases = {
  reminders: "Upcoming reminders",
  noReminders: "No reminders yet. They start once an appointment is booked.",
  told: "Messages we've sent you",
  nothingTold: "Nothing yet. We'll message you here, by e-mail and by SMS when an appointment is booked, moved, cancelled or missed.",
  ahead: { day: "24 hours before", hour: "1 hour before", room: "10 minutes before" } satisfies Record<Ahead, string>,
  reminded: ({ ahead }: Facts<"ahead">) => `Reminder ${ahead}`,
  of: ({ moment }: Facts<"moment">) => `Appointment on ${moment}`,
  news: "All booking updates",
  toCalendar: "Add to your calendar",
  fromCalendar: "Remove from your calendar",
  writing: "Preparing the file",
  notWritten: "The file couldn't be created. Please try again.",
};
