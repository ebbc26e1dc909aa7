import type { AssessmentKind } from "#core/assessments/questions/worded-questionnaire.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";

/** Pages of the kinds that have one of their own; the others are asked by the last. Source: specification/assessments.md, Addresses. */
export const KIND_PAGES = {
  ayurveda: "/ayurvedicassessment",
  yoga: "/yogaassessment",
  physio: "/physioassesment",
  nutrition: "/nutritionassesment",
  default: "/defaultquestionnaire",
} as const satisfies Partial<Record<AssessmentKind, string>>;

const KINDS: Readonly<Record<Therapy, AssessmentKind>> = {
  ayurveda: "ayurveda",
  homeopathy: "homeopathy",
  yoga: "yoga",
  physiotherapy: "physio",
  nutrition: "nutrition",
  siddha: "siddha",
  unani: "unani",
  naturopathy: "default",
  chiropractic: "default",
};

type Place = { readonly kind: AssessmentKind; readonly member: string | null; readonly booking: string | null };

const searchOf = (request: Readonly<Record<string, string | null>>): string => {
  const search = new URLSearchParams(Object.entries(request).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return search.size === 0 ? "" : `?${search}`;
};

export const assessmentAddress = {
  /** Where somebody answers for themselves or a member, before an appointment or none in particular. */
  at: ({ kind, member, booking }: Place): string => {
    const own = Object.entries(KIND_PAGES).find(([one]) => one === kind)?.[1];
    return `${own ?? KIND_PAGES.default}${searchOf({ kind: own === undefined ? kind : null, booking, member })}`;
  },
  beforeBooking: ({ therapy, ...place }: Omit<Place, "kind"> & { readonly therapy: Therapy }): string =>
    assessmentAddress.at({ ...place, kind: KINDS[therapy] }),
  summaries: "/summary",
  summary: (id: string): string => `/summary/${encodeURIComponent(id)}`,
};
