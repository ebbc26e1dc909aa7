import { lateCode } from "#web/platform/late/late-code.ts";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { LocationButton } from "./location-button.tsx";

/** Where somebody is, and practitioners there by what they practise. */
export const PractitionerBar = () => (
  <div className="practitioner-bar">
    <div className="page-width">
      <section aria-label={siteWords.location}>
        <LocationButton className="chip" />
      </section>
      <Types />
    </div>
  </div>
);

const types = lateCode(() => import("./practitioner-types.tsx"), "PractitionerTypes");

const Types = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await types() : null,
  load: types,
  place: () => <nav />,
});
