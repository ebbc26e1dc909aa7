import { grouped } from "#web/design/figures/grouped.ts";
import { typedMeasures } from "#web/features/health/tool/typed-measures.ts";
import { needsPhrases as says } from "#web/features/health/wording/needs.ts";
import type { TypedRow } from "#web/features/health/card/typed-row.ts";
import type { NeedsValues } from "./needs-values.ts";

const ACTIVITIES: ReadonlyMap<string, string> = new Map(Object.entries(says.activities));
const AIMS: ReadonlyMap<string, string> = new Map(Object.entries(says.aims));
/** Daily needs in words, in any language. */
export const needsWords = {
  ...says,
  grouped: (figure: string): string => grouped(Number(figure)),
  typed: (values: NeedsValues): readonly TypedRow[] => [
    ...typedMeasures(values),
    ...[
      { label: says.activity, figure: ACTIVITIES.get(values.activity) ?? "" },
      { label: says.aim, figure: AIMS.get(values.aim) ?? "" },
    ].filter(({ figure }) => figure !== ""),
  ],
};
