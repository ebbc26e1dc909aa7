import { allLookedUp, lookedUp } from "../../staff/looked-up.ts";
import type { AuditNeeds } from "../../staff/looked-up.ts";
import type { Practitioner, PractitionerId } from "../practitioner.ts";
import type { PractitionerRegister, RegisteredPractitioner } from "../register/practitioner-register.port.ts";

/**
 * Shows staff a practitioner with their account; `who` is the staff member's name. The audit log has it before anything is answered. null:
 * there is no such practitioner. Source: specification/consultations.md, Staff commands.
 */
export type ShowPractitionerToStaff = (who: string, id: PractitionerId) => Promise<RegisteredPractitioner | null>;

type Needs = AuditNeeds & { readonly register: Pick<PractitionerRegister, "find"> };

export const makeShowPractitionerToStaff =
  ({ register, ...notes }: Needs): ShowPractitionerToStaff =>
  async (who, id) =>
    lookedUp(notes, await register.find(id, notes.now()), () => ({
      who,
      action: "practitioner show",
      subject: { kind: "practitioner", id },
      details: {},
    }));

const STATES = {
  all: () => true,
  unverified: ({ verifiedAt }: Practitioner) => verifiedAt === null,
  paused: ({ isActive }: Practitioner) => !isActive,
  shown: ({ isActive, verifiedAt }: Practitioner) => isActive && verifiedAt !== null,
} as const;

export type ListedState = keyof typeof STATES;
export const LISTED_STATES: readonly ListedState[] = ["all", "unverified", "paused", "shown"];

/** `after` null: from the first on. */
type AskedPractitioners = { readonly state: ListedState; readonly after: PractitionerId | null };

const MOST = 200;

/**
 * Lists staff the practitioners in a state, by id, at most 200. The audit log has it with how many they were before anything is answered;
 * of an empty list it has nothing. Source: specification/consultations.md, Staff commands.
 */
export type ListPractitionersToStaff = (who: string, practitioners: AskedPractitioners) => Promise<readonly Practitioner[]>;

type ListNeeds = AuditNeeds & { readonly register: Pick<PractitionerRegister, "list"> };

export const makeListPractitionersToStaff =
  ({ register, ...notes }: ListNeeds): ListPractitionersToStaff =>
  async (who, { state, after }) =>
    allLookedUp(notes, await practitionersIn(register, { state, after }), ({ length: count }) => ({
      who,
      action: "practitioner list",
      subject: { kind: "practitioner", id: "all" },
      details: { state, count },
    }));

async function practitionersIn({ list }: ListNeeds["register"], { state, after }: AskedPractitioners): Promise<readonly Practitioner[]> {
  const found: Practitioner[] = [];
  let behind = after;
  for (;;) {
    const some = await list({ after: behind, limit: MOST });
    found.push(...some.filter(STATES[state]));
    const last = some.at(-1);
    if (found.length >= MOST || last === undefined || some.length < MOST) return found.slice(0, MOST);
    behind = last.id;
  }
}
