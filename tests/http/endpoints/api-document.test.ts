import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fromJSONSchema } from "zod";
import { SiteAddress } from "#core/content/site-address.ts";
import { apiDocument } from "#adapters/http-contract/api-document.ts";
import { CARE_EXPORT } from "#adapters/http-contract/assessments/care-export.ts";
import { PAPER_DOWNLOADS } from "#adapters/http-contract/invoices/paper-download.ts";
import { CALENDAR_DOWNLOAD } from "#adapters/http-contract/consultations/calendar-download.ts";
import { DOCUMENT_DOWNLOAD } from "#adapters/http-contract/invoices/document-download.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { EVENT_CALENDAR_DOWNLOAD } from "#adapters/http-contract/events/calendar-download.ts";
import { liveStreamContract } from "#adapters/http-contract/quizzes/live-stream.ts";
import { callStreamContract } from "#adapters/http-contract/consultations/call-stream.ts";
import { notificationStreamContract } from "#adapters/http-contract/notifications/notification-stream.ts";
import { ENTRIES_DOWNLOAD } from "#adapters/http-contract/trackers/entries-download.ts";
import { GROUP_PICTURE_FILE } from "#adapters/http-contract/fitbook/group-picture.ts";
import { PERSON_PICTURE_FILE } from "#adapters/http-contract/fitbook/person-picture.ts";
import { POST_PICTURE_FILE } from "#adapters/http-contract/fitbook/post-picture.ts";
import { FILES, OWN_DATA } from "#adapters/http-contract/identity/person.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { composeMemory } from "#tests/composition.ts";

const document = apiDocument("1.2.3", "https://shop.example", endpoints);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const served = () => serverOver(composeMemory(), { pages: null, log: "off" });

describe("the API's document", () => {
  it("tells every endpoint once, and no other", () => {
    const told = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort();
    const ways = [
      ...[
        notificationStreamContract.path,
        callStreamContract.path,
        liveStreamContract.path,
        ...Object.values(PAPER_DOWNLOADS),
        CARE_EXPORT,
        CALENDAR_DOWNLOAD,
        ENTRIES_DOWNLOAD,
        EVENT_CALENDAR_DOWNLOAD,
        FILES,
        GROUP_PICTURE_FILE,
        PERSON_PICTURE_FILE,
        POST_PICTURE_FILE,
        OWN_DATA,
      ].map((path) => `GET ${path}`),
      `POST ${DOCUMENT_DOWNLOAD}`,
      `POST ${GROUP_PICTURE_FILE}`,
    ];
    const declared = [...endpoints.map(({ method, path }) => `${method} ${path}`), ...ways].sort();
    expect(told).toEqual(declared);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it("asks for a token where the endpoint does", () => {
    for (const { method, path, audience } of endpoints) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect([path, operation?.security.length]).toEqual([path, ["customer", "patient", "session", "reader"].includes(audience) ? 1 : 0]);
    }
  });

  it("asks for no body where nothing is asked", () => {
    const isEmpty = (path: string) => document.paths[path]?.["put"]?.requestBody === undefined;
    expect(["/user/restoreToDeletedUserAcc", "/user/updateUserGenderById"].map(isEmpty)).toEqual([true, false]);
  });

  it("tells how each is refused, in the specification's words", () => {
    const { responses } = document.paths["/shop/product/getProductBySlug"]?.["get"] ?? {};
    expect(responses?.["404"]?.description).toBe("404: Product not found (unknown-product)");
  });

  it("refers to nothing that it does not hold", () => {
    const texts = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    const names = new Set([...texts].map(([, name]) => name));
    expect(names.size).toBeGreaterThan(0);
    for (const name of names) expect(Object(document.components["schemas"])).toHaveProperty(String(name));
    expect(JSON.stringify(document)).not.toContain("#/$defs");
  });

  it("goes packed over the way, as the page that reads it to people does", async () => {
    const app = served();
    for (const url of ["/api/docs", "/api/docs/openapi.json"]) {
      const plain = await app.inject({ url });
      for (const [coding, unpacked] of [
        ["br", brotliDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const packed = await app.inject({ url, headers: { "accept-encoding": coding } });
        expect(packed.headers).toMatchObject({ "content-encoding": coding, vary: "accept-encoding" });
        expect(packed.rawPayload.length * 10).toBeLessThan(plain.rawPayload.length);
        expect(unpacked(packed.rawPayload)).toEqual(plain.rawPayload);
      }
    }
  });

  it("tells what is really answered", async () => {
    const app = served();
    for (const path of [
      "/shop/product/getProducts",
      "/shop/product/getProductBySlug?slug=triphala-churna",
      "/shop/shippingCharges/user/getShippingCharges",
    ]) {
      const response = await app.inject({ url: `/api${path}` });
      const schema =
        document.paths[path.split("?")[0] ?? ""]?.["get"]?.responses[String(response.statusCode)]?.content["application/json"]?.schema;
      const shape = fromJSONSchema({ ...schema });
      expect(shape.safeParse(response.json())).toMatchObject({ success: true });
      expect(shape.safeParse({ status: { status_code: 0, message: "" }, payload: 7 }).success).toBe(false);
    }
  });
});

describe("the API's page", () => {
  it("reads the document to people, with nothing in it that our policy forbids", async () => {
    const app = served();
    const page = await app.inject({ url: "/api/docs" });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
    for (const { path } of operations) expect(page.body).toContain(`/api${path}</code>`);
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    const ids = [...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, link = ""] of page.body.matchAll(/href="([^"]+)"/g)) {
      if (link.startsWith("#")) expect(ids).toContain(link.slice(1));
      else expect([link, (await app.inject({ url: link })).statusCode]).toEqual([link, 200]);
    }
  });

  it("is the same document for programs, with the API's base at the address that the environment gives the shop [co-env-api-base]", async () => {
    const read = settingsIn({ SITE_URL: "https://shop.example" });
    if ("faults" in read) throw new Error(read.faults.join());
    const container = composeMemory();
    await container.unbind(SiteAddress);
    container.bind(SiteAddress).toConstantValue(read.settings.siteUrl ?? "");
    const app = serverOver(container, { pages: null, log: "off" });
    const { payload, headers } = await app.inject({ url: "/api/docs/openapi.json" });
    expect(headers["content-type"]).toContain("application/json");
    expect(JSON.parse(payload).servers).toEqual([{ url: "https://shop.example/api" }]);
    expect(JSON.parse(payload).paths).toEqual(JSON.parse(JSON.stringify(document.paths)));
  });
});
