import type { Therapy } from "#core/consultations/therapies/therapy.ts";

export type DemoCity = "Mumbai" | "Delhi" | "Ahmedabad" | "Pune" | "Chennai";

type Council = { readonly name: string; readonly number: (serial: number, since: number) => string };
type State = "maharashtra" | "delhi" | "gujarat" | "tamil-nadu";

const STATES: Readonly<Record<DemoCity, State>> = {
  Mumbai: "maharashtra",
  Pune: "maharashtra",
  Delhi: "delhi",
  Ahmedabad: "gujarat",
  Chennai: "tamil-nadu",
};

const council = (name: string, number: Council["number"]): Council => ({ name, number });

const INDIAN_MEDICINE: Readonly<Record<State, Council>> = {
  maharashtra: council("Maharashtra Council of Indian Medicine", (serial, since) => `I-${30_000 + serial}-A${since > 2005 ? "-1" : ""}`),
  delhi: council("Delhi Bharatiya Chikitsa Parishad", (serial) => `DBCP/A/${4_000 + serial}`),
  gujarat: council("Gujarat Board of Ayurvedic and Unani Systems of Medicine", (serial) => `GBI-${12_000 + serial}`),
  "tamil-nadu": council("Tamil Nadu Board of Indian Medicine", (serial) => `S-${6_000 + serial}`),
};

const HOMEOPATHY: Readonly<Record<State, Council>> = {
  maharashtra: council("Maharashtra Council of Homoeopathy", (serial) => String(40_000 + serial)),
  delhi: council("Board of Homoeopathic System of Medicine, Delhi", (serial) => `H/${3_000 + serial}`),
  gujarat: council("Council of Homoeopathic System of Medicine, Gujarat", (serial) => `G-${9_000 + serial}`),
  "tamil-nadu": council("Tamil Nadu Homoeopathy Medical Council", (serial) => String(5_000 + serial)),
};

const PHYSIOTHERAPY: Readonly<Record<State, Council>> = {
  maharashtra: council("Maharashtra State OT & PT Council", (serial, since) => `${since}/08/PT/${String(serial).padStart(6, "0")}`),
  delhi: council("Delhi Council for Physiotherapy and Occupational Therapy", (serial) => `DCPTOT/R/13/${1_000 + serial}`),
  gujarat: council("Gujarat State Council for Physiotherapy", (serial) => `GSCPT-${2_000 + serial}`),
  "tamil-nadu": council("Tamil Nadu State Council for Physiotherapy", (serial) => `TNSCPT-${serial}`),
};

const NATUROPATHY = council("Tamil Nadu Board of Indian Medicine", (serial) => `N-${1_000 + serial}`);

/** The council that registers a therapy where somebody practises; null: there is none. */
export function councilOf(therapy: Therapy, city: DemoCity): Council | null {
  switch (therapy) {
    case "ayurveda":
    case "unani":
      return INDIAN_MEDICINE[STATES[city]];
    case "siddha":
      return INDIAN_MEDICINE["tamil-nadu"];
    case "homeopathy":
      return HOMEOPATHY[STATES[city]];
    case "physiotherapy":
      return PHYSIOTHERAPY[STATES[city]];
    case "naturopathy":
      return NATUROPATHY;
    case "yoga":
    case "nutrition":
    case "chiropractic":
      return null;
  }
}
