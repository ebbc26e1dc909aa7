import { describe, expect, it } from "vitest";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AddPassword, ChangePassword } from "#core/sign-in/passwords/choose-password.use-case.ts";
import { AskPasswordReset, CheckResetKey, ResetPassword } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";
import { password } from "#core/sign-in/passwords/password.ts";
import { VerifyPassword } from "#core/sign-in/passwords/verify-password.use-case.ts";
import { ASHA, ELSEWHERE, RAVI, SignInDesk } from "../a-sign-in-desk.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Password } from "#core/sign-in/passwords/password.ts";

const [OWN, OTHER, THIRD] = [password("kt7Rw2qX"), password("Gx9!ptQ"), password("Gx9!ptZ")];
const wrong = refused({ kind: "wrong-password" });
const kindsOf = (
  answers: readonly ({ readonly kind: "ok" } | { readonly kind: "refused"; readonly refusal: { readonly kind: string } })[],
) => answers.map((answer) => (answer.kind === "ok" ? "ok" : answer.refusal.kind)).toSorted();

async function withPassword() {
  const desk = new SignInDesk();
  const asha = await desk.register(ASHA);
  const set = await desk.get(AddPassword)(asha.id, OWN);
  return {
    desk,
    asha,
    set,
    verify: (typed: string, from?: string, mobile: Mobile = ASHA) =>
      desk.get(VerifyPassword)(desk.caller(from), { mobile, password: typed }),
    ask: (mobile: Mobile = ASHA, from?: string) => desk.get(AskPasswordReset)(desk.caller(from), mobile),
    check: (key: string) => desk.get(CheckResetKey)(desk.caller(), key),
    reset: (key: string, chosen = OTHER) => desk.get(ResetPassword)(desk.caller(), { key, password: chosen }),
    change: (from: string, to = OTHER) => desk.get(ChangePassword)(asha.session, { from, to }),
  };
}

describe("a password", () => {
  it("is set once, and signs in", async () => {
    const { desk, asha, set, verify } = await withPassword();
    expect([set, await desk.get(AddPassword)(asha.id, OTHER)]).toEqual([ok(null), refused({ kind: "has-one" })]);
    expect(await verify(OWN)).toMatchObject({ value: { user: { customer: { id: asha.id } } } });
    expect(await verify("kt7Rw2qx")).toEqual(wrong);
  });

  it("is none that too many others have, when it is set, changed or set anew", async () => {
    const { desk, asha, change, reset } = await withPassword();
    const [common, tooCommon] = [password("password1"), refused({ kind: "too-common" })];
    expect(await desk.get(AddPassword)(asha.id, common)).toEqual(tooCommon);
    for (const from of [OWN, "other"]) expect(await change(from, common)).toEqual(tooCommon);
    expect(await reset("x", common)).toEqual(tooCommon);
  });

  it("is hashed as often for an unknown number as for a known one, and answered alike", async () => {
    const { desk, verify } = await withPassword();
    const hashes = desk.get(PasswordHashes);
    const counted: (string | null)[] = [];
    const { fits } = hashes;
    Object.assign(hashes, {
      fits(typed: string, hash: string | null) {
        counted.push(hash === null ? null : "a hash");
        return fits(typed, hash);
      },
    });
    expect(await verify("other", undefined, RAVI)).toEqual(await verify("other"));
    expect(counted).toEqual([null, "a hash"]);
  });

  it("may be tried five times in a quarter of an hour from one place, and a code still signs in", async () => {
    const { desk, verify } = await withPassword();
    for (let tries = 0; tries < 5; tries++) expect(await verify("other")).toEqual(wrong);
    expect(await verify(OWN)).toEqual(refused({ kind: "too-many", retryAfter: 900 }));
    expect((await verify(OWN, ELSEWHERE)).kind).toBe("ok");
    await desk.send(ASHA);
    expect(await desk.verify(ASHA, desk.lastCode())).toMatchObject({ value: { user: { customer: { mobile: ASHA } } } });
    desk.later(900);
    expect((await verify(OWN)).kind).toBe("ok");
  });

  it("signs its owner in whatever others tried elsewhere, who may try less often once fifty came within an hour", async () => {
    const { verify } = await withPassword();
    for (let tries = 0; tries < 70; tries++) await verify("other", `198.51.100.${tries % 14}`);
    expect((await verify(OWN)).kind).toBe("ok");
    const stranger = async () => kindsOf([await verify("kt7Rw2", "198.51.100.200")]);
    expect([await stranger(), await stranger(), await stranger()].flat()).toEqual(["wrong-password", "wrong-password", "too-many"]);
  });

  it("is changed by whoever knows it, once, and other sessions end", async () => {
    const { desk, verify, change } = await withPassword();
    const other = await verify(OWN);
    const bearer = other.kind === "ok" ? other.value.bearer : expect.unreachable();
    expect(await change("other")).toEqual(wrong);
    expect(kindsOf(await Promise.all([change(OWN), change(OWN, THIRD)]))).toEqual(["ok", "wrong-password"]);
    expect(await desk.get(Sessions).holderOf(bearer, desk.at)).toBeNull();
    expect(await verify(OWN)).toEqual(wrong);
    for (let tries = 0; tries < 5; tries++) expect(await change("x")).toEqual(wrong);
    expect(await change("x")).toMatchObject({ refusal: { kind: "too-many" } });
    const ravi = await desk.register(RAVI);
    await desk.get(AddPassword)(ravi.id, OWN);
    expect(await desk.get(ChangePassword)(ravi.session, { from: "other", to: OTHER })).toEqual(wrong);
  });
});

describe("two first passwords at once", () => {
  it("set one", async () => {
    const desk = new SignInDesk();
    const { id } = await desk.register(ASHA);
    expect(kindsOf(await Promise.all([OWN, OTHER].map((chosen) => desk.get(AddPassword)(id, chosen))))).toEqual(["has-one", "ok"]);
  });
});

describe("a forgotten password", () => {
  it("is set anew by a link, once, and all sessions end", async () => {
    const { desk, verify, ask, check, reset } = await withPassword();
    const open = await verify(OWN);
    const bearer = open.kind === "ok" ? open.value.bearer : expect.unreachable();
    expect(await ask()).toEqual(ok(null));
    const key = await desk.resetKey();
    expect(await check(key)).toEqual(ok(null));
    expect(kindsOf(await Promise.all([reset(key), reset(key, THIRD)]))).toEqual(["ok", "useless-key"]);
    expect(await verify(OWN)).toEqual(wrong);
    expect(await desk.get(Sessions).holderOf(bearer, desk.at)).toBeNull();
    expect(await check(key)).toEqual(refused({ kind: "useless-key" }));
  });

  it("is not hashed for a key that nobody has, since hashing is dear", async () => {
    const { desk, reset } = await withPassword();
    const hashes = desk.get(PasswordHashes);
    const hashed: Password[] = [];
    const { of } = hashes;
    Object.assign(hashes, {
      of(chosen: Password) {
        hashed.push(chosen);
        return of(chosen);
      },
    });
    expect(await reset("x")).toEqual(refused({ kind: "useless-key" }));
    expect(hashed).toEqual([]);
  });

  it("has a link that lasts half an hour, and only the last one works", async () => {
    const { desk, ask, check } = await withPassword();
    await ask();
    const first = await desk.resetKey();
    await ask();
    const last = await desk.resetKey();
    expect(kindsOf([await check(first), await check(last)])).toEqual(["ok", "useless-key"]);
    expect((await check(last)).kind).toBe("ok");
    desk.later(1_800);
    expect(await check(last)).toEqual(refused({ kind: "useless-key" }));
  });

  it("is asked for three times an hour from one place, and keys are tried fifty times", async () => {
    const { ask, check, reset } = await withPassword();
    for (let asked = 0; asked < 3; asked++) expect(await ask()).toEqual(ok(null));
    const answers = [await ask(), await ask(RAVI), await ask(ASHA, ELSEWHERE)];
    expect(answers.map(({ kind }) => kind)).toEqual(["refused", "ok", "ok"]);
    for (let tries = 0; tries < 50; tries++) await check(`${tries}`);
    expect(await check("x")).toMatchObject({ refusal: { kind: "too-many" } });
    expect(await reset("x")).toMatchObject({ refusal: { kind: "too-many" } });
  });

  it("does not set back how often passwords are tried from one place", async () => {
    const { desk, verify, ask, reset } = await withPassword();
    const others = Array.from({ length: 46 }, (_, nth) => `98765${String(nth).padStart(5, "0")}` as Mobile);
    for (const other of others) await verify("other", undefined, other);
    for (let tries = 0; tries < 4; tries++) await verify("other");
    await ask();
    await reset(await desk.resetKey());
    expect(await verify(OTHER)).toMatchObject({ refusal: { kind: "too-many" } });
    expect((await verify(OTHER, ELSEWHERE)).kind).toBe("ok");
  });
});
