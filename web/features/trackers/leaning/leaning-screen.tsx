import { siteWords } from "#web/design/site-words.ts";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { leaningPhrases as words } from "#web/features/trackers/wording/leaning.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { wellnessAddress } from "#web/platform/addresses/wellness-address.ts";
import { LEANING_ADDRESSES, LEANINGS } from "#web/platform/addresses/leaning-address.ts";
import "#web/features/health/health.css";
import "#web/features/trackers/trackers.css";
import { TrackerSkeleton } from "#web/features/trackers/page/tracker-skeleton.tsx";
import type { Dosha } from "#core/health/tools/prakriti.ts";
import type { Head } from "#web/platform/page/head.ts";

const CustomersResults = latePart(lateCode(() => import("#web/features/trackers/results/customers-results.tsx"), "CustomersResults"));
const OwnLeaning = latePart(lateCode(() => import("./own-leaning.tsx"), "OwnLeaning"));
const PARTS = ["shows", "much", "food", "day"] as const;

export const head = ({ dosha }: { readonly dosha: Dosha }): Head => ({
  title: siteWords.titled(words.doshas[dosha].title),
  description: words.doshas[dosha].lead,
  canonical: null,
});

/** What a leaning means in everyday life, and somebody's own result. */
export function Screen({ data: { dosha, up } }: { readonly data: { readonly dosha: Dosha; readonly up: string } }) {
  const doshaWords = words.doshas[dosha];
  return (
    <div className="page-width tracker-page">
      <PageHead
        way={[{ title: up, address: wellnessAddress.today }]}
        here={doshaWords.title}
        title={doshaWords.title}
        lead={doshaWords.lead}
      />
      <div className="tool-pair">
        {PARTS.map((part) => (
          <section key={part} className="panel stack gap-2" aria-labelledby={`leaning-${part}`}>
            <h2 id={`leaning-${part}`} className="heading-3">
              {words.parts[part]}
            </h2>
            <ul className="stack gap-1">
              {doshaWords[part].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="small muted">{words.said}</p>
      <ForCustomer waiting={<TrackerSkeleton />}>{(customer) => <CustomersResults customer={customer} Results={OwnLeaning} />}</ForCustomer>
      <nav aria-label={words.others} className="row flex-wrap">
        {LEANINGS.filter((other) => other !== dosha).map((other) => (
          <a key={other} className="link roomy" href={LEANING_ADDRESSES[other]}>
            {words.means[other]}
          </a>
        ))}
      </nav>
    </div>
  );
}
