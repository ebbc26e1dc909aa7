import { describe, expect, it } from "vitest";
import { SignInShop } from "./sign-in-shop.ts";

const mobile = "9876543210";
const codeOf = ({ status }: { readonly status: { readonly status_code: number; readonly message: string } }) => [
  status.status_code,
  status.message,
];
const wrong = [1, "Wrong Password entered"];
const tooCommon = [3, "Too many people use this password. Please choose another."];

async function withPassword(password = "kt7Rw2qX") {
  const desk = new SignInShop();
  const bearer = await desk.register(mobile);
  const set = await desk.put("/user/addUserPassword", { password }, { bearer });
  const verify = (typed: string, from?: string) =>
    desk.post("/user/verifyUserpassword", { mobile, password: typed }, from === undefined ? {} : { from });
  return { desk, bearer, set, verify };
}

describe("a password", () => {
  it("is set once, and signs in [ep-user-addpassword] [ep-user-verifyuserpassword] [ep-popup-password-login] [er-verify-wrong-password]", async () => {
    const { desk, bearer, set, verify } = await withPassword();
    expect(set.payload).toEqual({ message: "Your password is set." });
    expect(codeOf(await desk.put("/user/addUserPassword", { password: "Gx9!ptQ" }, { bearer }))).toEqual([
      2,
      "You already have a password. Please change that one.",
    ]);
    const { payload } = await verify("kt7Rw2qX");
    expect(payload).toMatchObject({ delete_account_status: null, user: { name: "Asha Rao" }, token: expect.stringMatching(/^[\w-]{43}$/) });
    for (const typed of ["kt7Rw2qx", "", "x".repeat(100)]) expect(codeOf(await verify(typed))).toEqual(wrong);
    expect(JSON.stringify([...desk.memory.customers])).not.toContain("kt7Rw2qX");
  });

  it.each([
    ["kt7Rw", "a password of 6 to 12 characters"],
    ["kt7Rw2qXkt7Rw", "a password of 6 to 12 characters"],
  ])("%s is not taken, and is repeated nowhere [co-password-min] [co-password-max]", async (password, expected) => {
    const { set } = await withPassword(password);
    expect([set.http, set.payload]).toEqual([400, [{ path: "password", expected }]]);
    expect(set.text).not.toContain(password);
  });

  it.each(["password1", "Qwerty123"])("%s is what too many others have, when it is set, changed or set anew", async (common) => {
    const { desk, bearer, set } = await withPassword(common);
    expect(codeOf(set)).toEqual(tooCommon);
    expect(set.text).not.toContain(common);
    await desk.put("/user/addUserPassword", { password: "kt7Rw2qX" }, { bearer });
    const change = (old_password: string) => desk.put("/user/changeUserPassword", { old_password, new_password: common }, { bearer });
    for (const old of ["kt7Rw2qX", "other"]) expect(codeOf(await change(old))).toEqual(tooCommon);
    expect(codeOf(await desk.put("/user/updateForgotPassword", { key: "x", password: common }))).toEqual(tooCommon);
  });

  it.each(["kt7Rw2", "kt7Rw2qXkt7R", "त्रि-7kवन"])("%s is taken", async (password) => {
    const { verify } = await withPassword(password);
    expect((await verify(password)).payload.user.mobile).toBe(mobile);
  });

  it("is changed by whoever knows it, and other sessions end [ep-user-changepassword]", async () => {
    const { desk, bearer, verify } = await withPassword();
    const other = (await verify("kt7Rw2qX")).payload.token;
    const change = (old_password: string, new_password: string) =>
      desk.put("/user/changeUserPassword", { old_password, new_password }, { bearer });
    expect(codeOf(await change("other", "Gx9!ptQ"))).toEqual(wrong);
    expect(codeOf(await change("kt7Rw2qX", "abc123"))).toEqual(tooCommon);
    expect((await change("kt7Rw2qX", "Gx9!ptQ")).payload).toEqual({ message: "Your password is changed." });
    expect((await desk.get("/user/getprofile", { bearer })).http).toBe(200);
    expect((await desk.get("/user/getprofile", { bearer: other })).http).toBe(401);
    expect(codeOf(await verify("kt7Rw2qX"))).toEqual(wrong);
    expect((await verify("Gx9!ptQ")).payload.user.mobile).toBe(mobile);
    for (let tries = 0; tries < 5; tries++) expect(codeOf(await change("other", "Gx9!ptZ"))).toEqual(wrong);
    expect((await change("other", "Gx9!ptZ")).http).toBe(429);
  });
});

describe("a forgotten password", () => {
  it("is set anew by a link, once, and all sessions end [ep-user-sendforgotpasswordlink] [ep-user-verifyforgetpasswordbykey] [ep-user-updateforgotpassword] [ep-popup-forgot-password]", async () => {
    const { desk, bearer, verify } = await withPassword();
    const asked = await desk.post("/user/sendForgotPasswordLink", { mobile });
    expect(asked.payload.message).toBe("If this mobile number has an account, a link to set a new password is on its way.");
    await desk.work("offer-password-reset");
    const key = /resetpassword\?key=([\w-]{43})/.exec(desk.lastText())?.[1] ?? "";
    expect(JSON.stringify([...desk.memory.resetKeys])).not.toContain(key);
    expect((await desk.get(`/user/verifyForgetPasswordByKey?key=${key}`)).payload).toEqual({ valid: true });
    const reset = (password: string) => desk.put("/user/updateForgotPassword", { key, password });
    expect(codeOf(await reset("123456"))).toEqual(tooCommon);
    expect((await reset("Gx9!ptQ")).payload).toEqual({ message: "Your password is changed. Please log in." });
    const useless = [1, "This link has been used or has expired."];
    expect(codeOf(await reset("Gx9!ptZ"))).toEqual(useless);
    expect(codeOf(await desk.get(`/user/verifyForgetPasswordByKey?key=${key}`))).toEqual(useless);
    expect((await desk.get("/user/getprofile", { bearer })).http).toBe(401);
    expect((await verify("Gx9!ptQ")).payload.user.mobile).toBe(mobile);
  });

  it("that was tried too often may be used at once where it is set anew, by this account alone", async () => {
    const { desk, verify } = await withPassword();
    for (let tries = 0; tries < 5; tries++) await verify("other");
    expect((await verify("kt7Rw2qX")).http).toBe(429);
    const neighbour = (password: string) => desk.post("/user/verifyUserpassword", { mobile: "9876543211", password });
    for (let tries = 0; tries < 5; tries++) await neighbour("other");
    await desk.post("/user/sendForgotPasswordLink", { mobile });
    await desk.work("offer-password-reset");
    const key = /resetpassword\?key=([\w-]{43})/.exec(desk.lastText())?.[1] ?? "";
    expect((await verify("kt7Rw2qX")).http).toBe(429);
    await desk.put("/user/updateForgotPassword", { key, password: "Gx9!ptQ" });
    expect((await verify("Gx9!ptQ")).payload.user.mobile).toBe(mobile);
    expect((await neighbour("other")).http).toBe(429);
    for (let tries = 0; tries < 4; tries++) expect(codeOf(await verify("other"))).toEqual(wrong);
    expect((await verify("Gx9!ptQ")).http).toBe(429);
  });

  it("is set anew by a link in the language that was chosen where it was asked for", async () => {
    const { desk } = await withPassword();
    desk.language = "hi";
    await desk.post("/user/sendForgotPasswordLink", { mobile });
    await desk.work("offer-password-reset");
    expect(desk.lastText()).toMatch(/^30 मिनट के भीतर Niramaya का नया पासवर्ड बनाएँ: \S+\/resetpassword\?key=[\w-]{43} अगर/);
  });

  it("is answered alike for an unknown number, to which nothing is sent [er-forgot-unknown] [er-forgot-ok]", async () => {
    const { desk } = await withPassword();
    const known = await desk.post("/user/sendForgotPasswordLink", { mobile });
    const unknown = await desk.post("/user/sendForgotPasswordLink", { mobile: "9876543211" });
    expect(unknown).toEqual(known);
    const site = { address: "https://niramaya.test", name: "Niramaya" };
    const jobs = [...desk.memory.jobs.values()].filter(({ job }) => job.kind === "offer-password-reset");
    expect(jobs.map(({ job }) => job)).toEqual([
      { kind: "offer-password-reset", mobile, language: null, site },
      { kind: "offer-password-reset", mobile: "9876543211", language: null, site },
    ]);
    await desk.work("offer-password-reset");
    expect(desk.letters().filter(({ text }) => text.includes("resetpassword"))).toHaveLength(1);
  });
});
