import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { endedPauses, pauseRefusal } from "../pause.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Patient } from "../../account/patient.ts";
import type { Result } from "../../shared/result.ts";
import type { Pause } from "../pause.ts";

/**
 * Pauses all trackers for days, in the place of a pause that lasts or is to come; null: ends it today. Source: specification/trackers.md,
 * Summary.
 */
export type PauseTrackers = (
  patient: Patient,
  pause: Pause | null,
) => Promise<Result<readonly Pause[], { readonly kind: "in-the-past" | "too-long" }>>;
export const PauseTrackers = useCase<PauseTrackers>("trackers", "PauseTrackers");

type Needs = { readonly trackers: Pick<Trackers, "settingsOf" | "setPauses">; readonly now: Clock };

export const makePauseTrackers = maker(
  PauseTrackers,
  { trackers: Trackers, now: Clock },
  ({ trackers, now }: Needs) =>
    async (patient, pause) => {
      const today = indianDay(now());
      const refusal = pause === null ? null : pauseRefusal(pause, today);
      if (refusal !== null) return refused(refusal);
      const former = endedPauses((await trackers.settingsOf(patient)).pauses, today);
      const pauses = pause === null ? former : [...former, pause];
      await trackers.setPauses(patient, pauses);
      return ok(pauses);
    },
);
