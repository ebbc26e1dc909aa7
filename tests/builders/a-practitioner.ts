import { practitionerId } from "#core/consultations/practitioner.ts";
import { paise } from "#core/shared/money.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";

/** Every day from 09:00 to 12:00. */
export const MORNINGS: Calendar = {
  windows: WEEKDAYS.map((weekday) => ({ weekday, from: 540, to: 720, validFrom: null, validUntil: null })),
  exceptions: [],
};

/** A verified practitioner of ayurveda in Pune, who consults every morning. */
export const aPractitioner = (
  id: string,
  given: Partial<Omit<Practitioner, "id">> = {},
  calendar: Calendar = MORNINGS,
): ConsultingPractitioner => ({
  practitioner: {
    id: practitionerId(id),
    name: "Dr. Sunanda Joshi",
    therapy: "ayurveda",
    qualifications: ["BAMS", "MD (Ayurveda)"],
    council: "Maharashtra Council of Indian Medicine",
    registration: "I-45120-A",
    languages: ["mr", "hi", "en"],
    gender: "female",
    practisingSince: 2008,
    cities: [],
    clinics: [
      { name: "Joshi Ayurved", address: "14 Tilak Road", city: "Pune", pincode: "411030", at: { latitude: 18.51, longitude: 73.85 } },
    ],
    fees: [
      { length: 15, mode: "audio", amount: paise(20_000) },
      { length: 30, mode: "audio", amount: paise(35_000) },
      { length: 30, mode: "video", amount: paise(50_000) },
    ],
    about: { english: "<p>Digestion and joints.</p>", hindi: "<p>पाचन और जोड़।</p>" },
    picture: null,
    buffer: 5,
    lead: 60,
    horizon: 30,
    gst: 0,
    account: null,
    isActive: true,
    verifiedAt: Date.parse("2026-11-01T06:00:00Z"),
    ...given,
  },
  calendar,
});
