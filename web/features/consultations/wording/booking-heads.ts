/** What the pages of bookings say of themselves before their code has come. */
export const bookingHeads = {
  hold: { title: "Your appointment", lead: "The time that is kept for you, what it costs, and what comes back when." },
  pending: { title: "Pending payments", lead: "All that waits for a payment: orders and appointments." },
  appointments: { title: "Appointments", lead: "What comes next, and what was." },
  reschedule: { title: "Move your appointment", lead: "Choose another time. Nothing changes until you press." },
  appointment: { title: "Appointment", lead: "When, with whom, and what you can do." },
};
