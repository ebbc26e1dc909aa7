import { careWords } from "#web/features/content/care/care-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { careAddress } from "#web/platform/addresses/care-address.ts";
import { HospitalCards } from "./hospital-cards.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { NothingListed } from "./nothing-listed.tsx";
import type { Hospital } from "#core/content/care-page.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({
  title: siteWords.titled(careWords.clinics),
  description: careWords.clinicsDescription,
  canonical: careAddress.clinics,
});

/** All places that work with us. */
export function Screen({ data: hospitals }: { readonly data: readonly Hospital[] }) {
  return (
    <div className="page-width leaflet">
      <PageHead here={careWords.clinics} title={careWords.clinics} lead={careWords.clinicsLead} />
      {hospitals.length === 0 ? (
        <NothingListed />
      ) : (
        <section>
          <h2 className="visually-hidden">{careWords.allClinics}</h2>
          <HospitalCards hospitals={hospitals} />
        </section>
      )}
    </div>
  );
}
