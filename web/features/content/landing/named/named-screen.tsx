import { landingAddress } from "#web/platform/addresses/landing-address.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { headOfPractitioner, PractitionerPage } from "./practitioner-page.tsx";
import { LandingBlockPart } from "./landing-block.tsx";
import { shownText } from "#web/design/shown-text.ts";
import "./landing-page.css";
import type { Head } from "#web/platform/page/head.ts";
import type { LandedPage } from "./landed-page-data.ts";
import type { PractitionerData } from "./practitioner-page.tsx";

/** A page that staff wrote, or the page of a practitioner. */
export type NamedData =
  | { readonly kind: "page"; readonly page: LandedPage }
  | { readonly kind: "practitioner"; readonly data: PractitionerData };

export function head(data: NamedData): Head {
  if (data.kind === "practitioner") return headOfPractitioner(data.data);
  const { title, lead, name } = data.page;
  return {
    title: siteWords.titled(shownText(title)),
    description: shownText(lead),
    canonical: landingAddress.named(name),
  };
}

/** The page at /landing/{name}. */
export function Screen({ data }: { readonly data: NamedData }) {
  if (data.kind === "practitioner") return <PractitionerPage data={data.data} />;
  const { title, lead, blocks, year } = data.page;
  const heading = shownText(title);
  return (
    <div className="page-width leaflet">
      <PageHead here={heading} title={heading} lead={shownText(lead)} />
      {blocks.map((block) => (
        <LandingBlockPart key={block.place} block={block} year={year} />
      ))}
    </div>
  );
}
