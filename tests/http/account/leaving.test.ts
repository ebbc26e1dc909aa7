import { describe, expect, it } from "vitest";
import { Customers } from "#core/identity/customers.port.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { makeBlockCustomer } from "#core/staff/block-customer.use-case.ts";
import { AskToLeave } from "#core/sign-in/session/leave.use-case.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { memoryAccounts } from "#adapters/memory/staff/accounts.ts";
import { now } from "#tests/fixtures.ts";
import { SignInShop } from "#tests/http/sign-in/sign-in-shop.ts";

const mobile = "9876543210";
const DAY = 24 * 3600;
const codeOf = ({ status }: { readonly status: { readonly status_code: number; readonly message: string } }) => [
  status.status_code,
  status.message,
];

async function signedIn(desk: SignInShop) {
  await desk.send({ mobile });
  return desk.post("/auth/otpverification", { mobile, otp: desk.lastCode() });
}

describe("asking to delete an account", () => {
  it("signs out everywhere and can be undone for thirty days by signing in [ep-user-requesttodelete] [ep-user-restore]", async () => {
    const desk = new SignInShop();
    const bearer = await desk.register(mobile);
    const other = (await signedIn(desk)).payload.token;
    const answer = await desk.ask("PUT", "/user/requestToDeleteUserAcc", { bearer }); // Nothing is asked, so no body is sent.
    expect([answer.http, answer.payload]).toEqual([200, { message: "Delete account request sent successfully" }]);
    for (const token of [bearer, other]) expect((await desk.get("/user/getprofile", { bearer: token })).http).toBe(401);

    desk.later(30 * DAY - 60);
    const { payload } = await signedIn(desk);
    expect([payload.delete_account_status, payload.user.delete_account_status]).toEqual(["temporary_deleted", "temporary_deleted"]);
    for (const path of ["/user/getprofile", "/auth/user"]) expect((await desk.get(path, { bearer: payload.token })).http).toBe(401);
    const restored = await desk.ask("PUT", "/user/restoreToDeletedUserAcc", { bearer: payload.token });
    expect(restored.payload).toMatchObject({ name: "Asha Rao", mobile, delete_account_status: null });
    expect((await desk.get("/user/getprofile", { bearer: payload.token })).payload).toEqual(restored.payload);
    expect((await desk.put("/user/restoreToDeletedUserAcc", {}, { bearer: payload.token })).http).toBe(401);

    desk.later(2 * DAY);
    await desk.work("erase-account");
    expect((await desk.get("/user/getprofile", { bearer: payload.token })).payload.name).toBe("Asha Rao");
  });

  it("erases it after thirty days, so that the number is new again", async () => {
    const desk = new SignInShop();
    const bearer = await desk.register(mobile, "Asha Rao");
    await desk.put("/user/requestToDeleteUserAcc", {}, { bearer });
    const recovery = (await signedIn(desk)).payload.token;
    desk.later(30 * DAY);
    expect(codeOf(await desk.put("/user/restoreToDeletedUserAcc", {}, { bearer: recovery }))).toEqual([
      410,
      "This account can't be recovered any more.",
    ]);
    await desk.work("erase-account");
    await desk.work("erase-account");
    expect((await desk.put("/user/restoreToDeletedUserAcc", {}, { bearer: recovery })).http).toBe(401);
    expect(JSON.stringify([...desk.memory.customers])).not.toMatch(/Asha|9876543210/);
    const verified = await signedIn(desk);
    expect([codeOf(verified), verified.payload]).toEqual([[0, ""], null]);
    desk.later(183 * DAY);
    await desk.work("erase-account");
    expect(desk.memory.customers.size).toBe(0);
  });
});

describe("a blocked account", () => {
  it("is signed out and says so only to whoever proves it is theirs", async () => {
    const desk = new SignInShop();
    const bearer = await desk.register(mobile);
    await desk.put("/user/addUserPassword", { password: "kt7Rw2qX" }, { bearer });
    const customers = desk.container.get(Customers);
    const number = mobileIn(mobile);
    const customer = number === null ? null : await customers.withMobile(number);
    if (customer === null) throw new Error("nobody has registered");
    const block = makeBlockCustomer({ accounts: memoryAccounts(desk.memory), now: () => now });
    const name = { kind: "id", id: customer.id } as const;
    expect(await block("kabir", { name, to: "blocked" })).toEqual(ok(customer.id));
    expect((await desk.get("/user/getprofile", { bearer })).http).toBe(401);
    const said = [403, "This account is blocked. Please get in touch with us."];
    expect(codeOf(await signedIn(desk))).toEqual(said);
    expect(codeOf(await desk.post("/user/verifyUserpassword", { mobile, password: "kt7Rw2qX" }))).toEqual(said);
    expect(codeOf(await desk.post("/user/verifyUserpassword", { mobile, password: "other" }))).toEqual([1, "Wrong Password entered"]);
    await desk.post("/user/sendForgotPasswordLink", { mobile });
    const before = desk.letters().length;
    await desk.work("offer-password-reset");
    expect(desk.letters()).toHaveLength(before);
    expect(await block("kabir", { name, to: "unblocked" })).toEqual(ok(customer.id));
    desk.later(31);
    expect((await signedIn(desk)).payload.user.name).toBe("Asha Rao");
  });
});

describe("somebody who is gone", () => {
  it("is shown to nobody who is still signed in there, and leaves no second time", async () => {
    const { container } = new SignInShop();
    const nobody = customerId("nobody");
    expect(await container.get(ShowUser)(nobody)).toEqual(refused({ kind: "gone" }));
    expect(await container.get(ShowSignedIn)(nobody, null)).toEqual(refused({ kind: "gone" }));
    expect(await container.get(AskToLeave)(nobody)).toEqual(refused({ kind: "not-staying" }));
  });
});
