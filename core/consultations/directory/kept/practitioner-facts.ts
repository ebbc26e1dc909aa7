import { ratingOf } from "../../../reviews/review-summary.ts";
import { cityKey } from "../../practitioner/city-key.ts";
import { lengthsOf } from "../../practitioner/lengths-of.ts";
import { MODES } from "../../practitioner.ts";
import { ratingWeight } from "../../practitioner/rating-weight.ts";
import { citiesOf } from "../cities-of.ts";
import { practitionerWords } from "./practitioner-words.ts";
import type { Rating } from "../../../catalogue/product.ts";
import type { Gender } from "../../../identity/customer.ts";
import type { Position } from "../../../shipping/city.ts";
import type { Fee, PractitionerId, SpokenLanguage } from "../../practitioner.ts";
import type { ListedPractitioner } from "../../practitioner/practitioners.port.ts";
import type { Therapy } from "../../therapies/therapy.ts";

/** What the directory is narrowed and ordered by, of one practitioner; `words` as `practitionerWords` has them. */
export type PractitionerFacts = {
  readonly id: PractitionerId;
  readonly therapy: Therapy;
  readonly gender: Gender;
  readonly practisingSince: number;
  readonly languages: readonly SpokenLanguage[];
  readonly cities: readonly { readonly key: string; readonly name: string }[];
  readonly words: readonly string[];
  readonly places: readonly Position[];
  readonly fees: readonly Fee[];
  readonly rating: Rating | null;
  readonly weight: number;
  readonly lead: number;
  readonly horizon: number;
};

export const practitionerFacts = ({ practitioner, reviews }: Pick<ListedPractitioner, "practitioner" | "reviews">): PractitionerFacts => ({
  id: practitioner.id,
  therapy: practitioner.therapy,
  gender: practitioner.gender,
  practisingSince: practitioner.practisingSince,
  languages: practitioner.languages,
  cities: citiesOf(practitioner).map((name) => ({ key: cityKey(name), name })),
  words: practitionerWords(practitioner),
  places: practitioner.clinics.map(({ at }) => at),
  fees: practitioner.fees,
  rating: ratingOf(reviews),
  weight: ratingWeight(reviews),
  lead: practitioner.lead,
  horizon: practitioner.horizon,
});

/** Every length that is the shortest under some limits of mode and fee. */
export function shortestLengths({ fees }: Pick<PractitionerFacts, "fees">): readonly number[] {
  const limits = [null, ...MODES].flatMap((mode) => [null, ...fees.map(({ amount }) => amount)].map((maxFee) => ({ mode, maxFee })));
  return [...new Set(limits.flatMap((one) => lengthsOf({ fees }, one)?.lengths[0] ?? []))];
}
