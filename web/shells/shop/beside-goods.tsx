import { CareSection } from "./care-section.tsx";
import { WaysSection } from "./ways-section.tsx";
import type { SoonestPractitioner } from "./home-data.ts";

/** All else that the shop does for somebody's health: practitioners to ask, tools, tests, plans and people. */
export const BesideGoods = ({ soonest }: { readonly soonest: readonly SoonestPractitioner[] }) => (
  <>
    <CareSection soonest={soonest} />
    <WaysSection />
  </>
);
