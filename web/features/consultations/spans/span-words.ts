import { dayOf } from "#web/design/figures/days.ts";
import { minePhrases } from "#web/features/trackers/wording/mine.ts";
import { spanPhrases as says } from "#web/features/consultations/wording/spans.ts";
import type { TrackerSpan } from "#core/assessments/sharing/tracker-span.ts";

/** What is said of attached days, in any language. */
export const spanWords = {
  ...says,
  trackers: minePhrases.take.names,
  spanOf: ({ tracker, from, to }: TrackerSpan): string =>
    says.span({ tracker: minePhrases.take.names[tracker], from: dayOf(from), to: dayOf(to) }),
};
