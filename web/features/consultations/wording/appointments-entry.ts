/** What the account's menu says of appointments: apart from what their page says. */
export const appointmentsEntryWords = { title: "Appointments", hint: "Times, prescriptions and bills of your consultations" };
