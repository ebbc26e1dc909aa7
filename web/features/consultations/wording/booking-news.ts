import type { Facts } from "#web/design/phrase.ts";
import type { Ahead } from "#core/consultations/news/reminders.ts";

/** What was told of bookings, and what will be. */
export const bookingNewsPhrases = {
  reminders: "Reminders to come",
  noReminders: "No reminder is planned. They come once an appointment is booked.",
  told: "What we told you",
  nothingTold: "Nothing yet. We tell you here, by e-mail and by text message when an appointment is booked, moved, cancelled or missed.",
  ahead: { day: "24 hours before", hour: "1 hour before", room: "10 minutes before" } satisfies Record<Ahead, string>,
  reminded: ({ ahead }: Facts<"ahead">) => `Reminder ${ahead}`,
  of: ({ moment }: Facts<"moment">) => `Appointment on ${moment}`,
  news: "All news of bookings",
  toCalendar: "Add to your calendar",
  fromCalendar: "Remove from your calendar",
  writing: "Preparing the file",
  notWritten: "The file did not come. Please try again.",
};
