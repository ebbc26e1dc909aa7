import { BodyResults } from "#web/features/health/body/body-results.tsx";
import { bodyValues } from "#web/features/health/body/body-values.ts";
import { bodyWords } from "#web/features/health/body/body-words.ts";
import { ToolResults } from "#web/features/trackers/results/tool-results.tsx";
import { resultPhrases as words } from "#web/features/trackers/wording/results.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

const answerOf = ({ answers }: SavedResult, tool: string): HealthAnswer | null => answers.find((answer) => answer.tool === tool) ?? null;

const SHOWN = {
  Result: ({ result }: { readonly result: SavedResult }) => (
    <BodyResults
      answers={{ bmi: answerOf(result, "bmi"), fat: answerOf(result, "fat"), waist: answerOf(result, "waist") }}
      values={bodyValues.of(result.input)}
    />
  ),
  said(result: SavedResult): string {
    const [bmi, fat] = [answerOf(result, "bmi"), answerOf(result, "fat")?.figures];
    if (bmi === null) return "";
    const [percent, spread] = [fat?.["fat_percent"], fat?.["spread"]];
    return percent == null || spread == null
      ? bodyWords.headline(bmi)
      : words.withFat({ headline: bodyWords.headline(bmi), percent, spread });
  },
};

/**
 * What the calculator of a body made of figures at other times, each with its formula of that time. Results are the customer's own alone.
 */
export const BodyOverTime = ({ view: { store } }: { readonly view: DayView }) =>
  typeof store.patient === "string" ? <ToolResults store={store} tool="body" {...SHOWN} /> : null;
