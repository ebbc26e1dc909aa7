import { isMinor } from "#core/account/family-member.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { day } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import type { Door } from "#tests/in-process.ts";

/** A consultation that has begun, of a patient whose date of birth is known. */
export async function begunConsultation(door: Door, birthdate = "1992-05-01") {
  const clinic = await aClinic(door, "audio");
  const { memory, mine, theirs, asha, doctor, id } = clinic;
  const account = memory.customers.get(asha.id);
  if (account !== undefined)
    memory.customers.set(asha.id, { ...account, customer: { ...account.customer, birthdate: day(birthdate), gender: "female" } });
  const consent = { consent: CONSENT_VERSION, language: "en", callBack: true, guardian: isMinor(day(birthdate), indianDay(nine)) } as const;
  await mine.get(CheckIn)(asha.id, { booking: id, ...consent });
  const before = await theirs.get(ShowPrescribing)(doctor.id, id);
  await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
  return { ...clinic, before };
}
