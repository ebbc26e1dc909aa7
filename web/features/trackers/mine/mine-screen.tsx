import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { ResultsFrame } from "#web/features/trackers/results/results-frame.tsx";

const OwnEntries = latePart(lateCode(() => import("./own-entries.tsx"), "OwnEntries"));

/** What somebody does with all of their entries. */
export const Screen = ({ data }: { readonly data: { readonly title: string; readonly lead: string; readonly up: string } }) => (
  <ResultsFrame Results={OwnEntries} {...data} />
);
