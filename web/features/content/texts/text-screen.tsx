import ChevronDown from "lucide-react/icons/chevron-down";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { dayOf } from "#web/design/figures/days.ts";
import { textWords } from "#web/features/content/wording/texts.ts";
import { siteWords } from "#web/design/site-words.ts";
import { inForceSince } from "./in-force-since.ts";
import { TextSection } from "./text-section.tsx";
import type { Head } from "#web/platform/page/head.ts";
import type { TextContent } from "./text-content.ts";

/** A text and the address that it is known by. */
export type TextPage = { readonly reading: TextContent; readonly address: string };

export const head = ({ reading: { title, description }, address }: TextPage): Head => ({
  title: siteWords.titled(title),
  description,
  canonical: address,
});

/** A text with what it holds beside it, since when it holds, and a way to ask. */
export function Screen({ data: { reading, address } }: { readonly data: TextPage }) {
  const { title, lead, sections } = reading;
  const since = inForceSince[address];
  return (
    <div className="page-width reading">
      <div className="reading-head">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={title} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {since === undefined ? null : <p className="small faint">{textWords.dated({ day: dayOf(since) })}</p>}
      </div>
      <nav className="reading-contents no-print" aria-label={textWords.contents}>
        <details className="only-narrow">
          <summary>
            <h2 className="heading-3">{textWords.contents}</h2>
            <ChevronDown className="icon chevron faint" aria-hidden="true" />
          </summary>
          <Contents sections={sections} />
        </details>
        <div className="only-wide">
          <h2 className="heading-3">{textWords.contents}</h2>
          <Contents sections={sections} />
        </div>
      </nav>
      <article className="reading-text">
        {sections.map((section) => (
          <TextSection key={section.id} {...section} />
        ))}
      </article>
      <aside className="reading-end no-print">
        <p className="strong">{textWords.questions}</p>
        <div className="row flex-wrap">
          <a className="button quiet" href="/faq">
            {textWords.faq}
          </a>
          <a className="button quiet" href="/getintouch">
            {textWords.ask}
          </a>
        </div>
      </aside>
    </div>
  );
}

const Contents = ({ sections }: Pick<TextContent, "sections">) => (
  <ol>
    {sections.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`}>{heading}</a>
      </li>
    ))}
  </ol>
);
