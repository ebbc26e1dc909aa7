import { EnquireAtHospital } from "#core/contact/send-enquiry.use-case.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { careWords } from "#web/features/content/care/care-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { EnquiryForm } from "#web/features/contact/enquiry-form.tsx";
import { enquiryWords } from "#web/features/contact/wording/enquiry.ts";
import { careAddress } from "#web/platform/addresses/care-address.ts";
import { Cards } from "./cards.tsx";
import { HospitalCards } from "./hospital-cards.tsx";
import { inLanguage } from "#web/design/in-language.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { NothingListed } from "./nothing-listed.tsx";
import { Questions } from "./questions.tsx";
import type { HospitalPage } from "#core/content/care-page.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({
  title: siteWords.titled(careWords.hospitals),
  description: careWords.hospitalsDescription,
  canonical: careAddress.hospitals,
});

/** Hospitals that work with Indian traditions; null: none was put up. */
export function Screen({ data: page }: { readonly data: HospitalPage | null }) {
  const banner = page === null ? null : inLanguage(page.banner);
  return (
    <div className="page-width leaflet">
      <PageHead
        here={careWords.hospitals}
        title={banner?.title ?? careWords.hospitals}
        lead={banner?.text ?? careWords.hospitalsDescription}
      />
      {page === null ? (
        <NothingListed />
      ) : (
        <>
          <section>
            <h2>{careWords.listed}</h2>
            <HospitalCards hospitals={page.hospitals} />
          </section>
          <section>
            <h2>{careWords.departments}</h2>
            <Cards cards={page.departments} />
          </section>
          <Questions questions={page.questions} />
          <section className="leaflet-form">
            <h2>{enquiryWords.heading({ about: careWords.hospitals })}</h2>
            <Notice kind="note">{careWords.booking}</Notice>
            <p className="muted">{enquiryWords.hint}</p>
            <EnquiryForm send={EnquireAtHospital} asksFor="person" about={{ id: null, title: careWords.hospitals }} />
          </section>
        </>
      )}
    </div>
  );
}
