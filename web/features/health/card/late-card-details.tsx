import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { CardDetailsProps } from "./card-details-props.ts";

const details = lateCode(() => import("./card-details.tsx"), "CardDetails");

/** Nobody sees a card before they open its figure, so that it is no part of the first view. */
export const LateCardDetails = drawnFirst<CardDetailsProps>({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await details() : null,
  load: details,
  place: () => <></>,
});
