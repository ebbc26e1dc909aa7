import { describe, expect, it } from "vitest";
import { matchingQuestions } from "#web/features/content/faq/matching-questions.ts";
import { faqGroups as english } from "#web/features/content/wording/faq-answers.ts";
import { faqGroups as hindi } from "#web/features/content/wording/hindi/faq-answers.ts";
import { textFacts } from "#web/features/content/texts/text-facts.ts";
import type { QuestionGroup } from "#web/features/content/faq/matching-questions.ts";

const facts = textFacts(null);
const [inEnglish, inHindi] = [english(facts), hindi(facts)];
const found = (groups: readonly QuestionGroup[], sought: string) => matchingQuestions(groups, sought).flatMap(({ questions }) => questions);
const asked = (groups: readonly QuestionGroup[], sought: string) => found(groups, sought).map(({ question }) => question);

describe("a search among the questions", () => {
  it("finds what people call things, of an order's whole way", () => {
    for (const sought of ["refund", "invoice", "UPI", "tracking", "cancel order", "review", "payment", "delete account"])
      expect(asked(inEnglish, sought), sought).not.toEqual([]);
  });

  it.each([
    ["रिफंड", "रिफ़ंड"],
    ["मुफ्त डिलीवरी", "मुफ़्त"],
    ["रिव्यु", "रिव्यू"],
    ["paisa", "पैसे"],
  ])("hears a word that is spelt otherwise: %s", (sought, written) => {
    const answers = found(inHindi, sought);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.some(({ question, answer }) => `${question} ${answer}`.includes(written))).toBe(true);
  });

  it("finds nothing by words that stand nowhere, or by too little of one", () => {
    expect(asked(inEnglish, "helicopter")).toEqual([]);
    expect(asked(inHindi, "helicopter")).toEqual([]);
    expect(asked(inEnglish, "").length).toBe(inEnglish.flatMap(({ questions }) => questions).length);
  });
});
