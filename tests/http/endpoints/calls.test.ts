import { describe, expect, it } from "vitest";
import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowHospitalPage } from "#core/content/show-hospital-page.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { listCategories } from "#adapters/http-contract/catalogue/endpoints.ts";
import { showHospitalPage } from "#adapters/http-contract/content/endpoints.ts";
import { verifyMobileCode, verifyPassword } from "#adapters/http-contract/sign-in/endpoints.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf } from "#tests/http/over-http.ts";
import type { Container } from "inversify";
import type { FastifyInstance } from "fastify";

type Heard = { readonly url: string; readonly authorization: string | undefined };

/** A served shop that remembers what it is asked. */
async function listening(container: Container): Promise<{ readonly app: FastifyInstance; readonly url: string; readonly heard: Heard[] }> {
  const app = serverOver(container, { pages: null, log: "off" });
  const heard: Heard[] = [];
  app.addHook("onRequest", async ({ url, headers }) => {
    heard.push({ url, authorization: headers.authorization });
  });
  return { app, url: await app.listen({ port: 0 }), heard };
}

describe("a call", () => {
  it("goes to an address below /api, with the bearer token of whoever is signed in and none of a visitor [ep-base] [ep-bearer] [gd-auth-header]", async () => {
    const container = composeMemory();
    const asha = customerId("asha");
    const { bearer } = await container.get(Sessions).open(asha, now);
    const { app, url, heard } = await listening(container);
    try {
      await clientOf(url).get(ShowCompany)();
      await clientOf(url, bearer).get(ListMembers)(asha);
    } finally {
      await app.close();
    }
    expect(heard).toEqual([
      { url: "/api/company/info", authorization: undefined },
      { url: expect.stringMatching(/^\/api\//), authorization: `Bearer ${bearer}` },
    ]);
  });

  it("has an address that does not say /api itself [ep-base]", () => {
    for (const { path } of endpoints) expect(path).toMatch(/^\/(?!api\/)[\w/-]+$/);
  });
});

describe("an answer", () => {
  it("comes in an envelope of status_code, message and payload, 0 saying success [ep-envelope] [en-envelope] [co-success-code]", async () => {
    const app = serverOver(composeMemory({ contents: someContents() }), { pages: null, log: "off" });
    const envelopes = await Promise.all(
      endpoints
        .filter(({ method, in: place }) => method === "GET" && place === "query")
        .map(async ({ path }) => (await app.inject({ url: `/api${path}` })).json()),
    );
    expect(envelopes.length).toBeGreaterThan(20);
    for (const envelope of envelopes)
      expect(envelope).toEqual({ status: { status_code: expect.any(Number), message: expect.any(String) }, payload: envelope.payload });
    expect((await app.inject({ url: "/api/company/info" })).json()).toMatchObject({ status: { status_code: 0, message: "" } });
  });

  it("is success to the client at 0, its refusal at that refusal's code, and nothing it understands otherwise [ep-envelope] [en-envelope]", () => {
    const of = (status_code: number, payload: unknown) => ({ status: { status_code, message: "Page not found" }, payload });
    const { hospitalPage } = someContents();
    const wire = showHospitalPage.envelopeOf(ok(hospitalPage)).payload;
    expect(showHospitalPage.answerIn(of(0, wire))).toEqual({ answer: ok(hospitalPage) });
    expect(showHospitalPage.answerIn(of(404, {}))).toEqual({ answer: refused({ kind: "no-page" }) });
    for (const body of [of(7, wire), { payload: wire }, of(0, { banner: 1 }), "", null]) expect(showHospitalPage.answerIn(body)).toBeNull();
    expect(listCategories.answerIn(of(1, []))).toBeNull();
  });

  it("is a refusal by its code alone, whatever is said beside it, also without a payload [er-verify-wrong-otp] [er-popup-wrong-password] [ep-envelope]", () => {
    for (const more of [{}, { payload: null }, { payload: {} }]) {
      const body = { status: { status_code: 1, message: "no" }, ...more };
      expect(verifyMobileCode.answerIn(body)).toEqual({ answer: refused({ kind: "wrong-code" }) });
      expect(verifyPassword.answerIn(body)).toEqual({ answer: refused({ kind: "wrong-password" }) });
    }
  });

  it("to a right code of somebody new has no payload, be it null or left out [ru-login-new-user]", () => {
    for (const more of [{}, { payload: null }])
      expect(verifyMobileCode.answerIn({ status: { status_code: 0, message: "" }, ...more })).toEqual({ answer: ok(null) });
  });

  it("is the same to a client as in process [ep-envelope]", async () => {
    const container = composeMemory({ contents: someContents() });
    const { app, url } = await listening(container);
    try {
      expect(await clientOf(url).get(ShowHospitalPage)()).toEqual(await container.get(ShowHospitalPage)());
    } finally {
      await app.close();
    }
  });
});
