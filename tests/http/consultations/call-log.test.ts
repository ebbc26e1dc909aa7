import { expect, it, onTestFinished, vi } from "vitest";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { LARGEST_SIGNAL } from "#core/consultations/call/signal.ts";
import { SendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { mobile } from "#core/identity/mobile.ts";
import { aClinic } from "./a-clinic.ts";
import type { CallNews } from "#core/consultations/call/watch-call.use-case.ts";

const MOBILE = "9820012345";
const SDP = "v=0 SENTINEL-description 192.0.2.7";

it("a call leaves nothing in log, figures, addresses and heads of what was written, said, shown or sealed in it, also where it is refused", async () => {
  const written: string[] = [];
  const spied = vi.spyOn(process.stdout, "write").mockImplementation((piece) => {
    written.push(String(piece));
    return true;
  });
  const [addresses, heads]: [string[], string[]] = [[], []];
  const ask = globalThis.fetch;
  const asking = vi.spyOn(globalThis, "fetch").mockImplementation(async (request, init) => {
    const answer = await ask(request, init);
    addresses.push(request instanceof Request ? request.url : String(request));
    heads.push(JSON.stringify([...answer.headers]));
    return answer;
  });
  onTestFinished(() => {
    spied.mockRestore();
    asking.mockRestore();
  });
  const clinic = await aClinic("audio", { complaint: "SENTINEL cough at night", log: "info" });
  const { memory, mine, theirs, asha, doctor, id, url, token, sessionOf } = clinic;
  const account = memory.customers.get(asha.id);
  if (account !== undefined) memory.customers.set(asha.id, { ...account, customer: { ...account.customer, mobile: mobile(MOBILE) } });
  await mine.get(CheckIn)(asha.id, { booking: id, consent: CONSENT_VERSION, language: "en", callBack: true, guardian: false });
  const [own, desk] = [await token(asha, "patient-window-1"), await token(doctor, "doctor-window-01")];
  const [seat, other]: readonly string[] = [own.body.payload.token, desk.body.payload.token];
  const heard: CallNews[] = [];
  const listening = theirs
    .get(WatchCall)(await sessionOf(doctor), { token: other ?? "", after: null })
    .subscribe((news) => heard.push(news));
  onTestFinished(() => listening.unsubscribe());
  await theirs.get(AdmitPatient)(doctor.id, { booking: id, opening: null });
  const send = async (seq: number, data: string) =>
    mine.get(SendSignal)(await sessionOf(asha), { token: seat ?? "", to: "doctor-window-01", signal: { kind: "offer", seq, data } });
  expect(await send(1, SDP)).toMatchObject({ kind: "ok" });
  await expect(send(2, `${SDP}${"x".repeat(LARGEST_SIGNAL)}`)).rejects.toThrow();
  await fetch(`${url}/api/call/live`, { headers: { authorization: `Bearer ${asha.bearer}`, "x-call-token": `${seat}SENTINEL` } });
  await mine.get(ReportLine)(await sessionOf(asha), { token: seat ?? "", line: "call_back" });
  expect(await theirs.get(ShowPhoneOfPatient)(doctor.id, id)).toEqual({ kind: "ok", value: MOBILE });
  await theirs.get(CompleteCall)(doctor.id, id);
  await expect.poll(() => heard.at(-1)).toEqual({ kind: "end", end: "over" });
  expect((await mine.get(ShowAccessLog)(asha.id, null)).entries).toHaveLength(1);

  const figures = await (await ask(`${url}/api/metrics`)).text();
  const left = { log: written.join(""), figures, addresses: addresses.join(" "), heads: heads.join(" ") };
  expect(left.log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(8);
  expect([figures.includes("/call/signal"), left.addresses.includes("/call/live")]).toEqual([true, true]);
  const secrets = ["SENTINEL", "cough", MOBILE, "192.0.2.7", asha.bearer, doctor.bearer, seat ?? "", other ?? ""];
  const found = Object.entries(left).flatMap(([where, text]) =>
    secrets
      .filter((secret) => decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, "%25")).includes(secret))
      .map((secret) => `${secret} in ${where}`),
  );
  expect(found).toEqual([]);
  expect(heads.filter((head) => !head.includes("no-store"))).toEqual([]);
});
