import type { Facts } from "#web/design/phrase.ts";

/** Hospitals, clinics and health plans. */
export const carePhrases = {
  hospitals: "AYUSH hospitals",
  hospitalsDescription:
    "Hospitals that work with Ayurveda, Unani, Siddha and naturopathy, with their departments and how to ask for a bed.",
  departments: "Departments",
  listed: "Hospitals",
  clinics: "Clinics and hospitals",
  clinicsDescription: "Clinics and hospitals that work with Niramaya, by city and kind of care.",
  clinicsLead: "Places that work with us, the kinds of care they offer and where they are.",
  clinicDescription: ({ name, city }: Facts<"name" | "city">) => `${name} in ${city}: kinds of care, address, and how to ask.`,
  details: "See details",
  detailsOf: ({ name }: Facts<"name">) => `See details: ${name}`,
  address: "Address",
  therapies: "Kinds of care",
  noClinic: "This clinic was not found.",
  noClinicText: "It may have moved or stopped working with us. These are the ones that do.",
  allClinics: "All clinics and hospitals",
  questions: "Questions",
  booking: "Appointments can't be booked here yet. Send an enquiry, and they will call you.",
  nothing: "Nothing is listed here yet",
  nothingText: "Tell us what you are looking for, and a person answers.",
  getInTouch: "Get in touch",

  plans: "Health plans",
  aYear: ({ price }: Facts<"price">) => `${price} a year`,
  people: { one: ({ people }: Facts<"people">) => `For ${people} person`, other: ({ people }: Facts<"people">) => `For ${people} people` },
};
