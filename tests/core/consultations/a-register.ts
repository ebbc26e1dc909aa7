import { isDeepStrictEqual } from "node:util";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { memoryPractitionerRegister } from "#adapters/memory/consultations/practitioner-register.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { wholeRow } from "#tests/builders/files/whole-row.ts";
import { now } from "#tests/fixtures.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import type { IncomingPractitioner, PractitionerRegister } from "#core/consultations/register/practitioner-register.port.ts";
import type { Appointment } from "#core/consultations/slots/slot-facts.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { AuditEntry } from "#core/staff/audit-log.port.ts";

/** Both ports over one place, with what tests put there. */
export type RegisterPlace = {
  readonly register: PractitionerRegister;
  readonly practitioners: Practitioners;
  customer(id: string, mobile: Mobile | null): Promise<void>;
  roleOf(id: string): Promise<string | null>;
  book(appointment: Appointment & { readonly patient: string }): Promise<void>;
  actions(): Promise<readonly string[]>;
};

export function registerInMemory(): RegisterPlace {
  const memory = new Memory();
  return {
    register: memoryPractitionerRegister(memory),
    practitioners: memoryPractitioners(memory),
    async customer(id, mobile) {
      const name = fullNameIn("Asha Kulkarni");
      if (name === null) throw new RangeError("no name");
      const about = {
        email: null,
        role: "customer",
        gender: null,
        birthdate: null,
        aggregator: null,
        status: { kind: "staying" },
      } as const;
      memory.customers.set(customerId(id), {
        customer: { id: customerId(id), name, mobile, ...about },
        password: null,
        referenceCode: null,
      });
    },
    roleOf: async (id) => memory.customers.get(customerId(id))?.customer.role ?? null,
    async book(appointment) {
      memory.appointments = [...memory.appointments, appointment];
    },
    actions: async () => memory.audited.map(({ action }) => action),
  };
}

export const anAudit = (action: string): AuditEntry => ({
  at: now,
  who: "ravi",
  action,
  subject: { kind: "practitioner", id: "all" },
  details: {},
});

/** Lays practitioners over those of their ids, batch by batch; `decide` as the port has it. Answers what became of them. */
export async function importing(
  register: PractitionerRegister,
  decide: () => AuditEntry | null,
  ...batches: readonly (readonly IncomingPractitioner[])[]
) {
  const taken = { added: 0, changed: 0, unchanged: 0 };
  await register.import(
    (async function* () {
      for (const batch of batches) yield batch.map((one, nth) => wholeRow(nth + 1, one));
    })(),
    (row, former) => {
      const read = row.over(former);
      if (read.kind === "refused") return null;
      const isSame = former !== null && isDeepStrictEqual({ ...former, ...read.value }, former);
      taken[former === null ? "added" : isSame ? "unchanged" : "changed"] += 1;
      return read.value;
    },
    decide,
  );
  return taken;
}

/** Puts them as an import does, then all that an import leaves: verification and calendar. */
export async function registered({ register }: RegisterPlace, some: readonly ConsultingPractitioner[]): Promise<void> {
  const incoming = some.map(({ practitioner: { verifiedAt: _, ...one } }) => one);
  await importing(register, () => anAudit("practitioner import"), incoming);
  const ids = some.map(({ practitioner }) => practitioner.id);
  await register.change({ ids, now }, () => ({ put: some, audit: null, answer: null }));
}
