import { describe, expect, it } from "vitest";
import { refused } from "#core/shared/result.ts";
import { ResendEmailCode, ResendMobileCode } from "#core/sign-in/codes/resend-code.use-case.ts";
import { VerifyEmailCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { SignIn } from "#core/sign-in/session/sign-in.use-case.ts";
import { ASHA, ELSEWHERE, EMAIL, RAVI, SignInDesk } from "../a-sign-in-desk.ts";
import type { HumanTask } from "#core/sign-in/human-check/human-check.port.ts";
import type { Result } from "#core/shared/result.ts";

const tooMany = (retryAfter: number) => refused({ kind: "too-many", retryAfter });
const wrong = refused({ kind: "wrong-code" });
const taskOf = (answer: Result<unknown, { readonly kind: string; readonly task?: HumanTask }>) =>
  answer.kind === "refused" ? (answer.refusal.task ?? expect.unreachable()) : expect.unreachable();
const strain = async (desk: SignInDesk, times: number) => {
  for (let sent = 0; sent < times; sent++) await desk.send(ASHA, { from: `198.51.100.${sent}` });
};

describe("asking for a code", () => {
  it("asks for a harder check and more patience once a number was asked for often, for this number alone, and shuts nobody out", async () => {
    const desk = new SignInDesk();
    await strain(desk, 10);
    const harder = async () => desk.proof(taskOf(await desk.send(ASHA)));
    const [first, second] = [await harder(), await harder()];
    expect(await desk.send(ASHA, { proof: first })).toMatchObject({ value: { resendAfter: 120 } });
    desk.later(30);
    expect(await desk.send(ASHA, { proof: second })).toEqual(tooMany(90));
    expect(await desk.send(RAVI)).toMatchObject({ value: { resendAfter: 30 } });
  });

  it("once more strains nobody's number, and is slower where the number was asked for often", async () => {
    const desk = new SignInDesk();
    const resend = (mobile = ASHA, from?: string) => desk.get(ResendMobileCode)(desk.caller(from), { mobile, challenge: null });
    await desk.send(ASHA);
    for (let again = 0; again < 20; again++) expect(await resend()).toEqual(tooMany(30));
    expect(await desk.send(ASHA, { from: ELSEWHERE })).toMatchObject({ kind: "ok" });
    for (const [mobile, from] of [
      [RAVI, undefined],
      [ASHA, "198.51.100.200"],
    ] as const)
      expect(await resend(mobile, from)).toEqual(refused({ kind: "not-asked" }));

    const other = new SignInDesk();
    await strain(other, 9);
    await other.send(ASHA);
    const again = () => other.get(ResendMobileCode)(other.caller(), { mobile: ASHA, challenge: null });
    other.later(30);
    expect(await again()).toMatchObject({ value: { resendAfter: 120 } });
    other.later(30);
    expect(await again()).toEqual(tooMany(90));
    other.later(90);
    expect(await again()).toMatchObject({ kind: "ok" });
  });
});

describe("a code", () => {
  it("works where it was asked for, or wherever its challenge is shown, and for that number alone", async () => {
    const desk = new SignInDesk();
    const asha = await desk.register(ASHA);
    await desk.register(RAVI);
    const sent = await desk.send(ASHA);
    const challenge = sent.kind === "ok" ? sent.value.challenge : null;
    const code = desk.lastCode();
    for (let tries = 0; tries < 4; tries++) expect(await desk.verify(ASHA, desk.wrongCode(), { from: ELSEWHERE })).toEqual(wrong);
    expect(await desk.verify(RAVI, code, { challenge })).toEqual(wrong);
    expect(await desk.verify(ASHA, code, { challenge, from: ELSEWHERE })).toMatchObject({ value: { user: { customer: { id: asha.id } } } });
  });

  it("is tried three times, and wrong from then on", async () => {
    const desk = new SignInDesk();
    await desk.register(ASHA);
    await desk.send(ASHA);
    for (let tries = 0; tries < 3; tries++) expect(await desk.verify(ASHA, desk.wrongCode())).toEqual(wrong);
    expect(await desk.verify(ASHA, desk.lastCode())).toEqual(wrong);
  });

  it("works once when it comes ten times at once", async () => {
    const desk = new SignInDesk();
    await desk.register(ASHA);
    await desk.send(ASHA);
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.verify(ASHA, desk.lastCode())));
    expect(answers.filter(({ kind }) => kind === "ok")).toHaveLength(1);
  });

  it("is tried a hundred times an hour from one place", async () => {
    const desk = new SignInDesk();
    for (let tries = 0; tries < 100; tries++) expect(await desk.verify(ASHA, "0000")).toEqual(wrong);
    expect(await desk.verify(ASHA, "0000")).toMatchObject({ refusal: { kind: "too-many" } });
    expect(await desk.verify(ASHA, "0000", { from: ELSEWHERE })).toEqual(wrong);
  });

  it("by e-mail is sent again, signs its customer in, and tells whoever has no account to register", async () => {
    const desk = new SignInDesk();
    await desk.sendTo(EMAIL);
    desk.later(30);
    expect(await desk.get(ResendEmailCode)(desk.caller(), { email: EMAIL, challenge: null })).toMatchObject({ value: { resendAfter: 30 } });
    const typed = { email: EMAIL, code: desk.lastCode(), challenge: null };
    expect(await desk.get(SignIn)(desk.caller(), { kind: "email-code", ...typed })).toEqual(refused({ kind: "no-account" }));
    expect(await desk.signUp({ email: EMAIL })).toMatchObject({ value: { user: { customer: { email: EMAIL, mobile: null } } } });
    desk.later(31);
    await desk.sendTo(EMAIL);
    const again = { email: EMAIL, code: desk.lastCode(), challenge: null };
    expect(await desk.get(VerifyEmailCode)(desk.caller(), again)).toMatchObject({ value: { user: { customer: { email: EMAIL } } } });
  });
});
