import { describe, expect, it } from "vitest";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { tested, sharedLabReportsSuite } from "#tests/core/assessments/lab-reports/shared-lab-reports-suite.ts";

sharedLabReportsSuite("over HTTP", overTheWire);

describe("a lab report that is shared for an appointment", () => {
  it("is withheld where the log can't be written", async () => {
    const { share, container, url, doctor, id, now } = await tested(overTheWire);
    await share(now);
    Object.assign(container.get(AccessLog), { add: async () => Promise.reject(new PortUnavailable("access log", null)) });
    const response = await fetch(`${url}/api/get/shareddata?booking_id=${id}`, { headers: { authorization: `Bearer ${doctor.bearer}` } });
    expect([response.status, (await response.text()).includes("5.8")]).toEqual([503, false]);
  });
});
