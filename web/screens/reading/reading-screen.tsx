import { ChevronDown } from "lucide-react";
import { shopAddress } from "#web/parts/shop-address.ts";
import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { dayOf } from "#web/wording/dates.ts";
import { readingWords } from "#web/wording/reading.ts";
import { siteWords } from "#web/wording/site.ts";
import { ReadingSection } from "./reading-section.tsx";
import type { Head } from "#web/frame/head.ts";
import type { Reading } from "./reading.ts";

/** A text and the address that it is known by. */
export type ReadingPage = { readonly reading: Reading; readonly address: string };

export const head = ({ reading: { title, description }, address }: ReadingPage): Head => ({
  title: siteWords.titled(title),
  description,
  canonical: address,
});

/** A text with what it holds beside it, since when it holds, and a way to ask. */
export function Screen({ data: { reading } }: { readonly data: ReadingPage }) {
  const { title, lead, dated, sections } = reading;
  return (
    <div className="wrap reading">
      <div className="reading-head">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={title} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {dated === null ? null : <p className="small faint">{readingWords.dated(dayOf(dated))}</p>}
      </div>
      <nav className="reading-contents noprint" aria-label={readingWords.contents}>
        <details className="only-phone">
          <summary>
            <h2 className="h3">{readingWords.contents}</h2>
            <ChevronDown className="i" aria-hidden="true" />
          </summary>
          <Contents sections={sections} />
        </details>
        <div className="only-wide">
          <h2 className="h3">{readingWords.contents}</h2>
          <Contents sections={sections} />
        </div>
      </nav>
      <article className="reading-text">
        {sections.map((section) => (
          <ReadingSection key={section.id} {...section} />
        ))}
      </article>
      <aside className="reading-end noprint">
        <p className="strong">{readingWords.questions}</p>
        <div className="row flex-wrap">
          <a className="btn quiet" href="/faq">
            {readingWords.faq}
          </a>
          <a className="btn quiet" href="/getintouch">
            {readingWords.ask}
          </a>
        </div>
      </aside>
    </div>
  );
}

const Contents = ({ sections }: Pick<Reading, "sections">) => (
  <ol>
    {sections.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`}>{heading}</a>
      </li>
    ))}
  </ol>
);
