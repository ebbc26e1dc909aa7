import { inLanguage } from "#web/design/in-language.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { HomeCollection } from "#web/features/labs/collection/home-collection.tsx";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import type { ListedLab } from "#core/labs/list/list-labs.use-case.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

const HERE = "labs";

type LabCardsProps = { readonly typed: string | null; readonly pincode: Pincode | null; readonly labs: readonly ListedLab[] };

/** Laboratories with their accreditation and hours, and whether their collectors come to a pincode. */
export const LabCards = ({ typed, pincode, labs }: LabCardsProps) => (
  <section id={HERE}>
    <h2>{says.laboratories}</h2>
    <form className="joined-input laboratory-pincode" action={`${labAddress.front}#${HERE}`} data-stay>
      <input
        type="text"
        inputMode="numeric"
        name="pincode"
        defaultValue={typed ?? ""}
        aria-label={says.pincode}
        placeholder={says.pincode}
        autoComplete="postal-code"
        maxLength={20}
      />
      <button type="submit" className="button soft">
        {says.check}
      </button>
    </form>
    <p role="status">{typed === null ? <HomeCollection /> : answerOf({ pincode, labs })}</p>
    <ul className="leaflet-cards">
      {labs.map(inLanguage).map((lab) => (
        <li key={lab.id} className="leaflet-card">
          <p className="small faint">{cityTitle(lab.city)}</p>
          <h3>{lab.name}</h3>
          <p>{lab.address}</p>
          <p className="small">{says.accreditation({ number: lab.accreditation })}</p>
          <ul className="small">
            {lab.hours.map((hours) => (
              <li key={hours.weekdays.join()}>{labWords.hours(hours)}</li>
            ))}
          </ul>
          <p className="small">{lab.comes === null ? labWords.pincodes(lab.pincodes) : lab.comes ? says.comes : says.comesNot}</p>
        </li>
      ))}
    </ul>
  </section>
);

function answerOf({ pincode, labs }: Omit<LabCardsProps, "typed">): string {
  if (pincode === null) return says.noPincode;
  const coming = labs.filter(({ comes }) => comes === true).map((lab) => inLanguage(lab).name);
  return coming.length === 0 ? says.nobodyComes({ pincode }) : says.somebodyComes({ pincode, labs: coming.join(", ") });
}
