import { wholeNumber } from "#web/design/figures/amounts.ts";
import { pointsPhrases as says } from "./wording/points.ts";
import type { PointCause } from "#core/points/reward-points.port.ts";

/** How reward points are told, in any language. */
export const pointsWords = {
  ...says,
  pending: (points: number) => says.pending({ points: wholeNumber(points) }),
  cause,
  days: (days: { readonly at: string; readonly from: string; readonly until: string }) =>
    days.at === days.from ? days.at : says.countsFrom(days),
  signed: (points: number) => (points < 0 ? `−${wholeNumber(-points)}` : `+${wholeNumber(points)}`),
};

function cause(cause: PointCause): string {
  switch (cause.kind) {
    case "opening":
      return cause.reason;
    case "earned":
      return says.earned;
    case "taken-back":
      return says.takenBack;
  }
}
