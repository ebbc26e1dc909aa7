import { describe, expect, it } from "vitest";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { CHEST_PAIN, tellingOfHealth, sharedDataSuite } from "#tests/core/assessments/sharing/shared-data-suite.ts";

sharedDataSuite("over HTTP", overTheWire);

describe("what a patient shares for an appointment", () => {
  it("is withheld where the log can't be written", async () => {
    const { container, url, doctor, id, assess } = await tellingOfHealth(overTheWire);
    await assess(id, [CHEST_PAIN]);
    Object.assign(container.get(AccessLog), { add: async () => Promise.reject(new PortUnavailable("access log", null)) });
    for (const path of ["shareddata", "emergencysign"]) {
      const response = await fetch(`${url}/api/get/${path}?booking_id=${id}`, { headers: { authorization: `Bearer ${doctor.bearer}` } });
      expect([path, response.status, /SENTINEL|"emergency"/.test(await response.text())]).toEqual([path, 503, false]);
    }
  });
});
