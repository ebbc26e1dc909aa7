import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { Content } from "#core/content/content.port.ts";
import { EnquireAboutHealthPlan, EnquireAtHospital } from "#core/contact/send-enquiry.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ListHealthPlanEnquiries } from "#core/contact/list-enquiries.use-case.ts";
import { PutHealthPlanPage } from "#core/staff/put-health-plan-page.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { anEnquiry } from "#tests/builders/a-letter.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import type { Container } from "inversify";
import type { Role } from "#core/identity/customer.ts";
import type { KeptCustomer } from "#adapters/memory/memory.ts";

const contents = someContents();
const page = { ...contents.healthPlanPage, plans: [] };
const nisha = customerId("nisha");
const pictures = ["uploadBannerImage", "uploadHealthPlanAvailableImage", "uploadNaturalHealingEcosystemImage", "uploadHealthPlanImage"];

function somebody(role: Role): KeptCustomer {
  const name = fullNameIn("Nisha Rao");
  if (name === null) throw new RangeError("no name");
  const customer = { id: nisha, name, mobile: null, email: null, role, gender: null, birthdate: null, aggregator: null };
  return { customer: { ...customer, status: { kind: "staying" } }, password: null, referenceCode: null };
}

let container: Container;
let bearer: string;
async function signedInAs(role: Role) {
  container = composeMemory({ contents, customers: new Map([[nisha, somebody(role)]]) });
  ({ bearer } = await container.get(Sessions).open(nisha, now));
}
const served = () => serverOver(container, { pages: null, log: "off" });
const shown = () => ({ authorization: `Bearer ${bearer}` });

async function sent(path: string, bytes: Uint8Array) {
  const form = new FormData();
  form.append("file", new Blob([bytes.slice()]), "anything.exe");
  const request = new Request("http://localhost", { method: "POST", body: form });
  const headers = { ...shown(), "content-type": request.headers.get("content-type") ?? "" };
  return served().inject({ method: "POST", url: `/api/healthPlan/${path}`, headers, payload: Buffer.from(await request.arrayBuffer()) });
}
const aPicture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "green" } })
    .jpeg()
    .toBuffer();

describe("whoever looks after pages", () => {
  beforeEach(() => signedInAs("content"));

  it("reads enquiries about health plans, and no others, as in process [ep-healthplan-inquirylist]", async () => {
    const caller = { address: "", session: null, language: null };
    await container.get(EnquireAtHospital)(caller, anEnquiry());
    await container.get(EnquireAboutHealthPlan)(caller, anEnquiry({ about: "parivar" }));
    const there = clientOf(await servedOver(container), bearer);
    const listed = await there.get(ListHealthPlanEnquiries)(nisha, 50);
    expect(listed).toEqual(await container.get(ListHealthPlanEnquiries)(nisha, 50));
    expect(listed).toMatchObject({ kind: "ok", value: [{ kind: "health-plan", about: "parivar", state: "new", name: "Asha Kulkarni" }] });
    const response = await served().inject({ url: "/api/healthPlan/getAllInquiryList", headers: shown() });
    expect(response.json().payload[0]).toMatchObject({
      _id: expect.any(String),
      mobile: "9820012345",
      createdAt: new Date(now).toISOString(),
    });
  });

  it("puts another page of health plans in the place of the one shown [ep-healthplan-addhealthplanpage]", async () => {
    const there = clientOf(await servedOver(container), bearer);
    expect(await there.get(PutHealthPlanPage)(nisha, page)).toEqual(ok(null));
    expect(await container.get(Content).healthPlanPage()).toEqual(page);
    const wrong = await served().inject({
      method: "POST",
      url: "/api/healthPlan/addHealthPlanPage",
      headers: shown(),
      payload: { banner: 7 },
    });
    expect([wrong.statusCode, wrong.json().payload[0].path]).toEqual([400, "banner"]);
  });

  it.each(pictures)(
    "sends pictures for it, which everybody sees drawn anew: %s [ep-healthplan-uploadbannerimage] [ep-healthplan-uploadhealthplanavailableimage] [ep-healthplan-uploadnaturalhealingecosystemimage] [ep-healthplan-uploadhealthplanimage]",
    async (path) => {
      const { image } = (await sent(path, await aPicture())).json().payload;
      const shownTo = await served().inject({ url: image });
      expect([shownTo.statusCode, shownTo.headers["content-type"]]).toEqual([200, "image/webp"]);
      expect(await sharp(shownTo.rawPayload).metadata()).toMatchObject({ width: 30, height: 20, format: "webp" });
      expect((await sent(path, Buffer.from("<svg onload=alert(1)>"))).json().status.status_code).toBe(415);
    },
  );
});

describe.each<Role>(["customer", "practitioner", "seller", "lab", "finance"])("a %s", (role) => {
  beforeEach(() => signedInAs(role));

  it("neither reads enquiries nor changes pages", async () => {
    const there = clientOf(await servedOver(container), bearer);
    expect(await there.get(ListHealthPlanEnquiries)(nisha, 50)).toEqual(refused({ kind: "not-staff" }));
    expect(await there.get(PutHealthPlanPage)(nisha, page)).toEqual(refused({ kind: "not-staff" }));
    expect(await container.get(Content).healthPlanPage()).toEqual(contents.healthPlanPage);
    const response = await sent("uploadBannerImage", await aPicture());
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { status: { status_code: 403, message: "You are not allowed to do this." }, payload: {} },
    ]);
  });
});
