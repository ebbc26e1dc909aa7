import { faqGroups } from "#web/wording/faq.ts";
import { wordsAlone } from "#web/parts/words-alone.ts";
import type { LinkedData } from "#web/frame/head.ts";

/** Every question with its answer. */
export const linked: LinkedData<unknown> = () => [
  {
    "@type": "FAQPage",
    mainEntity: faqGroups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: wordsAlone(answer) },
      })),
    ),
  },
];
