import { useState } from "react";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/features/content/page-head.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { wellnessPhrases as words } from "#web/features/trackers/wellness/wording/wellness.ts";
import { SomebodysTrackers } from "./somebodys-trackers.tsx";
import { wellnessAddress } from "./wellness-address.ts";
import "#web/features/trackers/wellness/wellness.css";
import type { Head } from "#web/platform/page/head.ts";

const OwnToday = latePart(lateCode(() => import("./own-today.tsx"), "OwnToday"));
const TOOLS = { body: "/profile1", needs: "/profile2", prakriti: "/prakrititest", stress: "/profile3" } as const;
const TOOL_NAMES = ["body", "needs", "prakriti", "stress"] as const;
const WAYS = ["mind", "physical"] as const;
const nothing = () => {};

export const head = (): Head => ({
  title: siteWords.titled(words.title),
  description: words.description,
  canonical: wellnessAddress.today,
});

/** Today on one screen; for visitors, what could be here and what works already. */
export function Screen() {
  const [noteStore] = useState(() => nothing);
  return (
    <div className="page-width wellness-page">
      <PageHead here={words.title} title={words.title} lead={words.lead} />
      <SomebodysTrackers Own={OwnToday} onStore={noteStore}>
        <section aria-labelledby="visitors" className="panel stack gap-3">
          <h2 id="visitors" className="heading-3">
            {words.visitors}
          </h2>
          <p>{words.visitorsText}</p>
        </section>
      </SomebodysTrackers>
      <ul className="wellness-ways">
        {WAYS.map((way) => (
          <li key={way}>
            <a className="panel stack gap-1" href={wellnessAddress[way]}>
              <span className="heading-3">{words.ways[way].title}</span>
              <span className="muted">{words.ways[way].text}</span>
            </a>
          </li>
        ))}
      </ul>
      <nav aria-labelledby="calculators">
        <h2 id="calculators" className="heading-3">
          {words.calculators}
        </h2>
        <ul className="row flex-wrap">
          {TOOL_NAMES.map((tool) => (
            <li key={tool}>
              <a className="link roomy" href={TOOLS[tool]}>
                {words.tools[tool]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="small muted">{words.noDiagnosis}</p>
    </div>
  );
}
