import { practitionerId } from "#core/consultations/practitioner.ts";
import { practitionerSlug } from "#core/consultations/practitioner/practitioner-slug.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { aboutOf } from "./abouts.ts";
import { councilOf } from "./councils.ts";
import { demoPractitioners } from "./people.ts";
import { calendarOf } from "./weeks.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Fee } from "#core/consultations/practitioner.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { DemoPractitioner } from "./people.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The demo's practitioners as they are at `now`, in milliseconds since 1970: all verified, with their holidays ahead. */
export const practitionersAt = (now: number): readonly ConsultingPractitioner[] =>
  demoPractitioners.map((one, nth) => ({
    practitioner: {
      id: practitionerId(practitionerSlug(one.name)),
      name: one.name,
      therapy: one.therapy,
      qualifications: QUALIFICATIONS[one.therapy](nth),
      ...registrationOf(one, nth),
      languages: one.languages,
      gender: one.gender,
      practisingSince: one.since,
      cities: one.clinic === null ? [one.city] : one.city === "Chennai" ? ["Mumbai"] : [],
      clinics: clinicsOf(one),
      fees: feesOf(one.price),
      about: aboutOf(one.therapy, one.focus),
      picture: null,
      buffer: nth % 5 === 2 ? 10 : 5,
      lead: one.week === "always" ? 0 : 60,
      horizon: 30,
      gst: 0,
      account: accountOf(one.name),
      isActive: true,
      verifiedAt: now - 400 * DAY,
    },
    calendar: calendarOf(one.week, nth, indianDay(now)),
  }));

/** The mobiles of those who have an account in the demo: one consults around the clock, one at usual hours, one at night. */
const ACCOUNTS = new Map([
  ["Dr. Anil Bhardwaj", "5555500014"],
  ["Dr. Meenakshi Rao", "5555500015"],
  ["Dr. Imtiaz Merchant", "5555500016"],
]);

function accountOf(name: string): Mobile | null {
  const mobile = ACCOUNTS.get(name);
  return mobile === undefined ? null : mobileIn(mobile);
}

function registrationOf({ therapy, city, since }: DemoPractitioner, nth: number) {
  const council = councilOf(therapy, city);
  const serial = 137 * (nth + 11) + since;
  return { council: council?.name ?? null, registration: council?.number(serial, since) ?? null };
}

function clinicsOf({ name, city, clinic }: DemoPractitioner) {
  if (clinic === null) return [];
  const [area, street, pincode, latitude, longitude] = clinic;
  const surname = name.split(" ").at(-1) ?? name;
  return [{ name: `${surname} Clinic, ${area}`, address: `${street}, ${area}`, city, pincode, at: { latitude, longitude } }];
}

/** In rupees for 15, 30 and 45 minutes by sound; by video it costs more. */
const CLASSES = [
  [150, 250, 350],
  [250, 400, 550],
  [350, 600, 800],
  [500, 900, 1_200],
] as const;
const FOR_VIDEO = 100;

function feesOf(price: number): readonly Fee[] {
  const [short = 0, middle = 0, long = 0] = CLASSES[price] ?? CLASSES[1];
  return [[15, short], [30, middle], ...(price % 2 === 0 ? [] : [[45, long] as const])].flatMap(
    ([length = 0, rupees = 0]): readonly Fee[] => [
      { length, mode: "audio", amount: paise(rupees * 100) },
      { length, mode: "video", amount: paise((rupees + FOR_VIDEO) * 100) },
    ],
  );
}

const QUALIFICATIONS: Readonly<Record<Therapy, (nth: number) => readonly string[]>> = {
  ayurveda: (nth) => (nth % 2 === 0 ? ["BAMS", "MD (Ayurveda)"] : ["BAMS"]),
  homeopathy: (nth) => (nth % 3 === 0 ? ["BHMS", "MD (Hom)"] : ["BHMS"]),
  yoga: (nth) => (nth % 2 === 0 ? ["MSc (Yoga)"] : ["Yoga teacher, YCB Level 3"]),
  physiotherapy: (nth) => (nth % 2 === 0 ? ["BPT", "MPT (Orthopaedics)"] : ["BPT"]),
  nutrition: (nth) => (nth % 2 === 0 ? ["MSc (Dietetics)", "Registered Dietitian"] : ["MSc (Food and Nutrition)"]),
  siddha: (nth) => (nth % 2 === 0 ? ["BSMS", "MD (Siddha)"] : ["BSMS"]),
  unani: (nth) => (nth % 2 === 0 ? ["BUMS", "MD (Unani)"] : ["BUMS"]),
  naturopathy: () => ["BNYS"],
  chiropractic: () => ["Doctor of Chiropractic"],
};
