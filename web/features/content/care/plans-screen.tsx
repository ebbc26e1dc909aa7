import { useState } from "react";
import Check from "lucide-react/icons/check";
import { EnquireAboutHealthPlan } from "#core/contact/send-enquiry.use-case.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { EnquiryForm } from "#web/features/contact/enquiry-form.tsx";
import { careWords } from "#web/features/content/care/care-words.ts";
import { plansOfferedPhrases } from "#web/features/content/wording/plans-offered.ts";
import { siteWords } from "#web/design/site-words.ts";
import { enquiryWords } from "#web/features/contact/wording/enquiry.ts";
import { careAddress } from "#web/platform/addresses/care-address.ts";
import { Cards } from "./cards.tsx";
import { inLanguage } from "#web/design/in-language.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { NothingListed } from "./nothing-listed.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { Questions } from "./questions.tsx";
import type { HealthPlanPage } from "#core/content/care-page.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({
  title: siteWords.titled(careWords.plans),
  description: plansOfferedPhrases.plansDescription,
  canonical: careAddress.plans,
});

const ASK = "enquiry";

/** Health plans with what they hold and cost; null: none was put up. */
export function Screen({ data: page }: { readonly data: HealthPlanPage | null }) {
  const [enquiry, askAbout] = useState<string | null>(null);
  const banner = page === null ? null : inLanguage(page.banner);
  const plans = page?.plans.map(inLanguage) ?? [];
  const about = plans.find(({ id }) => id === enquiry) ?? { id: null, title: careWords.plans };
  return (
    <div className="page-width leaflet">
      <PageHead
        here={careWords.plans}
        title={banner?.title ?? careWords.plans}
        lead={banner?.text ?? plansOfferedPhrases.plansDescription}
      />
      {page === null ? (
        <NothingListed />
      ) : (
        <>
          <section>
            <h2>{plansOfferedPhrases.listedPlans}</h2>
            <ul className="leaflet-cards">
              {plans.map(({ id, title, text, price, people, includes }) => (
                <li key={id} className="leaflet-card">
                  <p className="small faint">{careWords.people(people)}</p>
                  <h3>{title}</h3>
                  <p className="price">{careWords.aYear(price)}</p>
                  <p>{text}</p>
                  <ul className="tick-list">
                    {includes.map((thing) => (
                      <li key={thing}>
                        <Check className="icon icon-small leaf mt-1" aria-hidden="true" />
                        {thing}
                      </li>
                    ))}
                  </ul>
                  <p className="leaflet-card-end row flex-wrap">
                    <a className="button main" href={careAddress.buyPlan(id)}>
                      {plansOfferedPhrases.buyPlan({ title })}
                    </a>
                    <a className="button quiet" href={`#${ASK}`} onClick={() => askAbout(id)}>
                      {plansOfferedPhrases.askPlan({ title })}
                    </a>
                  </p>
                </li>
              ))}
            </ul>
            <h3>{plansOfferedPhrases.comparison}</h3>
            <PlanComparison plans={plans} />
            <Notice kind="note">{plansOfferedPhrases.plansTerms}</Notice>
            <p>
              <a className="link" href="/my-plans">
                {plansOfferedPhrases.myPlans}
              </a>
            </p>
          </section>
          <section>
            <h2>{plansOfferedPhrases.available}</h2>
            <Cards cards={page.available} />
          </section>
          <section>
            <h2>{plansOfferedPhrases.ecosystem}</h2>
            <Cards cards={page.ecosystem} />
          </section>
          <Questions questions={page.questions} />
          <section className="leaflet-form" id={ASK}>
            <h2>{enquiryWords.heading({ about: about.title })}</h2>
            <p className="muted">{enquiryWords.hint}</p>
            <EnquiryForm send={EnquireAboutHealthPlan} asksFor="person" about={about} />
          </section>
        </>
      )}
    </div>
  );
}
