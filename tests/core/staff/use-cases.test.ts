import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { makeListHealthPlanEnquiries } from "#core/contact/list-enquiries.use-case.ts";
import { makePutHealthPlanPage } from "#core/staff/put-health-plan-page.use-case.ts";
import { makeShowCustomer } from "#core/staff/show-customer.use-case.ts";
import { makeSendBannerPicture } from "#core/staff/send-page-picture.use-case.ts";
import { memoryContent } from "#adapters/memory/content/content.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryInbox } from "#adapters/memory/contact/inbox.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryFiles, memoryUploads } from "#adapters/memory/files/uploads.ts";
import { sharpPictures } from "#adapters/pictures/sharp-pictures.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { anEnquiry } from "#tests/builders/a-letter.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { now } from "#tests/fixtures.ts";
import type { Roles } from "#core/staff/roles.port.ts";
import type { Role } from "#core/identity/customer.ts";

const somebody = customerId("somebody");

/** A shop in which everybody has this role; null: nobody an account. */
function shopOf(role: Role | null) {
  const memory = new Memory();
  const [content, inbox, files] = [memoryContent(memory), memoryInbox(memory), memoryFiles(memory)];
  const roles: Roles = { of: async () => role, holders: async () => [] };
  return {
    content,
    inbox,
    files,
    list: makeListHealthPlanEnquiries({ inbox, roles }),
    putPage: makePutHealthPlanPage({ content, roles }),
    sendPicture: makeSendBannerPicture({
      roles,
      pictures: sharpPictures(),
      files,
      uploads: memoryUploads(memory),
      limits: memoryLimits(memory),
      now: () => now,
    }),
  };
}
const page = someContents().healthPlanPage;
const picture = () =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: "red" } })
    .png()
    .toBuffer();

describe("staff", () => {
  it("see who a customer is and how they invite, and nobody who is not there", async () => {
    const memory = new Memory();
    const customers = memoryCustomers(memory);
    const asha = aNewCustomer();
    await customers.register(asha, now);
    const show = makeShowCustomer({ customers, log: memoryAuditLog(memory), now: () => now });
    const invite = { code: asha.inviteCode, isInvited: false };
    expect(await show("meera", { kind: "id", id: asha.id })).toMatchObject({ customer: { id: asha.id, name: asha.name }, invite });
    expect(await show("meera", { kind: "id", id: somebody })).toBeNull();
  });

  it.each<Role>(["support", "content", "admin"])("read enquiries about health plans as %s, and no others", async (role) => {
    const { inbox, list } = shopOf(role);
    for (const kind of ["hospital", "health-plan"] as const)
      await inbox.keepEnquiry({ ...anEnquiry(), id: kind, kind, customer: null, at: now });
    expect(await list(somebody, 9)).toMatchObject({ kind: "ok", value: [{ id: "health-plan" }] });
  });

  it.each<Role>(["content", "admin"])("put pages and their pictures as %s", async (role) => {
    const { content, files, putPage, sendPicture } = shopOf(role);
    expect(await putPage(somebody, page)).toEqual(ok(null));
    expect(await content.healthPlanPage()).toEqual(page);
    const sent = await sendPicture(somebody, await picture());
    expect(sent.kind === "ok" && (await files.read(sent.value))).toBeInstanceOf(Uint8Array);
    expect(await sendPicture(somebody, new Uint8Array([1, 2]))).toEqual(refused({ kind: "no-picture" }));
  });

  it.each([null, "customer", "support", "finance"] as const)("put nothing as %s", async (role) => {
    const { content, putPage, sendPicture } = shopOf(role);
    expect(await putPage(somebody, page)).toEqual(refused({ kind: "not-staff" }));
    expect(await sendPicture(somebody, await picture())).toEqual(refused({ kind: "not-staff" }));
    expect(await content.healthPlanPage()).toBeNull();
  });

  it.each([null, "customer", "finance"] as const)("read nothing as %s", async (role) => {
    expect(await shopOf(role).list(somebody, 9)).toEqual(refused({ kind: "not-staff" }));
  });
});
