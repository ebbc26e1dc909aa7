/** What the pages of bookings say of themselves before their code has come. */
export const bookingHeads = {
  hold: { title: "Your appointment", lead: "When, with whom, the fee, and what you get back if you cancel." },
  pending: { title: "Pending payments", lead: "Orders and appointments that are not paid yet." },
  appointments: { title: "Appointments", lead: "Upcoming and past." },
  news: { title: "Booking updates", lead: "Upcoming reminders, and the messages we've sent you." },
  bills: { title: "Bills of your appointments", lead: "Receipts, bills and credit notes." },
  reschedule: { title: "Move your appointment", lead: "Choose another time. Nothing changes until you confirm." },
  video: { title: "Video call", lead: "Your consultation by video." },
  audio: { title: "Audio call", lead: "Your consultation by audio." },
  desk: { title: "Your desk", lead: "Your day, who is waiting, and each consultation room." },
  hours: { title: "Your hours", lead: "When you consult each week, days off, and other hours. Appointments stay as they are." },
  times: { title: "Availability", lead: "Which times of a day patients can book, and why others can't be booked." },
  access: { title: "Who saw your health data", lead: "Every time a practitioner read it: who, what, when and why." },
  prescribing: { title: "Prescription", lead: "What you write is saved as a draft until you sign it." },
  ongoing: { title: "Ongoing therapy", lead: "Today's doses and exercises, to tick, and the days before." },
  help: { title: "Help with this appointment", lead: "We look at every question within 48 hours." },
  appointment: { title: "Appointment", lead: "When, with whom, and what you can do." },
};
