import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { ResultsFrame } from "./results-frame.tsx";

const Results = latePart(lateCode(() => import("./stress-over-time.tsx"), "StressOverTime"));

/** How somebody's stress tests came out. */
export const Screen = ({ data }: { readonly data: { readonly title: string; readonly lead: string; readonly up: string } }) => (
  <ResultsFrame Results={Results} {...data} />
);
