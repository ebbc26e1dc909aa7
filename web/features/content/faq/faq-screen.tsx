import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { LinkedText } from "#web/design/link/linked-text.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { useFollowedValue } from "#web/design/fields/use-followed-value.ts";
import { counted } from "#web/design/phrase.ts";
import { faqWords } from "#web/features/content/wording/faq.ts";
import { siteWords } from "#web/design/site-words.ts";
import { matchingQuestions } from "./matching-questions.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { QuestionGroup } from "./matching-questions.ts";

const ADDRESS = "/faq";

/** What was searched for; "": nothing; and all questions. */
export type FaqData = { readonly sought: string; readonly groups: readonly QuestionGroup[] };

export const head = ({ sought }: FaqData): Head => ({
  title: siteWords.titled(faqWords.title),
  description: faqWords.description,
  canonical: sought === "" ? ADDRESS : null,
});

/** Questions by what they are about. They open, and are searched, without script too. */
export function Screen({ data }: { readonly data: FaqData }) {
  const [typed, type] = useState<string | null>(null);
  const field = useFollowedValue<HTMLInputElement, string>(data.sought, (input, words) => {
    input.value = words;
    type(null);
  });
  const sought = typed ?? data.sought;
  const groups = matchingQuestions(data.groups, sought);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSought = sought.trim() !== "";
  return (
    <div className="page-width leaflet">
      <div className="page-head">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={faqWords.title} />
        <h1>{faqWords.title}</h1>
        <p className="lead">{faqWords.lead}</p>
      </div>
      <form action={ADDRESS} className="faq-search" data-stay="">
        <div className="field">
          <label htmlFor="faq-words">{faqWords.search}</label>
          <span className="joined-input">
            <input
              id="faq-words"
              ref={field}
              type="search"
              name="question"
              maxLength={80}
              autoComplete="off"
              defaultValue={data.sought}
              onInput={({ currentTarget }) => type(currentTarget.value)}
            />
            <button type="submit" className="button main" aria-label={faqWords.searchButton}>
              <Search className="icon" aria-hidden="true" />
            </button>
          </span>
        </div>
        <p role="status" className="small muted">
          {isSought && count > 0 ? counted(count, faqWords.found, { count: String(count) }) : null}
        </p>
      </form>
      <div className="faq-groups">
        {groups.map(({ id, heading, questions }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            <div className="accordions">
              {questions.map(({ question, answer }) => (
                <details key={question} open={isSought && count <= 3}>
                  <summary>
                    <h3 className="accordion-title">{question}</h3>
                    <ChevronDown className="icon chevron faint" aria-hidden="true" />
                  </summary>
                  <p className="accordion-body">
                    <span>
                      <LinkedText text={answer} />
                    </span>
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
        {count > 0 ? null : (
          <div className="stack" role="status">
            <p className="strong">{faqWords.none({ words: sought.trim() })}</p>
            <p className="muted">{faqWords.noneHint}</p>
          </div>
        )}
      </div>
      <div className="row flex-wrap">
        {isSought ? (
          <a className="button quiet" href={ADDRESS} data-stay="">
            {faqWords.all}
          </a>
        ) : null}
        <a className="button quiet" href="/getintouch">
          {faqWords.ask}
        </a>
      </div>
    </div>
  );
}
