import { counted } from "#web/design/phrase.ts";
import { grouped } from "#web/design/figures/grouped.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { bodyResultPhrases } from "#web/features/health/wording/body-results.ts";
import { measurePhrases } from "#web/features/health/wording/measures.ts";
import { needsPhrases } from "#web/features/health/wording/needs.ts";
import { prakritiPhrases } from "#web/features/health/wording/prakriti.ts";
import { sittingPhrases as says } from "#web/features/health/wording/sitting.ts";
import { stressPhrases } from "#web/features/health/wording/stress.ts";
import type { ToolName } from "#web/platform/addresses/tool-address.ts";
import type { Sitting, SittingRow } from "./sitting.ts";

/**
 * A figure by its name: its heading, and how it is said. Two that share a heading share a column. A change is said alike but of a
 * percentage.
 */
type Shown = {
  readonly name: string;
  readonly heading: string;
  readonly said: (number: string) => string;
  readonly changeSaid?: (number: string) => string;
};

const asItIs = (number: string): string => number;
const asShare: Pick<Shown, "said" | "changeSaid"> = {
  said: (percent) => prakritiPhrases.percent({ percent }),
  changeSaid: (number) => says.points({ number }),
};
const weightIn = (unit: "kg" | "lb"): Pick<Shown, "heading" | "said"> => ({
  heading: measurePhrases.weight,
  said: (number) => measurePhrases.withUnit({ number, unit: measurePhrases.units[unit] }),
});
const weights: readonly Shown[] = [
  { name: "weight_kg", ...weightIn("kg") },
  { name: "weight_lb", ...weightIn("lb") },
];
const SHOWN: Readonly<Record<ToolName, readonly Shown[]>> = {
  body: [
    ...weights,
    { name: "bmi", heading: bodyResultPhrases.figures.bmi, said: asItIs },
    { name: "fat_percent", heading: bodyResultPhrases.figures.fat, ...asShare },
  ],
  needs: [
    ...weights,
    { name: "goal_kcal", heading: needsPhrases.figures.goal, said: (number) => needsPhrases.kilocalories({ number }) },
    { name: "goal_ml", heading: needsPhrases.figures.water, said: (number) => needsPhrases.millilitres({ number }) },
  ],
  stress: [{ name: "score", heading: stressPhrases.score, said: asItIs }],
  prakriti: (["vata", "pitta", "kapha"] as const).map((dosha) => ({
    name: dosha,
    heading: prakritiPhrases.doshas[dosha].name,
    ...asShare,
  })),
};
const NOTHING = "–";

/** The results of a sitting as a table, in any language. */
export const sittingWords = {
  ...says,

  headings: (tool: ToolName): readonly string[] => [...new Set(SHOWN[tool].map(({ heading }) => heading))],

  /** One for each heading. */
  cells: (tool: ToolName, { figures }: SittingRow): readonly string[] =>
    sittingWords.headings(tool).map((heading) => {
      const shown = SHOWN[tool].find((one) => one.heading === heading && (figures[one.name] ?? null) !== null);
      return shown === undefined ? NOTHING : shown.said(groupedText(figures[shown.name] ?? ""));
    }),

  moment: ({ at }: SittingRow): string => datedMomentAt(at),

  /** What changed, by its headings. */
  changes(tool: ToolName, { changes }: SittingRow): string {
    const lines = SHOWN[tool].flatMap(({ name, heading, said, changeSaid = said }) => {
      const change = changes[name] ?? null;
      return change === null ? [] : [{ heading, said: changeSaid, change }];
    });
    const changed = lines.filter(({ change }) => Number(change) !== 0);
    if (changed.length === 0) return lines.length === 0 ? NOTHING : says.unchanged;
    return changed.map(({ heading, said, change }) => says.changedBy({ what: heading, by: signed(said, change) })).join(", ");
  },

  unreadText: ({ unread }: Sitting): string => counted(unread, says.unread, { count: String(unread) }),
};

/** With the decimals that it has. */
function groupedText(figure: string): string {
  const [whole = "", ...fraction] = figure.split(".");
  return [grouped(Number(whole)), ...fraction].join(".");
}

const signed = (said: (number: string) => string, change: string): string =>
  `${change.startsWith("-") ? "−" : "+"}${said(groupedText(change.replace("-", "")))}`;
