import { endAt } from "#web/design/figures/moments.ts";
import { labRequirementPhrases as says } from "#web/features/labs/wording/lab-requirements.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { CheckedRequirement, TestRequirement } from "#core/labs/booking/requirement.ts";

const testsOf = ({ tests }: Pick<TestRequirement, "tests">): string => tests.map((title) => shownText(title)).join(", ");

/** What is said of what tests ask for, in any language. */
export const labRequirementWords = {
  ...says,
  titleOf: (one: TestRequirement, name: string): string =>
    (one.kind === "consent" ? says.consentOf : says.prescriptionOf)({ name, tests: testsOf(one) }),
  stateOf: ({ state, reason, until }: CheckedRequirement): readonly string[] => [
    says.states[state],
    ...(reason === null ? [] : [says.why({ reason })]),
    ...(until === null ? [] : [says.until({ time: endAt(until) })]),
  ],
  noteOf: (one: TestRequirement): string => (one.kind === "consent" ? says.noteConsent : says.note)({ tests: testsOf(one) }),
};
