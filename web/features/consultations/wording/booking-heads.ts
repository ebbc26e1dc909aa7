/** What the pages of bookings say of themselves before their code has come. */
export const bookingHeads = {
  hold: { title: "Your appointment", lead: "The time kept for you, its fee, and what you get back if you cancel." },
  pending: { title: "Pending payments", lead: "Orders and appointments that are not paid yet." },
  appointments: { title: "Appointments", lead: "Coming up, and past ones." },
  news: { title: "News of your bookings", lead: "Which reminders come when, and what we told you." },
  reschedule: { title: "Move your appointment", lead: "Choose another time. Nothing changes until you press." },
  appointment: { title: "Appointment", lead: "When, with whom, and what you can do." },
};
