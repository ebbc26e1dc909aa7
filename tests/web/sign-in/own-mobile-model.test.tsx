import { afterEach, describe, expect, it, vi } from "vitest";
import { mobileIn } from "#core/identity/mobile.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { CODE_LIFE } from "#core/sign-in/codes/one-time-code.ts";
import { VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { AddMobile } from "#core/sign-in/mobile-and-email/add-mobile.use-case.ts";
import { SendOwnMobileCode } from "#core/sign-in/mobile-and-email/send-own-mobile-code.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { asha, name, putCustomer } from "#tests/web/customers-window.tsx";
import { lastCode } from "#tests/web/sent-codes.ts";
import { OwnMobileModel, ownMobileNeeds } from "#web/features/sign-in/mobile/own-mobile-model.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { needsIn } from "#web/platform/late/needs.ts";
import type { Container } from "inversify";

const MOBILE = "9820054321";
const OTHER = "9820098765";
const silent = () => Promise.reject(new PortUnavailable("the shop", null));

const ending: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const end of ending.splice(0)) end();
});

/** Asha, signed in without a mobile, in front of the form that asks for one. */
async function aForm(change: (product: Container) => void = () => {}) {
  const memory = new Memory();
  let at = now;
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni") });
  const product = composeMemory(memory);
  product.rebind(Clock).toConstantValue(() => at);
  change(product);
  const page = composePage(product);
  const session = page.get(SessionStore);
  const { bearer } = await product.get(Sessions).open(asha, at);
  const user = await product.get(ShowUser)(asha);
  if (user.kind === "ok") session.signIn({ user: user.value, bearer });
  const toasts = page.get(ToastStore);
  const needs = { session, toasts, ...needsIn(page, ownMobileNeeds) };
  const again = () => {
    const model = new OwnMobileModel(needs);
    ending.push(model.resend.end);
    return model;
  };
  const model = again();
  return {
    model,
    session,
    memory,
    /** The form opened once more. */
    again,
    said: () => toasts.toasts.map(({ news }) => news.kind).reverse(),
    later: (milliseconds: number) => {
      at += milliseconds;
    },
    /** Up to where the code is asked. */
    async send(mobile = MOBILE) {
      model.enter(mobile);
      await model.send();
    },
    mobile: () => memory.customers.get(asha)?.customer.mobile ?? null,
  };
}
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");
const shown = ({ step, entry, typed, trouble }: OwnMobileModel) => ({ step, entry, typed, trouble });

/** Answers each sending when it is told to. */
function answeredByHand() {
  const answers: (() => void)[] = [];
  const send: SendOwnMobileCode = async () => {
    await new Promise<void>((go) => answers.push(go));
    return ok({ challenge: "own", resendAfter: 30, expiresIn: 300 });
  };
  return {
    send,
    answer: (nth: number) => vi.waitFor(() => (answers[nth] ?? expect.fail("nothing is asked"))()),
    asked: () => answers.length,
  };
}

describe("the number that is put on a profile", () => {
  it("starts empty, with nothing wrong", async () => {
    const { model } = await aForm();
    expect(shown(model)).toEqual({ step: "entering", entry: "", typed: "", trouble: null });
    expect([model.mobile, model.isInvalid, model.isLocked, model.isResending, model.isCodeShort]).toEqual([
      null,
      false,
      false,
      false,
      false,
    ]);
  });

  it("is read without what is no digit; half of it is invalid, all of it is a number", async () => {
    const { model } = await aForm();
    model.enter("98200 5a43");
    expect([model.entry, model.isInvalid, model.mobile]).toEqual(["98200543", true, null]);
    model.enter("+91 98200 54321");
    expect([model.entry, model.isInvalid, model.mobile]).toEqual([MOBILE, false, mobileIn(MOBILE)]);
  });

  it.each(["", "98200"])("that reads %j is not sent to", async (typed) => {
    const asked = vi.fn();
    const { model, send } = await aForm((product) => product.rebind(SendOwnMobileCode).toConstantValue(asked));
    await send(typed);
    expect([model.step, asked.mock.calls]).toEqual(["entering", []]);
  });

  it("is locked once a code went there, and until then it is neither sent twice nor changed", async () => {
    const { send: byHand, answer, asked } = answeredByHand();
    const { model, said } = await aForm((product) => product.rebind(SendOwnMobileCode).toConstantValue(byHand));
    model.enter(MOBILE);
    const sent = model.send();
    expect([model.step, model.isLocked]).toEqual(["sending", false]);
    model.enter(OTHER);
    model.changeNumber();
    await model.send();
    expect([model.step, model.entry]).toEqual(["sending", MOBILE]);
    await answer(0);
    await sent;
    expect([asked(), model.step, model.isLocked, model.resend.left, said()]).toEqual([1, "typing", true, 30, ["code-sent"]]);
    model.enter(OTHER);
    await model.send();
    expect([asked(), model.entry]).toEqual([1, MOBILE]);
  });

  it("can be taken back for another one, which forgets what was typed", async () => {
    const { model, send } = await aForm();
    await send();
    model.type("12");
    model.changeNumber();
    expect([shown(model), model.resend.left, model.isLocked]).toEqual([
      { step: "entering", entry: MOBILE, typed: "", trouble: null },
      0,
      false,
    ]);
    model.enter(OTHER);
    expect(model.entry).toBe(OTHER);
  });

  it.each([
    ["too-many", async () => refused({ kind: "too-many", retryAfter: 60 } as const)],
    ["signed-out", async () => refused({ kind: "signed-out" } as const)],
    ["unavailable", silent],
  ] as const)("says %s where no code could be sent, until the number is touched", async (trouble, answer) => {
    const { model, send, said } = await aForm((product) => product.rebind(SendOwnMobileCode).toConstantValue(answer));
    await send();
    expect([shown(model), said()]).toEqual([{ step: "entering", entry: MOBILE, typed: "", trouble }, []]);
    model.enter(OTHER);
    expect(model.trouble).toBeNull();
  });

  it("forgets its trouble with the next try", async () => {
    const { send: byHand, answer } = answeredByHand();
    let tries = 0;
    const { model, send } = await aForm((product) =>
      product.rebind(SendOwnMobileCode).toConstantValue((caller, mobile) => {
        tries += 1;
        return tries === 1 ? silent() : byHand(caller, mobile);
      }),
    );
    await send();
    expect(model.trouble).toBe("unavailable");
    const again = model.send();
    expect(model.trouble).toBeNull();
    await answer(0);
    await again;
    expect(model.step).toBe("typing");
  });

  it("asked for again by a form opened anew leads to the code that is on its way; another number gets its own", async () => {
    const asked = vi.fn(async () => ok({ challenge: "own", resendAfter: 30, expiresIn: 300 }));
    const { send, again, said } = await aForm((product) => product.rebind(SendOwnMobileCode).toConstantValue(asked));
    await send();
    const second = again();
    second.enter(MOBILE);
    await second.send();
    expect([second.step, second.resend.left > 0, asked.mock.calls.length, said()]).toEqual(["typing", true, 1, ["code-sent"]]);
    const third = again();
    third.enter(OTHER);
    await third.send();
    expect([third.step, asked.mock.calls.length]).toEqual(["typing", 2]);
  });
});

describe("asking for the code again", () => {
  it("waits until it may, is sent once, and says so", async () => {
    const { send: byHand, answer, asked } = answeredByHand();
    const { model, said } = await aForm((product) => product.rebind(SendOwnMobileCode).toConstantValue(byHand));
    await model.sendAgain(); // Nothing was sent yet.
    model.enter(MOBILE);
    await model.sendAgain();
    const sent = model.send();
    await answer(0);
    await sent;
    await model.sendAgain(); // Thirty seconds are left.
    expect([asked(), model.isResending]).toEqual([1, false]);
    model.resend.end();
    const again = model.sendAgain();
    expect(model.isResending).toBe(true);
    await model.sendAgain();
    await answer(1);
    await again;
    expect([asked(), model.isResending, model.step, model.resend.left, said()]).toEqual([
      2,
      false,
      "typing",
      30,
      ["code-sent", "code-resent"],
    ]);
  });

  it("that fails stays where the code is typed and says why", async () => {
    let tries = 0;
    const { model, send } = await aForm((product) =>
      product.rebind(SendOwnMobileCode).toConstantValue(async () => {
        tries += 1;
        return tries === 1
          ? ok({ challenge: "own", resendAfter: 30, expiresIn: 300 })
          : refused({ kind: "too-many", retryAfter: 60 } as const);
      }),
    );
    await send();
    model.type("12");
    model.resend.end();
    await model.sendAgain();
    expect([shown(model), model.isResending]).toEqual([{ step: "typing", entry: MOBILE, typed: "12", trouble: "too-many" }, false]);
  });

  it("that fails says nothing to whoever went back to the number", async () => {
    let fail: (() => void) | null = null;
    let tries = 0;
    const { model, send } = await aForm((product) =>
      product.rebind(SendOwnMobileCode).toConstantValue(async () => {
        tries += 1;
        if (tries > 1) await new Promise<void>((go) => (fail = go));
        return tries === 1 ? ok({ challenge: "own", resendAfter: 30, expiresIn: 300 }) : refused({ kind: "signed-out" } as const);
      }),
    );
    await send();
    model.resend.end();
    const again = model.sendAgain();
    model.changeNumber();
    await vi.waitFor(() => (fail ?? expect.fail("nothing is asked"))());
    await again;
    expect(shown(model)).toEqual({ step: "entering", entry: MOBILE, typed: "", trouble: null });
  });

  it("that comes after they went on to another number leaves that as it is", async () => {
    const { send: byHand, answer } = answeredByHand();
    const { model, said } = await aForm((product) => product.rebind(SendOwnMobileCode).toConstantValue(byHand));
    model.enter(MOBILE);
    const sent = model.send();
    await answer(0);
    await sent;
    model.resend.end();
    const again = model.sendAgain();
    model.changeNumber();
    model.enter("98111");
    await answer(1);
    await again;
    expect([shown(model), model.resend.left, said()]).toEqual([
      { step: "entering", entry: "98111", typed: "", trouble: null },
      0,
      ["code-sent"],
    ]);
  });

  it("that comes while a code is checked leaves the check alone", async () => {
    const { send: byHand, answer } = answeredByHand();
    let check: (() => void) | null = null;
    const { model } = await aForm((product) => {
      product.rebind(SendOwnMobileCode).toConstantValue(byHand);
      product.rebind(VerifyMobileCode).toConstantValue(async () => {
        await new Promise<void>((go) => (check = go));
        return refused({ kind: "wrong-code" });
      });
    });
    model.enter(MOBILE);
    const sent = model.send();
    await answer(0);
    await sent;
    model.resend.end();
    const again = model.sendAgain();
    model.type("1234");
    await answer(1);
    await again;
    expect([model.step, model.typed, model.resend.left]).toEqual(["checking", "1234", 30]);
    await vi.waitFor(() => (check ?? expect.fail("nothing is checked"))());
    await vi.waitFor(() => expect(model.trouble).toBe("wrong-code"));
  });
});

describe("the code of a mobile", () => {
  it("that is right puts the number on the profile, and closes the form", async () => {
    const { model, session, memory, send, mobile } = await aForm();
    session.askForMobile("profile");
    await send();
    const code = lastCode(memory);
    model.type(code.slice(0, 3));
    expect(model.step).toBe("typing");
    model.type(code);
    expect([model.step, model.isLocked]).toEqual(["checking", true]);
    await vi.waitFor(() => expect(session.mobileFor).toBe("nothing"));
    expect([mobile(), session.way]).toEqual([MOBILE, null]);
    await vi.waitFor(() => expect(session.user?.customer.mobile).toBe(MOBILE));
  });

  it("that was asked for at checkout leads on to it", async () => {
    const { model, session, memory, send } = await aForm();
    session.askForMobile("checkout");
    await send();
    model.type(lastCode(memory));
    await vi.waitFor(() => expect(session.way).toBe("/shop/checkout"));
    expect(session.mobileFor).toBe("nothing");
  });

  it("is proved by the challenge that was sent with it, once for a number", async () => {
    const checked: (string | null)[] = [];
    const { model, send } = await aForm((product) => {
      product.rebind(SendOwnMobileCode).toConstantValue(async () => ok({ challenge: "the one", resendAfter: 30, expiresIn: 300 }));
      product.rebind(VerifyMobileCode).toConstantValue(async (caller, { mobile, code, challenge }) => {
        checked.push(caller.session?.customer ?? null, mobile, code, challenge);
        return ok(null);
      });
      product.rebind(AddMobile).toConstantValue(async ({ customer }, mobile) => {
        checked.push(customer);
        return ok(mobile);
      });
    });
    await send();
    model.type("1234");
    await model.verify(); // It is being checked already.
    await vi.waitFor(() => expect(checked).toEqual([asha, MOBILE, "1234", "the one", asha]));
  });

  it("is typed only where one was sent", async () => {
    const { model } = await aForm();
    model.type("1234");
    await model.verify();
    expect(shown(model)).toEqual({ step: "entering", entry: "", typed: "", trouble: null });
  });

  it("that is too short is told when it is sent by hand, until the next digit", async () => {
    const asked = vi.fn();
    const { model, send } = await aForm((product) => product.rebind(VerifyMobileCode).toConstantValue(asked));
    await send();
    model.type("123");
    await model.verify();
    expect([model.isCodeShort, model.step, asked.mock.calls]).toEqual([true, "typing", []]);
    model.type("12");
    expect([model.isCodeShort, model.typed]).toEqual([false, "12"]);
  });

  it("that did not go through can be sent again by hand, without its digits changing", async () => {
    let tries = 0;
    const { model, send } = await aForm((product) =>
      product.rebind(VerifyMobileCode).toConstantValue(async () => {
        tries += 1;
        return tries === 1 ? refused({ kind: "too-many", retryAfter: 60 }) : ok(null);
      }),
    );
    await send();
    model.type("1234");
    await vi.waitFor(() => expect([model.step, model.trouble, model.typed]).toEqual(["typing", "too-many", ""]));
    model.type("1234");
    expect([model.step, model.trouble]).toEqual(["checking", null]);
    await vi.waitFor(() => expect(tries).toBe(2));
  });

  it("that is refused for too many tries is not over by that", async () => {
    const { model, send } = await aForm((product) =>
      product.rebind(VerifyMobileCode).toConstantValue(async () => refused({ kind: "too-many", retryAfter: 60 })),
    );
    await send();
    for (const digits of ["1234", "1235", "1236"]) {
      model.type(digits);
      await vi.waitFor(() => expect([model.step, model.trouble]).toEqual(["typing", "too-many"]));
    }
  });

  it("that is wrong says so, empties the boxes, and is over at the third time", async () => {
    const { model, memory, send, mobile } = await aForm();
    await send();
    const wrong = wrongFor(lastCode(memory));
    for (const trouble of ["wrong-code", "wrong-code", "code-over"]) {
      model.type(wrong);
      await vi.waitFor(() => expect(shown(model)).toEqual({ step: "typing", entry: MOBILE, typed: "", trouble }));
    }
    expect(mobile()).toBeNull();
  });

  it("that is typed too late is over", async () => {
    const { model, memory, send, later } = await aForm();
    await send();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + CODE_LIFE);
    later(CODE_LIFE);
    model.type(lastCode(memory));
    await vi.waitFor(() => expect(model.trouble).toBe("code-over"));
  });

  it.each([
    ["entering", "not-proved"],
    ["entering", "mobile-taken"],
  ] as const)("goes back to %s where the number is %s", async (step, kind) => {
    const { model, send } = await aForm((product) => {
      product.rebind(VerifyMobileCode).toConstantValue(async () => ok(null));
      product.rebind(AddMobile).toConstantValue(async () => refused({ kind }));
    });
    await send();
    model.type("1234");
    await vi.waitFor(() => expect(shown(model)).toEqual({ step, entry: MOBILE, typed: "", trouble: kind }));
  });

  it("that was used is sent anew where it is asked for again", async () => {
    const asked = vi.fn(async () => ok({ challenge: "own", resendAfter: 30, expiresIn: 300 }));
    const { model, send } = await aForm((product) => {
      product.rebind(SendOwnMobileCode).toConstantValue(asked);
      product.rebind(VerifyMobileCode).toConstantValue(async () => ok(null));
      product.rebind(AddMobile).toConstantValue(async () => refused({ kind: "not-proved" }));
    });
    await send();
    model.type("1234");
    await vi.waitFor(() => expect(model.trouble).toBe("not-proved"));
    await model.send();
    expect([model.step, asked.mock.calls.length]).toEqual(["typing", 2]);
  });

  it.each([
    ["the check", VerifyMobileCode],
    ["the profile", AddMobile],
  ] as const)("says that it did not go through where %s does not answer", async (_, silentOne) => {
    const { model, send, session } = await aForm((product) => {
      product.rebind(VerifyMobileCode).toConstantValue(async () => ok(null));
      product.rebind(silentOne as typeof AddMobile).toConstantValue(silent);
    });
    session.askForMobile("profile");
    await send();
    model.type("1234");
    await vi.waitFor(() => expect(shown(model)).toEqual({ step: "typing", entry: MOBILE, typed: "", trouble: "unavailable" }));
    expect(session.mobileFor).toBe("profile");
  });

  it("says that the session is over to whoever signed out in another tab", async () => {
    const { model, send, session } = await aForm();
    await send();
    session.forget();
    model.type("1234");
    await vi.waitFor(() => expect([model.step, model.trouble]).toEqual(["typing", "signed-out"]));
  });
});
