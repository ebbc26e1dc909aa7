import { ok, refused } from "../../shared/result.ts";
import { regulationOf } from "../therapies/regulation.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownPractitioner } from "../directory/show-practitioner.use-case.ts";
import type { Practitioner, PractitionerId } from "../practitioner.ts";
import type { PractitionerRegister } from "./practitioner-register.port.ts";

/** "verify": staff have seen the registration in the council's register; "pause": nobody can book, until "resume". */
export type PractitionerAct = "verify" | "pause" | "resume";

/** The council registers this therapy, and the practitioner has no council or number. */
export type NotRegistered = { readonly kind: "not-registered" };

/**
 * Verifies or pauses a practitioner as staff; `who` is the staff member's name. Done again it changes nothing. Answers the practitioner
 * afterwards. Source: specification/consultations.md, Staff commands.
 */
export type ChangePractitioner = (
  who: string,
  request: { readonly id: PractitionerId; readonly act: PractitionerAct },
) => Promise<Result<Practitioner, UnknownPractitioner | NotRegistered>>;

export const makeChangePractitioner =
  ({ register, now }: { readonly register: PractitionerRegister; readonly now: Clock }): ChangePractitioner =>
  (who, { id, act }) => {
    const at = now();
    return register.change<Awaited<ReturnType<ChangePractitioner>>>({ ids: [id], now: at }, ([found]) => {
      if (found === undefined) return unchanged(refused({ kind: "unknown-practitioner" }));
      const { practitioner, calendar } = found;
      if (act === "verify" && lacksRegistration(practitioner)) return unchanged(refused({ kind: "not-registered" }));
      const next = changed(practitioner, act, at);
      if (next.isActive === practitioner.isActive && next.verifiedAt === practitioner.verifiedAt) return unchanged(ok(practitioner));
      const audit = { at, who, action: `practitioner ${act}`, subject: { kind: "practitioner", id }, details: {} } as const;
      return { put: [{ practitioner: next, calendar }], audit, answer: ok(next) };
    });
  };

const unchanged = <Answer>(answer: Answer) => ({ put: [], audit: null, answer }) as const;

const lacksRegistration = ({ therapy, council, registration }: Practitioner): boolean =>
  regulationOf(therapy).isRegistered && (council === null || registration === null);

function changed(practitioner: Practitioner, act: PractitionerAct, at: number): Practitioner {
  switch (act) {
    case "verify":
      return { ...practitioner, verifiedAt: practitioner.verifiedAt ?? at };
    case "pause":
      return { ...practitioner, isActive: false };
    case "resume":
      return { ...practitioner, isActive: true };
  }
}
