import { EnquireAtHospital } from "#core/contact/send-enquiry.use-case.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { EnquiryForm } from "#web/features/contact/enquiry-form.tsx";
import { careWords } from "#web/features/content/care/care-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { enquiryWords } from "#web/features/contact/wording/enquiry.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { careAddress } from "#web/platform/addresses/care-address.ts";
import { HospitalCards } from "./hospital-cards.tsx";
import { inLanguage } from "#web/design/in-language.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { NothingListed } from "./nothing-listed.tsx";
import { missingHead } from "#web/platform/page/missing-head.ts";
import type { Hospital } from "#core/content/care-page.ts";
import type { Head } from "#web/platform/page/head.ts";

/** A place, or null where nobody knows it, and all others. */
export type ClinicData = { readonly clinic: Hospital | null; readonly others: readonly Hospital[] };

const WAY = [{ title: careWords.clinics, address: careAddress.clinics }];

export const head = ({ clinic }: ClinicData): Head =>
  clinic === null
    ? missingHead(careWords.noClinic, careWords.noClinicText)
    : {
        title: siteWords.titled(inLanguage(clinic).name),
        description: careWords.clinicDescription({ name: inLanguage(clinic).name, city: cityTitle(clinic.city) }),
        canonical: careAddress.clinic(clinic.id),
      };

export function Screen({ data: { clinic, others } }: { readonly data: ClinicData }) {
  if (clinic === null)
    return (
      <div className="page-width leaflet">
        <PageHead way={WAY} here={careWords.noClinic} title={careWords.noClinic} lead={careWords.noClinicText} />
        {others.length === 0 ? <NothingListed /> : <HospitalCards hospitals={others} />}
      </div>
    );
  const { id, name, city, address, text, therapies } = inLanguage(clinic);
  return (
    <div className="page-width leaflet">
      <PageHead way={WAY} here={name} title={name} lead={text} />
      <dl className="contact-facts">
        <div>
          <dt>{careWords.therapies}</dt>
          <dd>{therapies.map(categoryTitle).join(", ")}</dd>
        </div>
        <div>
          <dt>{careWords.address}</dt>
          <dd>
            {address}
            <span className="visually-hidden"> {cityTitle(city)}</span>
          </dd>
        </div>
      </dl>
      <Notice kind="note">{careWords.booking}</Notice>
      <section className="leaflet-form">
        <h2>{enquiryWords.heading({ about: name })}</h2>
        <p className="muted">{enquiryWords.hint}</p>
        <EnquiryForm key={id} send={EnquireAtHospital} asksFor="person" about={{ id, title: name }} />
      </section>
      {others.length === 0 ? null : (
        <section>
          <h2>{careWords.allClinics}</h2>
          <HospitalCards hospitals={others} />
        </section>
      )}
    </div>
  );
}
