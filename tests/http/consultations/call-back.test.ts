import { describe, expect, it } from "vitest";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { ReachByPhone } from "#core/consultations/call/by-phone/reach-by-phone.use-case.ts";
import { ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { mobile } from "#core/identity/mobile.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { MINUTE, nine } from "#tests/builders/consultations/an-appointment-now.ts";
import { aClinic } from "./a-clinic.ts";
import type { Line } from "#core/consultations/call/line/line.ts";
import type { Mobile } from "#core/identity/mobile.ts";

const MOBILE = mobile("9820012345");

/** A call that has begun, whose patient says what the line carries. */
async function inCall({ callBack, phone: own = MOBILE }: { readonly callBack: boolean; readonly phone?: Mobile | null }) {
  const clinic = await aClinic("audio");
  const { memory, mine, theirs, asha, doctor, id, token, sessionOf } = clinic;
  const account = memory.customers.get(asha.id);
  if (account !== undefined) memory.customers.set(asha.id, { ...account, customer: { ...account.customer, mobile: own } });
  await mine.get(CheckIn)(asha.id, { booking: id, consent: CONSENT_VERSION, language: "en", callBack, guardian: false });
  const seat = await token(asha, "patient-window-1");
  await token(doctor, "doctor-window-01");
  await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
  const lineIs = async (line: Line) => mine.get(ReportLine)(await sessionOf(asha), { token: seat.body.payload.token, line });
  const logged = async () => (await mine.get(ShowAccessLog)(asha.id, null)).entries;
  const phone = () => theirs.get(ShowPhoneOfPatient)(doctor.id, id);
  const reach = () => theirs.get(ReachByPhone)(doctor.id, id);
  return { ...clinic, lineIs, logged, phone, reach };
}

const noMove = refused({ kind: "no-such-move", place: "inside" });

describe("a patient whom the line does not reach, over HTTP", () => {
  it("is called by phone: the number stands in their log, and the consultation is not given up", async () => {
    const { clock, theirs, asha, doctor, id, lineIs, logged, phone, reach } = await inCall({ callBack: true });
    expect([await phone(), await reach(), await logged()]).toEqual([noMove, noMove, []]);
    clock.at = nine + MINUTE;
    await lineIs("reconnecting");
    expect(await phone()).toEqual(noMove);
    expect(await lineIs("call_back")).toMatchObject({ value: { line: "call_back", mayBePhoned: true, isByPhone: false } });
    expect(await phone()).toEqual({ kind: "ok", value: MOBILE });
    expect(await logged()).toMatchObject([{ customer: asha.id, seen: ["mobile"], by: "Dr. Sunanda Joshi", booking: id, at: clock.at }]);
    expect(await reach()).toMatchObject({ value: { isByPhone: true, state: "in_progress" } });
    expect(await reach()).toMatchObject({ value: { isByPhone: true } });
    clock.at = nine + 12 * MINUTE; // Without it the appointment would have failed a minute ago.
    expect(await theirs.get(ShowDeskDay)(doctor.id, null)).toMatchObject({ value: { entries: [{ id, state: "in_progress" }] } });
    expect(await reach()).toMatchObject({ value: { state: "in_progress" } });
    expect(await logged()).toHaveLength(1);
  });

  it("is called by nobody else, nor where they did not agree, nor where the log can't be written", async () => {
    const { mine, theirs, asha, doctor, id, lineIs, logged, container, phone, url } = await inCall({ callBack: true });
    await lineIs("call_back");
    const missing = refused({ kind: "unknown-booking" });
    const uses = (client: typeof mine) => [client.get(ShowPhoneOfPatient), client.get(ReachByPhone)];
    for (const use of uses(mine)) expect(await use(asha.id, id)).toEqual(missing);
    for (const use of uses(theirs)) expect(await use(doctor.id, payableId("b-nothing"))).toEqual(missing);
    expect(await logged()).toEqual([]);
    Object.assign(container.get(AccessLog), { add: async () => Promise.reject(new PortUnavailable("access log", null)) });
    const answer = await fetch(`${url}/api/call/mobile`, {
      method: "POST",
      headers: { authorization: `Bearer ${doctor.bearer}`, "content-type": "application/json" },
      body: JSON.stringify({ booking_id: id }),
    });
    expect([answer.status, (await answer.text()).includes(MOBILE)]).toEqual([503, false]);
    await expect(phone()).rejects.toThrow();

    const silent = await inCall({ callBack: false });
    expect(await silent.lineIs("call_back")).toMatchObject({ value: { mayBePhoned: false } });
    const without = await inCall({ callBack: true, phone: null });
    await without.lineIs("call_back");
    for (const one of [silent, without]) expect([await one.phone(), await one.logged()]).toEqual([refused({ kind: "no-phone" }), []]);
  });
});
