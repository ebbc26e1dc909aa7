import { keptReading } from "../../shared/readings/kept-reading.ts";
import { token } from "../../shared/token.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { LabOffer, Labs } from "../labs.port.ts";

/** Gives what laboratories offer, as it was at most 60 seconds ago. */
export type LabSnapshots = () => Promise<LabOffer>;
export const LabSnapshots = token<LabSnapshots>("LabSnapshots");

const KEPT_FOR = 60_000;

export const labSnapshots = ({ labs, now }: { readonly labs: Labs; readonly now: Clock }): LabSnapshots =>
  keptReading(() => labs.offered(), { now, keptFor: KEPT_FOR });
