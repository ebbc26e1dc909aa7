import { expect, it } from "vitest";
import { ROLES } from "#core/identity/customer.ts";
import { hasDuty } from "#core/staff/duty.ts";

it("enquiries are read by support, content and admin, pages edited by content and admin, and nothing by anybody else", () => {
  expect(ROLES.filter((role) => hasDuty(role, "read-enquiries"))).toEqual(["support", "content", "admin"]);
  expect(ROLES.filter((role) => hasDuty(role, "edit-pages"))).toEqual(["content", "admin"]);
  expect([hasDuty(null, "read-enquiries"), hasDuty(null, "edit-pages")]).toEqual([false, false]);
});
