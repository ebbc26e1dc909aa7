import Brain from "lucide-react/icons/brain";
import Dumbbell from "lucide-react/icons/dumbbell";
import Flame from "lucide-react/icons/flame";
import Gauge from "lucide-react/icons/gauge";
import GlassWater from "lucide-react/icons/glass-water";
import Leaf from "lucide-react/icons/leaf";
import Moon from "lucide-react/icons/moon";
import PersonStanding from "lucide-react/icons/person-standing";
import Ruler from "lucide-react/icons/ruler";
import Scale from "lucide-react/icons/scale";
import Utensils from "lucide-react/icons/utensils";
import { useState } from "react";
import { siteWords } from "#web/design/site-words.ts";
import { TOOL_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import { SignInLink } from "#web/platform/session/sign-in-link.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { trackerHeads } from "#web/features/trackers/wording/tracker-heads.ts";
import { wellnessPhrases as words } from "#web/features/trackers/wellness/wording/wellness.ts";
import { SomebodysTrackers } from "./somebodys-trackers.tsx";
import { WayCards } from "./way-cards.tsx";
import { trackerAddress, wellnessAddress } from "#web/platform/addresses/wellness-address.ts";
import "#web/features/trackers/wellness/wellness.css";
import type { LucideIcon } from "lucide-react";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { ToolName } from "#web/platform/addresses/tool-address.ts";
import type { Head } from "#web/platform/page/head.ts";

type Drawn<Named> = Named & { readonly Icon: LucideIcon };

const OwnToday = latePart(lateCode(() => import("./own-today.tsx"), "OwnToday"));
// In their order. The list of core has the reading of entries with it, which visitors don't need.
const TRACKERS = [
  { tracker: "water", Icon: GlassWater },
  { tracker: "sleep", Icon: Moon },
  { tracker: "exercise", Icon: Dumbbell },
  { tracker: "meal", Icon: Utensils },
  { tracker: "weight", Icon: Scale },
] as const satisfies readonly Drawn<{ tracker: OpenTracker }>[];
const TOOLS = [
  { tool: "body", Icon: Ruler },
  { tool: "needs", Icon: Flame },
  { tool: "prakriti", Icon: Leaf },
  { tool: "stress", Icon: Gauge },
] as const satisfies readonly Drawn<{ tool: ToolName }>[];
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
      <noscript>
        <p className="no-script">
          {words.needsScript}{" "}
          <a className="link" href="#calculators">
            {words.withoutScript}
          </a>
        </p>
      </noscript>
      <SomebodysTrackers Own={OwnToday} onStore={noteStore}>
        <section aria-labelledby="visitors" className="panel stack gap-3">
          <h2 id="visitors" className="heading-3">
            {words.visitors}
          </h2>
          <p>{words.visitorsText}</p>
          <p>
            <SignInLink className="button main">{siteWords.signIn}</SignInLink>
          </p>
        </section>
        <WayCards
          id="trackers"
          title={words.trackersTitle}
          ways={TRACKERS.map(({ tracker, Icon }) => {
            const { title, lead: text } = trackerHeads[tracker];
            return { title, text, address: trackerAddress[tracker], Icon };
          })}
        />
      </SomebodysTrackers>
      <WayCards
        id="practice"
        title={words.practice}
        ways={[
          { ...words.ways.mind, address: wellnessAddress.mind, Icon: Brain },
          { ...words.ways.physical, address: wellnessAddress.physical, Icon: PersonStanding },
        ]}
      />
      <WayCards
        id="calculators"
        title={words.calculators}
        ways={TOOLS.map(({ tool, Icon }) => ({ ...words.tools[tool], address: TOOL_ADDRESSES[tool], Icon }))}
      />
      <p className="small muted">{words.noDiagnosis}</p>
    </div>
  );
}
