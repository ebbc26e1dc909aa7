import { describe, expect, it } from "vitest";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { written, begun, nevertheless, accessLogSuite } from "#tests/core/consultations/access/access-log-suite.ts";

accessLogSuite("over HTTP", overTheWire);

describe("who saw a patient's health data", () => {
  it("withholds the data where it can't be written", async () => {
    const { container, theirs, doctor, id, log, url } = await begun(overTheWire);
    await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: nevertheless() });
    Object.assign(container.get(AccessLog), { add: async () => Promise.reject(new PortUnavailable("access log", null)) });
    const asked = `${url}/api/get/prescriptiondraft?booking_id=${id}`;
    const answer = await fetch(asked, { headers: { authorization: `Bearer ${doctor.bearer}` } });
    const text = await answer.text();
    expect([answer.status, text.includes("Ashwagandha"), (await log()).entries.length]).toEqual([503, false, 1]); // The signing's own.
  });

  it("withholds what was ticked, and of whom a signature is warned, where it can't be written", async () => {
    const { container, theirs, doctor, id, log, url } = await begun(overTheWire);
    await theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: nevertheless() });
    const headers = { authorization: `Bearer ${doctor.bearer}`, "content-type": "application/json" };
    const ticks = async () => {
      const answer = await fetch(`${url}/api/get/ticksatdesk?booking_id=${id}`, { headers });
      return [answer.status, (await answer.text()).includes("Ashwagandha")];
    };
    const warned = () => theirs.get(SignAtDesk.ayurveda)(doctor.id, { booking: id, written: written({ reason: "Another" }) });
    expect([await ticks(), (await warned()).kind, (await log()).entries.length]).toEqual([[200, true], "refused", 3]);
    Object.assign(container.get(AccessLog), { add: async () => Promise.reject(new PortUnavailable("access log", null)) });
    expect(await ticks()).toEqual([503, false]);
    await expect(warned()).rejects.toThrow("cannot be reached");
    expect((await log()).entries).toHaveLength(3);
  });
});
