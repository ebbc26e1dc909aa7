import { eventId } from "#core/events/listed-event.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { CleanHtml } from "#web/design/link/clean-html.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { ProductCards } from "#web/features/catalogue/cards/product-cards.tsx";
import { landingWords } from "#web/features/content/landing/landing-words.ts";
import { eventAddress } from "#web/platform/addresses/event-address.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { LateCompanyEnquiry } from "./late-company-enquiry.ts";
import { LatePractitionerCards } from "#web/features/consultations/directory/late-practitioner-cards.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { ReactNode } from "react";
import type { LandedBlock } from "./landed-page-data.ts";
import type { BilingualText } from "#core/shared/language.ts";

/** A block of a landing page; nothing of one that has nothing to show. `year` is this one. */
export function LandingBlockPart({ block, year }: { readonly block: LandedBlock; readonly year: number }): ReactNode {
  const title = shownText(block.title);
  switch (block.kind) {
    case "banner":
      return <LinkedCard title={title} text={block.text} link={block.link} />;
    case "quiz": {
      const address = quizAddress.one(quizId(block.id));
      return <LinkedCard title={title} text={block.text} link={{ title: landingWords.quiz, address }} />;
    }
    case "challenge": {
      const address = fitbookAddress.challenge(challengeId(block.id));
      return <LinkedCard title={title} text={block.text} link={{ title: landingWords.challenge, address }} />;
    }
    case "event": {
      const address = eventAddress.one(eventId(block.id));
      return <LinkedCard title={title} text={block.text} link={{ title: landingWords.event, address }} />;
    }
    case "shelf":
      return block.products.length === 0 ? null : (
        <section>
          <h2>{title}</h2>
          <ProductCards products={block.products} rows="one" />
          <WayOn title={landingWords.allOf({ title })} address={shopAddress.category(block.category)} />
        </section>
      );
    case "practitioners":
      return block.entries.length === 0 ? null : (
        <section>
          <h2>{title}</h2>
          <LatePractitionerCards entries={block.entries} year={year} />
          <WayOn
            title={landingWords.allPractitioners}
            address={block.therapy === null ? "/practitioners" : `/practitioners?type=${encodeURIComponent(block.therapy)}`}
          />
        </section>
      );
    case "text":
      return (
        <section>
          <h2>{title}</h2>
          <CleanHtml html={shownText(block.html)} className="lead landing-text" />
        </section>
      );
    case "enquiry":
      return <LateCompanyEnquiry title={title} />;
  }
}

type Link = { readonly title: string | BilingualText; readonly address: string };

const LinkedCard = ({ title, text, link }: { readonly title: string; readonly text: BilingualText; readonly link: Link | null }) => (
  <section className="leaflet-card leaflet-banner">
    <h2>{title}</h2>
    <p>{shownText(text)}</p>
    {link === null ? null : <WayOn title={typeof link.title === "string" ? link.title : shownText(link.title)} address={link.address} />}
  </section>
);

const WayOn = ({ title, address }: { readonly title: string; readonly address: string }) => (
  <p className="leaflet-card-end">
    <a className="button quiet" href={address}>
      {title}
    </a>
  </p>
);
