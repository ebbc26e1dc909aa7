import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok, refused } from "#core/shared/result.ts";
import { AskHumanTask } from "#core/sign-in/human-check/check-human.use-case.ts";
import { ResendEmailCode, ResendMobileCode } from "#core/sign-in/codes/resend-code.use-case.ts";
import { SendEmailCode, SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { VerifyEmailCode, VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { VerifyPassword } from "#core/sign-in/passwords/verify-password.use-case.ts";
import { Register } from "#core/sign-in/sign-up/register.use-case.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { now } from "#tests/fixtures.ts";
import { asha } from "#tests/web/customers-window.tsx";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { aSignIn, MOBILE, saying, silent, troubleOf } from "./a-sign-in.ts";
import type { Container } from "inversify";
import type { Token } from "#core/shared/token.ts";

const SENT = { challenge: "challenge-1", resendAfter: 30, expiresIn: 900 };
const EMAIL = "asha@example.in";

beforeEach(() => void vi.spyOn(console, "info").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** Puts a call in the place of the shop's own. */
const instead = <Call extends (...given: never[]) => unknown>(product: Container, token: Token<Call>, call: unknown) =>
  void product.rebind(token).toConstantValue(call as Call);

/** Somebody to whom a code was sent, which may be sent again at once. */
async function atTheCode(change: (product: Container) => void = () => {}, by: "mobile" | "email" = "mobile") {
  const desk = await aSignIn((product) => {
    instead(product, SendMobileCode, async () => ok(SENT));
    instead(product, SendEmailCode, async () => ok(SENT));
    change(product);
  });
  if (by === "email") desk.model.switchTo("email");
  await desk.send(by === "email" ? EMAIL : MOBILE);
  desk.model.resend.end();
  return desk;
}

/** Somebody new, at the form. */
async function atTheForm(change: (product: Container) => void = () => {}, by: "mobile" | "email" = "mobile") {
  const desk = await atTheCode((product) => {
    instead(product, VerifyMobileCode, async () => ok(null));
    instead(product, VerifyEmailCode, async () => ok(null));
    change(product);
  }, by);
  desk.model.type("1234");
  await vi.waitFor(() => expect(desk.model.flow.kind).toBe("registering"));
  desk.model.signUp.name("Asha Rao");
  return desk;
}

describe("the number", () => {
  it("is empty at first, and wrong only once it was sent as it can't be", async () => {
    const { model, send } = await aSignIn();
    expect([model.entry, model.isEntryWrong, model.said, model.faults, model.mode, model.isPasswordLeft]).toEqual([
      "",
      false,
      "",
      0,
      "code",
      false,
    ]);
    await send("98200");
    await model.send();
    expect([model.isEntryWrong, model.faults]).toEqual([true, 2]);
    model.enter("982001");
    expect(model.isEntryWrong).toBe(false);
    await model.send();
    model.switchTo("email");
    expect([model.entry, model.isEntryWrong, model.by]).toEqual(["", false, "email"]);
    model.enterPassword();
    expect(model.flow.kind).toBe("entering");
  });

  it("is worked for as soon as it stands, once, and not before", async () => {
    const task = vi.fn(silent);
    const { model } = await aSignIn((product) => instead(product, AskHumanTask, task));
    model.enter("982001234");
    await Promise.resolve();
    expect(task).not.toHaveBeenCalled();
    model.enter(MOBILE);
    await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(1));
    model.enter(MOBILE);
    await Promise.resolve();
    expect(task).toHaveBeenCalledTimes(1);
  });

  it("is sent to once, whoever presses twice or while a code is typed", async () => {
    const call = pending<unknown>();
    const sent = vi.fn(() => call.promise);
    const { model } = await aSignIn((product) => instead(product, SendMobileCode, sent));
    model.enter(MOBILE);
    const first = model.send();
    await model.send();
    call.answer(ok(SENT));
    await first;
    await model.send();
    expect([sent.mock.calls.length, model.flow.kind]).toEqual([1, "verifying"]);
    model.changeNumber();
    expect([model.flow.kind, model.resend.left]).toEqual(["entering", 0]);
  });

  it.each([
    ["refused", (call: ReturnType<typeof pending<unknown>>) => call.answer(refused({ kind: "too-many", seconds: 30 }))],
    ["out of reach", (call: ReturnType<typeof pending<unknown>>) => call.fail()],
  ])("tells nothing of a code that is %s once somebody has turned to their e-mail address", async (_, answer) => {
    const call = pending<unknown>();
    const asked = vi.fn(() => call.promise);
    const { model } = await aSignIn((product) => instead(product, SendMobileCode, asked));
    model.enter(MOBILE);
    const sending = model.send();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    model.switchTo("email");
    model.enter(EMAIL);
    const mails = model.send();
    answer(call);
    await sending;
    expect(troubleOf(model)).toBeNull();
    await mails;
    model.resend.end();
  });

  it("has a password left where a mobile can't be sent to, and an e-mail address has none", async () => {
    const desk = await aSignIn((product) => instead(product, SendEmailCode, saying(429, "slow")));
    desk.model.switchTo("email");
    await desk.send(EMAIL);
    expect([troubleOf(desk.model), desk.model.isPasswordLeft]).toEqual(["too-many", false]);
    desk.model.enterPassword();
    expect(desk.model.flow.kind).toBe("entering");
    const mobile = await aSignIn((product) => instead(product, SendMobileCode, saying(429, "slow")));
    await mobile.send();
    mobile.model.enter("98200");
    expect(mobile.model.isPasswordLeft).toBe(false);
    mobile.model.enterPassword();
    expect(mobile.model.flow.kind).toBe("entering");
  });
});

describe("a code that is sent again", () => {
  it.each([
    ["not-asked", async () => refused({ kind: "not-asked" }), ""],
    ["too-many", async () => refused({ kind: "too-many", seconds: 30 }), ""],
    ["unavailable", silent, ""],
    ["unavailable", saying(500, ""), ""],
    ["refused", saying(5, "Not now."), "Not now."],
  ] as const)("ends with %s", async (trouble, answer, said) => {
    const { model } = await atTheCode((product) => instead(product, ResendMobileCode, answer));
    await model.sendAgain();
    expect([model.flow.kind, troubleOf(model), model.said, model.isResending]).toEqual(["verifying", trouble, said, false]);
  });

  it("is asked for once at a time, with what it takes the place of, and only where a code is typed", async () => {
    const call = pending<unknown>();
    const again = vi.fn(() => call.promise);
    const { model } = await atTheCode((product) => instead(product, ResendMobileCode, again));
    const first = model.sendAgain();
    expect(model.isResending).toBe(true);
    await model.sendAgain();
    call.answer(ok({ ...SENT, challenge: "challenge-2" }));
    await first;
    expect(again.mock.calls).toEqual([[expect.anything(), { mobile: MOBILE, challenge: "challenge-1" }]]);
    model.resend.end();
    model.changeNumber();
    await model.sendAgain();
    expect(again).toHaveBeenCalledTimes(1);
  });

  it("tells nothing to whoever went back to the number meanwhile", async () => {
    const call = pending<unknown>();
    const { model } = await atTheCode((product) => instead(product, ResendMobileCode, () => call.promise));
    const again = model.sendAgain();
    model.changeNumber();
    call.answer(refused({ kind: "not-asked" }));
    await again;
    expect([model.flow, model.isResending]).toEqual([{ kind: "entering", trouble: null }, false]);
  });

  it("goes to the e-mail address where that was sent to, and is verified there", async () => {
    const again = vi.fn(async () => ok({ ...SENT, challenge: "challenge-2" }));
    const verify = vi.fn(async () => refused({ kind: "wrong-code" }));
    const { model } = await atTheCode((product) => {
      instead(product, ResendEmailCode, again);
      instead(product, VerifyEmailCode, verify);
    }, "email");
    await model.sendAgain();
    model.resend.end();
    model.type("1234");
    await vi.waitFor(() => expect(troubleOf(model)).toBe("wrong-code"));
    expect(again.mock.calls).toEqual([[expect.anything(), { email: EMAIL, challenge: "challenge-1" }]]);
    expect(verify.mock.calls).toEqual([[expect.anything(), { email: EMAIL, code: "1234", challenge: "challenge-2" }]]);
  });
});

describe("what is typed", () => {
  it("is digits of a code, and a password as it stands, which is not sent by itself", async () => {
    const [code, password] = [vi.fn(() => new Promise(() => {})), vi.fn(() => new Promise(() => {}))];
    const { model } = await atTheCode((product) => {
      instead(product, VerifyMobileCode, code);
      instead(product, VerifyPassword, password);
    });
    model.type("1a2");
    expect(model.typed).toBe("12");
    await model.verify();
    expect([model.isEntryWrong, model.faults]).toEqual([true, 1]);
    model.type("123");
    expect(model.isEntryWrong).toBe(false);
    await model.verify();
    model.verifyBy("password");
    expect([model.isEntryWrong, model.mode]).toEqual([false, "password"]);
    model.type("a1b2");
    await Promise.resolve();
    expect([model.typed, code.mock.calls.length, password.mock.calls.length]).toEqual(["a1b2", 0, 0]);
    model.verifyBy("code");
    model.type("1234");
    expect([model.flow.kind, model.typed, model.mode]).toEqual(["checking", "1234", "code"]);
    await model.verify();
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(1));
    expect(code.mock.calls).toEqual([[expect.anything(), { mobile: MOBILE, code: "1234", challenge: "challenge-1" }]]);
  });

  it.each([
    ["too-many", saying(429, "Slowly.")],
    ["refused", saying(9, "Slowly.")],
  ] as const)("is answered by the server's own sentence: %s", async (trouble, answer) => {
    const { model } = await atTheCode((product) => instead(product, VerifyMobileCode, answer));
    model.type("1234");
    await vi.waitFor(() => expect([troubleOf(model), model.said]).toEqual([trouble, "Slowly."]));
  });

  it.each([
    ["says nothing", saying(500, "")],
    ["does not answer", silent],
  ] as const)("ends the sign-in where the server %s", async (_, answer) => {
    const { model, session } = await atTheCode((product) => instead(product, VerifyMobileCode, answer));
    model.type("1234");
    await vi.waitFor(() => expect([model.flow.kind, session.signInFor, session.way]).toEqual(["abandoned", null, "/"]));
  });

  it("is a password that is wrong as often as it likes, and a code of which the shop has another sent", async () => {
    const { model } = await atTheCode((product) => instead(product, VerifyPassword, async () => refused({ kind: "wrong-password" })));
    model.verifyBy("password");
    for (let nth = 0; nth < 4; nth++) {
      model.type("tulsi leaf");
      await model.verify();
      expect(troubleOf(model)).toBe("wrong-password");
    }
  });

  it("serves once: who is new and goes back to the number is sent another code", async () => {
    const sent = vi.fn(async () => ok(SENT));
    const { model } = await atTheForm((product) => instead(product, SendMobileCode, sent));
    model.changeNumber();
    await model.send();
    expect([sent.mock.calls.length, model.flow.kind]).toEqual([2, "verifying"]);
    model.resend.end();
  });

  it("opens no session for whoever has closed the popup meanwhile, nor leads them anywhere", async () => {
    for (const answer of ["known", "lost"] as const) {
      const call = pending<unknown>();
      const asked = vi.fn(() => call.promise);
      const { model, session, said } = await atTheCode((product) => instead(product, VerifyMobileCode, asked));
      session.leadTo(null);
      model.type("1234");
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      model.end();
      expect(model.flow).toEqual({ kind: "abandoned" });
      if (answer === "known") call.answer(ok(aSignedIn({ id: asha })));
      else call.fail();
      await new Promise((turn) => setTimeout(turn, 0));
      expect([session.isSignedIn, session.way, session.signInFor, said()]).toEqual([
        false,
        null,
        "sign-in",
        answer === "known" ? [] : ["code-sent"],
      ]);
    }
  });

  it("counts down no longer once the popup is closed", async () => {
    const { model } = await atTheCode();
    model.resend.begin(30);
    model.end();
    expect(model.resend.left).toBe(0);
  });

  it("leads whoever is about to be erased to having their account back, and greets nobody", async () => {
    const leaver = aSignedIn({ id: asha, status: { kind: "leaving", erasedFrom: now } });
    const { model, session, said } = await atTheCode((product) => instead(product, VerifyMobileCode, async () => ok(leaver)));
    model.type("1234");
    await vi.waitFor(() => expect(model.flow.kind).toBe("recovering"));
    expect([session.isSignedIn, session.recovery?.leaver, session.way, said()]).toEqual([false, asha, null, []]);
  });
});

describe("what somebody new has filled in", () => {
  it.each([
    ["mobile", { mobile: MOBILE }],
    ["email", { mobile: null, email: EMAIL }],
  ] as const)("is sent with what was proved: a %s", async (by, proved) => {
    const register = vi.fn(async () => refused({ kind: "taken" }));
    const { model } = await atTheForm((product) => instead(product, Register, register), by);
    await model.register();
    expect([troubleOf(model), model.signUp.wrong, model.mode]).toEqual(["taken", null, "code"]);
    expect(register.mock.calls).toEqual([
      [expect.anything(), expect.objectContaining({ ...proved, name: "Asha Rao", challenge: "challenge-1" })],
    ]);
  });

  it("is not sent without a name or the terms, nor twice at once", async () => {
    const call = pending<unknown>();
    const register = vi.fn(() => call.promise);
    const { model, session } = await atTheForm((product) => instead(product, Register, register));
    model.signUp.name("");
    await model.register();
    expect([model.flow, model.signUp.wrong]).toEqual([{ kind: "registering", trouble: null }, "name"]);
    model.signUp.name("Asha Rao");
    model.signUp.acceptTerms(false);
    await model.register();
    expect([troubleOf(model), register.mock.calls.length]).toEqual(["terms-not-accepted", 0]);
    model.signUp.acceptTerms(true);
    const joining = model.register();
    await model.register();
    call.answer(ok(aSignedIn({ id: asha })));
    await joining;
    expect([register.mock.calls.length, session.isSignedIn]).toEqual([1, true]);
  });

  it("is refused in the server's own words, or ends without any", async () => {
    const told = await atTheForm((product) => instead(product, Register, saying(9, "Not today.")));
    await told.model.register();
    expect([told.model.flow, told.model.said]).toEqual([{ kind: "registering", trouble: "refused" }, "Not today."]);
    for (const answer of [silent, saying(500, "")]) {
      const { model, session } = await atTheForm((product) => instead(product, Register, answer));
      await model.register();
      expect([model.flow.kind, model.said, session.signInFor, session.way]).toEqual(["abandoned", "", null, "/"]);
    }
  });
});
