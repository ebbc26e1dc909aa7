import { keptReading } from "../../shared/readings/kept-reading.ts";
import { token } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Labs } from "../labs.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { LabOffer } from "../labs.port.ts";

/** Gives what laboratories offer, as it was at most 60 seconds ago. */
export type LabSnapshots = () => Promise<LabOffer>;
export const LabSnapshots = token<LabSnapshots>("LabSnapshots");

const KEPT_FOR = 60_000;

export const labSnapshots = maker(LabSnapshots, { labs: Labs, now: Clock }, ({ labs, now }) =>
  keptReading(() => labs.offered(), { now, keptFor: KEPT_FOR }),
);
