import ChevronDown from "lucide-react/icons/chevron-down";
import { careWords } from "#web/features/content/care/care-words.ts";
import { inLanguage } from "#web/design/in-language.ts";
import type { Question } from "#core/content/care-page.ts";

/** What people ask; nothing where nobody has asked. */
export const Questions = ({ questions }: { readonly questions: readonly Question[] }) =>
  questions.length === 0 ? null : (
    <section className="faq-groups">
      <h2>{careWords.questions}</h2>
      <div className="accordions">
        {questions.map(inLanguage).map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3 className="accordion-title">{question}</h3>
              <ChevronDown className="icon chevron faint" aria-hidden="true" />
            </summary>
            <p className="accordion-body">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
