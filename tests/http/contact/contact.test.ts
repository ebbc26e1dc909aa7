import { describe, expect, it } from "vitest";
import { GetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { Inbox } from "#core/contact/inbox.port.ts";
import { EnquireAboutHealthPlan, EnquireAtHospital, EnquireForCompany } from "#core/contact/send-enquiry.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { refused } from "#core/shared/result.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { aMessage, anEnquiry } from "#tests/builders/a-letter.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";

const caller = { address: "", session: null, language: null };
const written = { name: "Asha Kulkarni", mobile: "+91 98200 12345", email: "Asha@Example.in", city: " Pune ", message: "When?" };
const paths = [
  ["hospital", "/api/hospitalpage/addInquiryDataByUser"],
  ["health-plan", "/api/healthPlan/addInquiryDataByUser"],
  ["corporate", "/api/corporate/addInquiryDataByUser"],
] as const;

describe("an enquiry over HTTP", () => {
  it("is kept as in process, each kind under its own address [ep-hospital-inquiry] [ep-healthplan-addinquirydatabyuser]", async () => {
    const container = composeMemory();
    const over = clientOf(await servedOver(container));
    const enquiries = [
      anEnquiry({ about: "h-1" }),
      anEnquiry({ email: null }),
      anEnquiry({ city: "नाशिक", company: { employees: 40, sites: 2 } }),
    ] as const;
    expect(await over.get(EnquireAtHospital)(caller, enquiries[0])).toMatchObject({ kind: "ok" });
    expect(await over.get(EnquireAboutHealthPlan)(caller, enquiries[1])).toMatchObject({ kind: "ok" });
    expect(await over.get(EnquireForCompany)(caller, enquiries[2])).toMatchObject({ kind: "ok" });
    for (const [index, kind] of (["hospital", "health-plan", "corporate"] as const).entries())
      expect(await container.get(Inbox).enquiries({ kind, limit: 9 })).toEqual([
        { ...enquiries[index], id: expect.any(String), kind, customer: null, at: now, state: "new" },
      ]);
  });

  it.each(paths)("about a %s is understood however its number and address are written", async (kind, url) => {
    const container = composeMemory();
    const app = serverOver(container, { pages: null, log: "off" });
    const response = await app.inject({ method: "POST", url, payload: { ...written, _id: "h-1", state: "closed", customer: "ravi" } });
    const [stored] = await container.get(Inbox).enquiries({ kind, limit: 1 });
    expect(response.json()).toEqual({ status: { status_code: 0, message: "" }, payload: { _id: stored?.id } });
    expect(stored).toMatchObject({ mobile: "9820012345", email: "asha@example.in", city: "Pune", about: "h-1", customer: null });
  });

  it.each([
    [0, { no_of_employees: 0, no_of_sites: 1 }, 400],
    [0, { no_of_employees: 1.5, no_of_sites: 1 }, 400],
    [0, { no_of_employees: 5 }, 400],
    [0, { no_of_employees: 5, no_of_sites: 10_001 }, 400],
    [1, { no_of_employees: 5, no_of_sites: 1 }, 400],
    [0, { no_of_employees: 5, no_of_sites: 1 }, 200],
  ])("tells the size of a company in whole numbers, and of a company alone: %i %j", async (nth, company, status) => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    const url = [...paths].reverse()[nth]?.[1] ?? "";
    expect((await app.inject({ method: "POST", url, payload: { ...written, company } })).statusCode).toBe(status);
  });

  it("is its customer's where somebody is signed in, and nobody else's by being told so", async () => {
    const container = composeMemory();
    const { bearer } = await container.get(Sessions).open(customerId("asha"), now);
    const app = serverOver(container, { pages: null, log: "off" });
    await app.inject({ method: "POST", url: paths[0][1], payload: written, headers: { authorization: `Bearer ${bearer}` } });
    expect((await container.get(Inbox).enquiries({ kind: null, limit: 1 }))[0]?.customer).toBe("asha");
  });

  it.each([
    ["name", "Robert'); drop table"],
    ["name", ""],
    ["mobile", "12345"],
    ["email", "nobody"],
    ["city", "   "],
    ["city", "x".repeat(81)],
    ["message", "a\u0001b"],
    ["message", "x".repeat(2_001)],
    ["_id", 7],
  ])("with the %s %j is refused with its path", async (path, value) => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    const response = await app.inject({ method: "POST", url: paths[0][1], payload: { ...written, [path]: value } });
    expect([response.statusCode, response.json().payload.map((problem: { path: string }) => problem.path)]).toEqual([400, [path]]);
  });

  it("is the eleventh from one place within an hour: refused, and not kept", async () => {
    const container = composeMemory();
    const over = clientOf(await servedOver(container));
    for (let sent = 0; sent < 10; sent++) expect((await over.get(EnquireAtHospital)(caller, anEnquiry())).kind).toBe("ok");
    expect(await over.get(EnquireForCompany)(caller, anEnquiry())).toEqual(refused({ kind: "too-many" }));
    expect(await over.get(GetInTouch)(caller, aMessage())).toEqual(refused({ kind: "too-many" }));
    expect(await container.get(Inbox).enquiries({ kind: null, limit: 99 })).toHaveLength(10);
    const app = serverOver(container, { pages: null, log: "off" });
    const response = await app.inject({ method: "POST", url: paths[0][1], payload: written });
    expect([response.statusCode, response.json().status.message]).toEqual([429, "Too many requests. Please try again later."]);
  });
});

describe("what may be left out of an enquiry and is given wrongly", () => {
  it("is told as what it should be", async () => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    const response = await app.inject({ method: "POST", url: paths[0][1], payload: { ...written, email: "nobody" } });
    expect(response.json().payload).toEqual([{ path: "email", expected: "an e-mail address" }]);
  });
});

describe("a message to the shop over HTTP", () => {
  it("is kept and answered with its number [ep-unknown-get-in-touch]", async () => {
    const container = composeMemory();
    const answer = await clientOf(await servedOver(container)).get(GetInTouch)(caller, aMessage({ message: "Two\nlines" }));
    const [stored] = await container.get(Inbox).messages(9);
    expect(answer).toEqual({ kind: "ok", value: stored?.number });
    expect(stored).toMatchObject({ ...aMessage({ message: "Two\nlines" }), customer: null, at: now });
  });

  it("needs an address to answer to, and no mobile", async () => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    const send = (payload: object) => app.inject({ method: "POST", url: "/api/get-in-touch", payload });
    expect((await send({ name: "Asha", email: "asha@example.in", message: "Hello" })).json().payload).toEqual({ ticket_no: 10_001 });
    const without = await send({ name: "Asha", message: "Hello" });
    expect([without.statusCode, without.json().payload[0].path]).toEqual([400, "email"]);
  });
});
