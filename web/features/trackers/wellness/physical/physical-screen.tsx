import { useState } from "react";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { SomebodysTrackers } from "#web/features/trackers/wellness/today/somebodys-trackers.tsx";
import { wellnessAddress } from "#web/platform/addresses/wellness-address.ts";
import { physicalPhrases as words } from "#web/features/trackers/wellness/wording/physical.ts";
import { wellnessPhrases } from "#web/features/trackers/wellness/wording/wellness.ts";
import { LateRoutineList } from "./late-routine-list.tsx";
import "#web/features/trackers/wellness/wellness.css";
import type { Head } from "#web/platform/page/head.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

const OwnWeek = latePart(lateCode(() => import("./own-week.tsx"), "OwnWeek"));

export const head = (): Head => ({ title: siteWords.titled(words.title), description: words.lead, canonical: wellnessAddress.physical });

/** The week's movement, sleep and water, and short routines to do at once. */
export function Screen() {
  const [store, enter] = useState<TrackerStore | null>(null);
  return (
    <div className="page-width wellness-page">
      <PageHead
        way={[{ title: wellnessPhrases.title, address: wellnessAddress.today }]}
        here={words.title}
        title={words.title}
        lead={words.lead}
      />
      <SomebodysTrackers Own={OwnWeek} onStore={enter}>
        <p className="muted">{words.forVisitors}</p>
      </SomebodysTrackers>
      <LateRoutineList store={store} />
      <p className="small muted">{words.noDiagnosis}</p>
    </div>
  );
}
