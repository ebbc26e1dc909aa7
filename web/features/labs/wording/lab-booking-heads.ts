/** What the pages of booking tests are called. They stand apart, as the server draws them before their code has come. */
export const labBookingHeads = {
  book: { title: "Book tests", lead: "Who it's for, where and when. You pay once a time is held for you." },
  bookings: { title: "My lab bookings", lead: "Tests you have booked, and their reports." },
  booking: { title: "Your lab booking", lead: "When the sample is taken, how to prepare, and what comes next." },
  help: { title: "Help with this lab booking", lead: "We look at every question within 48 hours." },
  bills: { title: "Bills of a lab booking", lead: "The receipt and the bill, to read, print or download." },
  report: { title: "Your lab report", lead: "What the laboratory found, each figure beside its range." },
};
