import { describe, expect, it } from "vitest";
import { ok, refused } from "#core/shared/result.ts";
import { AddMobile } from "#core/sign-in/mobile-and-email/add-mobile.use-case.ts";
import { AskToConfirmEmail } from "#core/sign-in/mobile-and-email/ask-to-confirm-email.use-case.ts";
import { ConfirmEmail } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";
import { SendOwnMobileCode } from "#core/sign-in/mobile-and-email/send-own-mobile-code.use-case.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { ASHA, ELSEWHERE, EMAIL, RAVI, SignInDesk } from "../a-sign-in-desk.ts";
import type { EmailLink } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";

const wrong = refused({ kind: "wrong-code" });

describe("a mobile that a customer adds", () => {
  it("is nobody else's, and a code for it signs nobody in or up", async () => {
    const desk = new SignInDesk();
    await desk.register(ASHA);
    const { session } = await desk.register(RAVI);
    expect(await desk.get(SendOwnMobileCode)(desk.caller(), ASHA)).toEqual(refused({ kind: "signed-out" }));
    expect(await desk.get(AddMobile)(session, ASHA)).toEqual(refused({ kind: "not-proved" }));
    expect((await desk.get(SendOwnMobileCode)(desk.caller(undefined, session), ASHA)).kind).toBe("ok");
    const code = desk.lastCode();
    expect(await desk.verify(ASHA, code)).toEqual(wrong);
    expect(await desk.verify(ASHA, code, { session })).toEqual(ok(null));
    expect(await desk.signUp({ mobile: ASHA })).toEqual(refused({ kind: "not-proved" }));
    expect(await desk.get(AddMobile)(session, ASHA)).toEqual(refused({ kind: "mobile-taken" }));
  });
});

describe("an address that a customer confirms", () => {
  const linkIn = (desk: SignInDesk): EmailLink => {
    const link = new URLSearchParams(/verifyEmail\?(\S+)/.exec(desk.texts().at(-1) ?? "")?.[1]);
    return { challenge: link.get("_id") ?? "", code: link.get("otp") ?? "", email: EMAIL };
  };

  it("is asked for every 30 seconds, of one customer to one address", async () => {
    const desk = new SignInDesk();
    const [asha, ravi] = [await desk.register(ASHA), await desk.register(RAVI)];
    const other = emailIn("a@example.com") ?? expect.unreachable();
    const ask = async ({ session }: typeof asha, email = EMAIL) =>
      (await desk.get(AskToConfirmEmail)(desk.caller(undefined, session), email)).kind;
    expect([await ask(asha), await ask(ravi), await ask(asha, other)]).toEqual(["ok", "ok", "ok"]);
    expect([await ask(asha), await ask(ravi)]).toEqual(["refused", "refused"]);
  });

  it("is taken once by its letter's link, which is tried a hundred times an hour from one place", async () => {
    const desk = new SignInDesk();
    await desk.register(ASHA, { email: EMAIL });
    const link = linkIn(desk);
    const follow = (given: Partial<EmailLink>, from?: string) => desk.get(ConfirmEmail)(desk.caller(from), { ...link, ...given });
    for (let tries = 0; tries < 100; tries++) await follow({ challenge: `${tries}` }, ELSEWHERE);
    expect(await follow({}, ELSEWHERE)).toMatchObject({ refusal: { kind: "too-many" } });
    expect(await follow({ code: link.code === "0000" ? "0001" : "0000" })).toEqual(wrong);
    expect(await Promise.all([follow({}), follow({})])).toEqual(expect.arrayContaining([ok(EMAIL), wrong]));
  });
});
