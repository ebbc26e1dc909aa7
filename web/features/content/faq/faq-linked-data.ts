import { textWithoutLinks } from "#web/design/link/text-without-links.ts";
import type { LinkedData } from "#web/platform/page/head.ts";
import type { FaqData } from "./faq-screen.tsx";

/** Every question with its answer. */
export const linked: LinkedData<FaqData> = ({ groups }) => [
  {
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: textWithoutLinks(answer) },
      })),
    ),
  },
];
