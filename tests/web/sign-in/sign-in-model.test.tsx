import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mobileIn } from "#core/identity/mobile.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { dayIn } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AskHumanTask } from "#core/sign-in/human-check/check-human.use-case.ts";
import { AskPasswordReset } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { CODE_LIFE, CODE_TRIES, PROOF_LIFE } from "#core/sign-in/codes/one-time-code.ts";
import { Register } from "#core/sign-in/sign-up/register.use-case.ts";
import { ResendMobileCode } from "#core/sign-in/codes/resend-code.use-case.ts";
import { SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { VerifyPassword } from "#core/sign-in/passwords/verify-password.use-case.ts";
import { anInviteCode } from "#tests/builders/a-new-customer.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { asha, name } from "#tests/web/customers-window.tsx";
import { lastCode } from "#tests/web/sent-codes.ts";
import { aSignIn, MOBILE, saying, silent, troubleOf } from "./a-sign-in.ts";

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe("sending a code", () => {
  it("goes to the number without its gaps and letters, with a proof, and locks it [ru-login-send-otp] [ru-login-mobile-locks] [ru-valid-popup-mobile] [er-toast-otp-sent]", async () => {
    const proofs: (string | null)[] = [];
    const { model, send, said } = await aSignIn((product) => {
      const sent = product.get(SendMobileCode);
      product.rebind(SendMobileCode).toConstantValue((caller, request) => {
        proofs.push(request.proof);
        return sent(caller, request);
      });
    });
    await send("98200 1a2345");
    expect([model.entry, model.flow.kind, model.isLocked]).toEqual([MOBILE, "verifying", true]);
    model.enter("1");
    expect(model.entry).toBe(MOBILE);
    expect(proofs).toEqual([expect.stringMatching(/^ey/)]);
    expect(said()).toEqual(["code-sent"]);
  });

  it.each(["982001234", "98200123456", ""])("is refused for %s before anything goes out [ru-valid-header-mobile]", async (mobile) => {
    const { model, send } = await aSignIn((product) => product.rebind(SendMobileCode).toConstantValue(silent));
    await send(mobile);
    expect([model.flow.kind, model.isEntryWrong, troubleOf(model)]).toEqual(["entering", true, null]);
  });

  it.each([
    ["unauthorized", "says 401", saying(401, "no")],
    ["unauthorized", "knows nobody", () => Promise.reject(new SignedOut())],
    ["too-many", "says 429", saying(429, "slow")],
    ["refused", "says something else", saying(7, "Our messages rest until six.")],
    ["unavailable", "does not answer", silent],
  ] as const)(
    "ends with %s where the server %s [er-otp-401] [er-otp-429] [er-otp-other] [er-otp-exception]",
    async (trouble, _, answer) => {
      const { model, send } = await aSignIn((product) => product.rebind(SendMobileCode).toConstantValue(answer));
      await send();
      expect([model.flow.kind, troubleOf(model)]).toEqual(["entering", trouble]);
      if (trouble === "refused") expect(model.said).toBe("Our messages rest until six.");
    },
  );

  it("leaves the password as a way where no code could be sent, and from there the way back [er-otp-429] [ru-login-switch]", async () => {
    const { model, send, setPassword, signedIn } = await aSignIn((product) =>
      product.rebind(SendMobileCode).toConstantValue(saying(429, "slow")),
    );
    await setPassword("tulsi leaf");
    model.enter(MOBILE);
    expect(model.isPasswordLeft).toBe(false);
    await send("98200 12345");
    expect(model.isPasswordLeft).toBe(true);
    model.enterPassword();
    expect([model.entry, model.mode, model.isLocked]).toEqual([MOBILE, "password", true]);
    model.verifyBy("code");
    expect([model.flow.kind, model.entry]).toEqual(["entering", MOBILE]);
    await send();
    model.enterPassword();
    model.type("tulsi leaf");
    await model.verify();
    expect(signedIn()).toBe(true);
  });

  it("goes out without a proof where the check can't be had: that is logged, and the server answers [er-captcha-load]", async () => {
    const { model, send } = await aSignIn((product) => product.rebind(AskHumanTask).toConstantValue(silent));
    await send();
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining("human check"));
    expect(model.flow.kind).toBe("verifying"); // It was refused with a task, which was done.
  });

  it("goes to an e-mail address too [ui-login-more]", async () => {
    const { model, memory } = await aSignIn();
    model.switchTo("email");
    model.enter("Asha@Example.in");
    await model.send();
    expect([model.flow.kind, lastCode(memory)]).toEqual(["verifying", expect.stringMatching(/^\d{4}$/)]);
  });
});

describe("a code", () => {
  it("is verified with its last digit, and signs in: session, storage and toast [ru-valid-otp-auto] [ru-login-success-store] [ru-login-success-toast] [er-toast-login] [ru-login-else]", async () => {
    const { model, session, memory, send, said } = await aSignIn();
    await send();
    const code = lastCode(memory);
    model.type(code.slice(0, 3));
    expect(model.flow.kind).toBe("verifying");
    model.type(code);
    expect(model.flow.kind).toBe("checking");
    await vi.waitFor(() => expect(session.customer).toBe(asha));
    expect([localStorage.getItem("token"), session.signInFor, session.way]).toEqual([session.bearerOf(asha), null, null]);
    expect(document.cookie).toContain(`token=${session.bearerOf(asha)}`);
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ _id: "asha" });
    expect(said()).toEqual(["signed-in"]); // That a code was sent is no news once it was accepted.
  });

  it("that is wrong says so, and can be typed again [er-verify-wrong-otp] [er-popup-alert]", async () => {
    const { model, memory, send } = await aSignIn();
    await send();
    model.type(String((Number(lastCode(memory)) + 1) % 10_000).padStart(4, "0"));
    await vi.waitFor(() => expect(troubleOf(model)).toBe("wrong-code"));
    expect(model.typed).toBe("");
  });

  it("is asked for anew after three wrong tries, or once its time is over", async () => {
    const { model, memory, send } = await aSignIn();
    await send();
    const wrong = String((Number(lastCode(memory)) + 1) % 10_000).padStart(4, "0");
    for (const trouble of ["wrong-code", "wrong-code", "code-over"]) {
      model.type(wrong);
      await vi.waitFor(() => expect([model.flow.kind, troubleOf(model)]).toEqual(["verifying", trouble]));
    }
    const late = await aSignIn();
    await late.send();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + CODE_LIFE);
    late.later(CODE_LIFE / 1000);
    late.model.type(lastCode(late.memory));
    await vi.waitFor(() => expect(troubleOf(late.model)).toBe("code-over"));
  });

  it("that was just sent is typed after all by whoever closed the popup or went back to the number [ru-login-mobile-locks]", async () => {
    const { model, memory, send, said, again, signedIn } = await aSignIn();
    await send("+91 98200-12345");
    expect(model.entry).toBe(MOBILE);
    model.changeNumber();
    await model.send();
    expect([model.flow.kind, model.resend.left > 0]).toEqual(["verifying", true]);
    model.end();
    const reopened = again();
    reopened.enter(MOBILE);
    await reopened.send();
    expect([reopened.flow.kind, reopened.resend.left > 0, said()]).toEqual(["verifying", true, ["code-sent"]]);
    reopened.type(lastCode(memory));
    await vi.waitFor(() => expect(signedIn()).toBe(true));
    reopened.resend.end();
  });

  it.each(["mobile", "email"] as const)("that was sent is typed at once where the page was loaded anew, by %s", async (kind) => {
    const { model, memory, reloaded } = await aSignIn();
    model.switchTo(kind);
    model.enter(kind === "mobile" ? MOBILE : "asha@example.in");
    await model.send();
    const anew = reloaded();
    expect([anew.model.flow.kind, anew.model.by, anew.model.entry, anew.model.resend.left > 0]).toEqual([
      "verifying",
      kind,
      model.entry,
      true,
    ]);
    anew.model.type(lastCode(memory));
    await vi.waitFor(() => expect(anew.model.flow.kind).toBe(kind === "mobile" ? "signed-in" : "registering"));
    anew.model.resend.end();
    expect(sessionStorage.getItem("sign-in-code")).toBeNull();
    expect(reloaded().model.flow.kind).toBe("entering");
  });

  it("that is over, can't be tried again or confirms another number is not asked for on the page loaded anew", async () => {
    const { memory, model, send, reloaded } = await aSignIn();
    await send();
    const wrong = String((Number(lastCode(memory)) + 1) % 10_000).padStart(4, "0");
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      model.type("");
      model.type(wrong);
      await vi.waitFor(() => expect(model.flow.kind).toBe("verifying"));
    }
    model.resend.end();
    expect(troubleOf(model)).toBe("code-over");
    expect(reloaded().model.flow.kind).toBe("entering");
    const sent = { challenge: "a-challenge", againAt: Date.now(), until: Date.now() + 60_000 };
    for (const other of [
      { ...sent, to: MOBILE, until: Date.now() },
      { ...sent, to: `own ${MOBILE}` },
      { ...sent, to: 7 },
    ]) {
      sessionStorage.setItem("sign-in-code", JSON.stringify(other));
      const anew = reloaded().model;
      expect([anew.flow.kind, anew.by]).toEqual(["entering", "mobile"]);
    }
  });

  it("without a usable answer ends the popup and leads home; with the server's sentence it stays [er-popup-other-home] [er-popup-alert]", async () => {
    const home = await aSignIn((product) => product.rebind(VerifyMobileCode).toConstantValue(silent));
    await home.send();
    home.model.type("1234");
    await vi.waitFor(() => expect([home.session.signInFor, home.session.way]).toEqual([null, "/"]));
    const stays = await aSignIn((product) => product.rebind(VerifyMobileCode).toConstantValue(saying(9, "We rest.")));
    await stays.send();
    stays.model.type("1234");
    await vi.waitFor(() => expect([troubleOf(stays.model), stays.model.said]).toEqual(["refused", "We rest."]));
  });

  it("can be asked for again once its time has come, and never before [er-toast-otp-resent]", async () => {
    const { model, memory, send, said, later } = await aSignIn();
    await send();
    const first = lastCode(memory);
    expect(model.resend.left).toBe(30);
    await model.sendAgain();
    expect(said()).toEqual(["code-sent"]);
    model.resend.end();
    later(31);
    await model.sendAgain();
    expect(said()).toEqual(["code-sent", "code-resent"]);
    expect(memory.jobs.size).toBe(2);
    expect([model.flow.kind, first.length]).toEqual(["verifying", 4]);
    model.resend.end();
  });

  it("that is asked for again leaves whoever has gone on to another number there, and tells nothing of the former one", async () => {
    const answers: (() => void)[] = [];
    const { model, send, later, said } = await aSignIn((product) => {
      const sent = product.get(ResendMobileCode);
      product.rebind(ResendMobileCode).toConstantValue(async (...given) => {
        await new Promise<void>((go) => answers.push(go));
        return sent(...given);
      });
    });
    await send();
    model.resend.end();
    later(31);
    const again = model.sendAgain();
    model.changeNumber();
    model.enter("98111");
    await vi.waitFor(() => expect(answers.length).toBe(1));
    answers[0]?.();
    await again;
    expect([model.flow.kind, model.entry, model.resend.left, said()]).toEqual(["entering", "98111", 0, ["code-sent"]]);
  });

  it("that is on its way to a number sends nobody back who has turned to their e-mail address", async () => {
    const answers: (() => void)[] = [];
    const { model } = await aSignIn((product) => {
      const sent = product.get(SendMobileCode);
      product.rebind(SendMobileCode).toConstantValue(async (...given) => {
        await new Promise<void>((go) => answers.push(go));
        return sent(...given);
      });
    });
    model.enter(MOBILE);
    const sending = model.send();
    await vi.waitFor(() => expect(answers.length).toBe(1));
    model.switchTo("email");
    model.enter("asha@");
    answers[0]?.();
    await sending;
    expect([model.flow.kind, model.entry, troubleOf(model)]).toEqual(["entering", "asha@", null]);
  });

  it("that can't be sent again says what the server said [er-otp-resend-failure]", async () => {
    const { model, send } = await aSignIn((product) => product.rebind(ResendMobileCode).toConstantValue(saying(5, "Not now.")));
    await send();
    model.resend.end();
    await model.sendAgain();
    expect([troubleOf(model), model.said]).toEqual(["refused", "Not now."]);
  });
});

describe("a password", () => {
  it("takes the place of the code, and each goes with a switch [ru-login-switch]", async () => {
    const { model, send } = await aSignIn();
    await send();
    model.type("12");
    model.verifyBy("password");
    expect([model.mode, model.typed]).toEqual(["password", ""]);
    model.type("secret");
    model.verifyBy("code");
    expect([model.mode, model.typed]).toEqual(["code", ""]);
  });

  it.each([
    ["abcde", true],
    ["abcdefghijklm", true],
    ["abcdef", false],
    ["abcdefghijkl", false],
  ])("of %s is refused before it goes out: %s [ru-valid-password] [co-password-min] [co-password-max]", async (typed, isRefused) => {
    const requested: string[] = [];
    const { model, send } = await aSignIn((product) =>
      product.rebind(VerifyPassword).toConstantValue(async (_, { password }) => {
        requested.push(password);
        return { kind: "refused", refusal: { kind: "wrong-password" } };
      }),
    );
    await send();
    model.verifyBy("password");
    model.type(typed);
    await model.verify();
    expect([model.isEntryWrong, requested]).toEqual([isRefused, isRefused ? [] : [typed]]);
  });

  it("signs in, or is wrong [er-popup-wrong-password]", async () => {
    const { model, session, send, setPassword } = await aSignIn();
    await setPassword("tulsi leaf");
    await send();
    model.verifyBy("password");
    model.type("basil leaf");
    await model.verify();
    expect(troubleOf(model)).toBe("wrong-password");
    model.type("tulsi leaf");
    await model.verify();
    expect(session.customer).toBe(asha);
  });

  it("that was forgotten is answered alike for every number; a server that tells is understood [er-forgot-unknown] [er-forgot-ok]", async () => {
    const mobile = mobileIn(MOBILE);
    if (mobile === null) throw new Error("no mobile");
    const { forgot, session } = await aSignIn();
    await forgot.ask(session.caller, mobile);
    expect(forgot.state).toEqual({ kind: "on-its-way", said: null });
    for (const [answer, state] of [
      ["mobile number does not exists", { kind: "unknown-mobile" }],
      ["A link was sent", { kind: "on-its-way", said: "A link was sent" }],
    ] as const) {
      const telling = await aSignIn((product) => product.rebind(AskPasswordReset).toConstantValue(async () => ok(answer)));
      await telling.forgot.ask(telling.session.caller, mobile);
      expect(telling.forgot.state).toEqual(state);
    }
  });
});

describe("somebody new", () => {
  async function atTheForm() {
    const desk = await aSignIn();
    await desk.send("9876543210");
    desk.model.type(lastCode(desk.memory));
    await vi.waitFor(() => expect(desk.model.flow.kind).toBe("registering"));
    return desk;
  }

  it("tells a name and is signed in [ru-login-new-user] [ru-valid-name] [en-signup-payload]", async () => {
    const { model, session, memory } = await atTheForm();
    for (const [wrong, problem] of [
      ["", "name-needed"],
      ["Asha2", "name-needed"],
    ] as const) {
      model.signUp.name(wrong);
      expect(model.signUp.problem).toBe(problem);
      await model.register();
      expect(model.flow.kind).toBe("registering");
    }
    model.signUp.name("Asha Rao");
    model.signUp.tell("email", "asha@example.in");
    model.signUp.tell("gender", "female");
    model.signUp.tell("birthdate", "1990-02-28");
    model.signUp.tell("referenceCode", " DR7 ");
    await model.register();
    expect(session.user?.customer).toMatchObject({ name: "Asha Rao", mobile: "9876543210", gender: "female", birthdate: "1990-02-28" });
    expect([...memory.customers.values()].at(-1)?.referenceCode).toBe("DR7");
  });

  it("has the code of whoever invited them filled in, which serves once", async () => {
    localStorage.setItem("invite_code", "7K3MQ2XA");
    const { model, session, memory } = await atTheForm();
    memory.invites.codes.set(asha, anInviteCode("7K3MQ2XA"));
    expect([model.signUp.isInvited, model.signUp.more.inviteCode]).toEqual([true, "7K3MQ2XA"]);
    model.signUp.name("Asha Rao");
    for (const wrong of ["7K3M", "9ZZZZZZZ"]) {
      model.signUp.tell("inviteCode", wrong);
      const { faults } = model.signUp;
      await model.register();
      expect([model.signUp.wrong, model.signUp.faults, model.flow.kind]).toEqual(["inviteCode", faults + 1, "registering"]);
    }
    model.signUp.tell("inviteCode", " 7k3m q2xa ");
    expect(model.signUp.wrong).toBeNull();
    await model.register();
    expect(session.customer).not.toBeNull();
    expect([...memory.invites.inviters]).toEqual([[session.customer, asha]]);
    await vi.waitFor(() => expect(localStorage.getItem("invite_code")).toBeNull());
  });

  it("comes by nobody's invitation where the code is left out", async () => {
    const { model, session, memory } = await atTheForm();
    expect(model.signUp.isInvited).toBe(false);
    model.signUp.name("Asha Rao");
    await model.register();
    expect(session.isSignedIn).toBe(true);
    expect(memory.invites.inviters.size).toBe(0);
  });

  it("was born on a day that has been, here and for whoever calls the shop itself", async () => {
    const { model, session, memory } = await atTheForm();
    model.signUp.name("Asha Rao");
    model.signUp.tell("birthdate", "2031-01-01");
    await model.register();
    expect([model.signUp.wrong, model.flow.kind, session.isSignedIn]).toEqual(["birthdate", "registering", false]);
    const product = composeMemory(memory);
    product.rebind(Clock).toConstantValue(() => now);
    const signUp = {
      mobile: mobileIn("9876543210"),
      email: null,
      name: name("Asha Rao"),
      gender: null,
      referenceCode: null,
      inviteCode: null,
      challenge: null,
    };
    const asked = product.get(Register)({ address: "", session: null, language: null }, { ...signUp, birthdate: dayIn("2031-01-01") });
    expect(await asked).toEqual(refused({ kind: "impossible-birthdate" }));
  });

  it("who takes too long begins anew with another code", async () => {
    const { model, later, send } = await atTheForm();
    model.signUp.name("Asha Rao");
    later(PROOF_LIFE / 1000);
    await model.register();
    expect([model.flow.kind, troubleOf(model)]).toEqual(["registering", "not-proved"]);
    model.changeNumber();
    await send("9876543210");
    expect(model.flow.kind).toBe("verifying");
    model.resend.end();
  });

  it("accepts the terms from the start, and can't go on without [ru-valid-terms-default] [ru-valid-terms-submit] [ru-valid-terms-alert] [er-accept-terms]", async () => {
    const { model, session } = await atTheForm();
    expect(model.signUp.form.areTermsAccepted).toBe(true);
    model.signUp.name("Asha Rao");
    model.signUp.acceptTerms(false);
    expect(model.signUp.problem).toBe("terms-not-accepted");
    await model.register();
    expect([troubleOf(model), session.isSignedIn]).toEqual(["terms-not-accepted", false]);
  });
});

describe("where signing in leads", () => {
  it.each([
    ["/profile1", null, "/bmiandfattracker"],
    ["/prakrititest", null, "/prakrititracker"],
    ["/profile3", null, "/stresstracker"],
    ["/shop", "/therapists/7", "/therapists/7"],
    ["/login", "/profile?tab=1", "/profile?tab=1"],
    ["/shop", "//evil.example", "/"],
    ["/shop", null, null],
  ])(
    "from %s, wanting %s, is %s [ru-login-to-therapist] [ru-login-from-profile1] [ru-login-from-prakrititest] [ru-login-from-profile3] [gd-after-login-saved-path] [ru-login-else]",
    async (here, wanted, way) => {
      const { model, session, memory, send } = await aSignIn(() => {}, here);
      session.askToSignIn("account", { towards: wanted });
      await send();
      model.type(lastCode(memory));
      await vi.waitFor(() => expect(session.isSignedIn).toBe(true));
      expect([session.way, sessionStorage.getItem("page-name")]).toEqual([way, null]);
    },
  );
});
