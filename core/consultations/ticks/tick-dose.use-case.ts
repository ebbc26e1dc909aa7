import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { asNeededItems, limitRefusal } from "./as-needed-dose.ts";
import { tickRefusal } from "./tick-refusal.ts";
import { maker } from "../../shared/use-case.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import { Ticks } from "./ticks.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownPrescription } from "../prescriptions/show-my-prescriptions.use-case.ts";
import type { AboveLimits } from "./as-needed-dose.ts";
import type { DosePlace } from "./planned-dose.ts";
import type { TickRefusal } from "./tick-refusal.ts";

/** `done` false: the tick is taken back. */
export type DoseTick = DosePlace & { readonly done: boolean };

/**
 * Ticks a dose or an exercise of one's own prescription, or takes that back. The same again changes nothing. What is taken as needed is
 * refused above its limits. Somebody else's prescription is refused like one that does not exist. Source: specification/prescriptions.md,
 * Ticks.
 */
export type TickDose = (customer: CustomerId, tick: DoseTick) => Promise<Result<null, UnknownPrescription | TickRefusal | AboveLimits>>;
export const TickDose = useCase<TickDose>("consultations", "TickDose");

type Needs = {
  readonly prescriptions: Pick<Prescriptions, "ofBooking">;
  readonly ticks: Pick<Ticks, "put" | "putUnless" | "drop">;
  readonly now: Clock;
};

export const makeTickDose = maker(
  TickDose,
  { prescriptions: Prescriptions, ticks: Ticks, now: Clock },
  ({ prescriptions, ticks, now }: Needs) =>
    async (customer, { done, ...dose }) => {
      const prescription = await prescriptions.ofBooking(dose.booking);
      if (prescription === null || prescription.customer !== customer) return refused({ kind: "unknown-prescription" });
      const at = now();
      const refusal = tickRefusal(prescription, dose, at);
      if (refusal !== null) return refused(refusal);
      if (!done) {
        await ticks.drop(customer, dose);
        return ok(null);
      }
      const limited = asNeededItems(prescription).find(({ item }) => item === dose.item);
      if (limited === undefined) {
        await ticks.put(customer, dose, at);
        return ok(null);
      }
      const above = await ticks.putUnless(customer, dose, { at, refusalOf: (ticked) => limitRefusal(limited, dose, ticked) });
      return above === null ? ok(null) : refused(above);
    },
);
