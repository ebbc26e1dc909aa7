import { expect, it } from "vitest";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { day } from "#core/shared/day.ts";
import { refused } from "#core/shared/result.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import { inProcess } from "#tests/in-process.ts";

it("A minor checks in with the consent of a guardian alone, and a grown-up with their own", async () => {
  const { memory, mine, asha, id } = await aClinic(inProcess, "audio");
  const account = memory.customers.get(asha.id) ?? expect.unreachable();
  const born = (birthdate: string) =>
    memory.customers.set(asha.id, { ...account, customer: { ...account.customer, birthdate: day(birthdate) } });
  const checkIn = (guardian: boolean) =>
    mine.get(CheckIn)(asha.id, { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian });
  born("2012-01-01");
  expect(await checkIn(false)).toEqual(refused({ kind: "guardian-needed" }));
  expect(await checkIn(true)).toMatchObject({ kind: "ok", value: { place: "waiting" } });

  const other = await aClinic(inProcess, "audio");
  const grown = { booking: other.id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false } as const;
  expect(await other.mine.get(CheckIn)(other.asha.id, grown)).toMatchObject({ kind: "ok" });
});
