import type { Therapy } from "./therapy.ts";

/** How law regulates those who practise a therapy. */
type Regulation = {
  /** A council or board registers them: without a number nobody is shown. */
  readonly isRegistered: boolean;
  /** Law calls them medical practitioners. */
  readonly isMedical: boolean;
};

/**
 * How law regulates those who practise a therapy: medical practitioners are those of the recognised Indian systems and of homeopathy
 * (NCISM Act 2020, NCH Act 2020). Yoga, nutrition and chiropractic have no register of their own.
 * Source: specification/consultations.md, Staff commands.
 */
export const regulationOf = (therapy: Therapy): Regulation => REGULATIONS[therapy];

const medical: Regulation = { isRegistered: true, isMedical: true };
const registered: Regulation = { isRegistered: true, isMedical: false };
const free: Regulation = { isRegistered: false, isMedical: false };

const REGULATIONS: Readonly<Record<Therapy, Regulation>> = {
  ayurveda: medical,
  homeopathy: medical,
  yoga: free,
  physiotherapy: registered,
  nutrition: free,
  siddha: medical,
  unani: medical,
  naturopathy: registered,
  chiropractic: free,
};
