import { describe, expect, it } from "vitest";
import { dayIn } from "#core/shared/day.ts";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { AddPassword, ChangePassword } from "#core/sign-in/passwords/choose-password.use-case.ts";
import { AskPasswordReset, CheckResetKey, ResetPassword } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { SignUpModel } from "#web/features/sign-in/popup/sign-up-model.ts";
import { ForgottenPasswordModel, forgottenPasswordNeeds } from "#web/features/sign-in/passwords/forgotten-password-model.ts";
import { PasswordModel, passwordNeeds } from "#web/features/sign-in/passwords/password-model.ts";
import { ResetPasswordModel, resetPasswordNeeds } from "#web/features/sign-in/passwords/reset-password-model.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const tooMany = refused({ kind: "too-many", retryAfter: 60 } as const);

describe("a password that is chosen", () => {
  const choosing = (customer: Parameters<typeof aStage>[0] = {}) => {
    const stage = aStage(customer);
    return { stage, model: new PasswordModel(asha, stage.session, lateNeeds(stage.allDependencies, passwordNeeds)) };
  };
  const fill = (model: PasswordModel, former: string, chosen: string, repeated = chosen) => {
    model.fill("former", former);
    model.fill("chosen", chosen);
    model.fill("repeated", repeated);
  };
  const problems = (model: PasswordModel) => (["former", "chosen", "repeated"] as const).map((field) => model.form.problemOf(field));

  it("is told how good it is while it is typed", () => {
    const { model } = choosing();
    expect(model.strength).toEqual({ isLongEnough: false, isRepeated: false });
    fill(model, "", "abcdef", "abcde");
    expect(model.strength).toEqual({ isLongEnough: true, isRepeated: false });
    fill(model, "", "abcdef");
    expect(model.strength).toEqual({ isLongEnough: true, isRepeated: true });
  });

  it("says what is missing, the former one only where there is one", async () => {
    const { model } = choosing();
    fill(model, "", "abc", "abd");
    await model.save();
    expect(problems(model)).toEqual(["needed", "too-short", "not-repeated"]);
    fill(model, "x", "a".repeat(13));
    await model.save();
    expect(problems(model)).toEqual([null, "too-long", null]);
    model.turnTo("add");
    fill(model, "", "abc");
    await model.save();
    expect(problems(model)).toEqual([null, "too-short", null]);
  });

  it("takes the place of the former, and says so until something else is filled in", async () => {
    const { stage, model } = choosing();
    const changed = inTurn(stage, ChangePassword, "outage", ok(null));
    fill(model, "former", "abcdef");
    await model.save();
    expect([model.done, model.form.state]).toEqual([null, "unavailable"]);
    await model.save();
    expect([model.done, model.form.values, changed.at(-1)]).toEqual([
      "changed",
      { former: "", chosen: "", repeated: "" },
      [stage.session.asked, { from: "former", to: "abcdef" }],
    ]);
    model.fill("former", "x");
    expect(model.done).toBeNull();
  });

  it("is the first of whoever has none, and can be changed then", async () => {
    const { stage, model } = choosing();
    const added = inTurn(stage, AddPassword, ok(null));
    expect(model.mode).toBe("change");
    model.turnTo("add");
    expect(model.mode).toBe("add");
    fill(model, "", "abcdef");
    await model.save();
    expect([model.done, model.mode, model.hasOne, added, model.form.isChanged]).toEqual([
      "added",
      "change",
      false,
      [[asha, "abcdef"]],
      false,
    ]);
  });

  it("is to be changed where there is one already", async () => {
    const { stage, model } = choosing();
    inTurn(stage, AddPassword, refused({ kind: "has-one" }));
    model.turnTo("add");
    fill(model, "", "abcdef");
    await model.save();
    expect([model.mode, model.hasOne, model.done, model.form.values.chosen]).toEqual(["change", true, null, ""]);
    model.turnTo("add");
    expect(model.hasOne).toBe(false);
  });

  it("says beside its field why it is refused", async () => {
    const { stage, model } = choosing();
    inTurn(stage, ChangePassword, refused({ kind: "too-common" }), refused({ kind: "wrong-password" }), tooMany);
    fill(model, "former", "abcdef");
    const all: unknown[] = [];
    for (let times = 0; times < 3; times += 1) {
      await model.save();
      all.push(problems(model));
    }
    expect(all).toEqual([
      [null, "too-common", null],
      ["wrong-password", null, null],
      ["too-many", null, null],
    ]);
    expect(model.done).toBeNull();
  });

  it("can be set anew by a link to one's own mobile", async () => {
    const { stage, model } = choosing();
    const requested = inTurn(stage, AskPasswordReset, "outage", tooMany, ok(null));
    expect(model.reset).toBe("unasked");
    const states: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      const asking = [model.forgot(), model.forgot()];
      states.push(model.reset);
      await Promise.all(asking);
      states.push(model.reset);
    }
    expect(states).toEqual(["asking", "unavailable", "asking", "too-many", "asking", "sent"]);
    expect([requested.length, requested[0]?.[1]]).toEqual([3, mobileIn("9820012345")]);
    const without = choosing({ mobile: null });
    await without.model.forgot();
    expect(without.model.reset).toBe("no-mobile");
  });
});

describe("a forgotten password", () => {
  const { caller } = aStage().visitor;
  const mobile = mobileIn("9820012345");
  if (mobile === null) throw new RangeError("no mobile");

  it("is asked for once, and says what came of it", async () => {
    const stage = aStage();
    const requested = inTurn(
      stage,
      AskPasswordReset,
      "outage",
      tooMany,
      ok(null),
      ok("A link is sent"),
      ok("mobile number does not exists"),
    );
    const model = new ForgottenPasswordModel(lateNeeds(stage.allDependencies, forgottenPasswordNeeds));
    const states: unknown[] = [model.state];
    for (let times = 0; times < 5; times += 1) {
      const asking = [model.ask(caller, mobile), model.ask(caller, mobile)];
      expect(model.state).toEqual({ kind: "asking" });
      await Promise.all(asking);
      states.push(model.state);
    }
    expect(states).toEqual([
      { kind: "idle" },
      { kind: "unavailable" },
      { kind: "too-many" },
      { kind: "on-its-way", said: null },
      { kind: "on-its-way", said: "A link is sent" },
      { kind: "unknown-mobile" },
    ]);
    expect([requested.length, requested[0]]).toEqual([5, [caller, mobile]]);
    model.forget();
    expect(model.state).toEqual({ kind: "idle" });
  });
});

describe("a password that is set anew", () => {
  const resetting = (key = "key-1") => {
    const stage = aStage();
    return { stage, model: new ResetPasswordModel(key, stage.visitor, lateNeeds(stage.allDependencies, resetPasswordNeeds)) };
  };
  const ready = async (...answers: readonly (Awaited<ReturnType<ResetPassword>> | "outage")[]) => {
    const { stage, model } = resetting();
    inTurn(stage, CheckResetKey, ok(null));
    const reset = inTurn(stage, ResetPassword, ...answers);
    await model.check();
    return { model, reset };
  };

  it("needs a key that is good", async () => {
    const none = resetting("");
    await none.model.check();
    expect(none.model.step).toBe("useless");
    const { stage, model } = resetting();
    const checked = inTurn(stage, CheckResetKey, "outage", tooMany, refused({ kind: "useless-key" }), ok(null));
    const steps: string[] = [model.step];
    for (let times = 0; times < 4; times += 1) {
      const checking = model.check();
      expect(model.step).toBe("checking");
      await checking;
      steps.push(model.step);
    }
    expect(steps).toEqual(["checking", "unavailable", "too-many", "useless", "choosing"]);
    expect(checked[0]?.[1]).toBe("key-1");
  });

  it("says what is wrong with it until it is changed", async () => {
    const { model, reset } = await ready(refused({ kind: "too-common" }));
    await model.save();
    expect([model.problem, model.faults, model.step]).toEqual(["too-short", 1, "choosing"]);
    model.choose("abcdef");
    expect(model.problem).toBeNull();
    await model.save();
    expect([model.problem, reset]).toEqual(["not-repeated", []]);
    model.repeat("abcdef");
    expect(model.problem).toBeNull();
    await model.save();
    expect([model.problem, model.faults, model.step, reset.length]).toEqual(["too-common", 3, "choosing", 1]);
  });

  it.each([
    [ok(null), "done"],
    ["outage", "unavailable"],
    [tooMany, "too-many"],
    [refused({ kind: "useless-key" } as const), "useless"],
  ] as const)("is sent once by its key: %o, %s", async (answer, step) => {
    const { model, reset } = await ready(answer);
    model.choose("abcdef");
    model.repeat("abcdef");
    const saving = [model.save(), model.save()];
    expect(model.step).toBe("saving");
    await Promise.all(saving);
    expect([model.step, reset.map(([, sent]) => sent)]).toEqual([step, [{ key: "key-1", password: "abcdef" }]]);
  });
});

describe("what somebody new fills in", () => {
  const filled = () => {
    const model = new SignUpModel(Date.now);
    model.name("Asha Rao");
    return model;
  };

  it("needs a name, and the terms", () => {
    const model = new SignUpModel(Date.now);
    expect([model.problem, model.nameProblem, model.filled(), model.wrong, model.faults]).toEqual(["name-needed", null, null, "name", 1]);
    expect(model.nameProblem).toBe("needed");
    model.name("7");
    expect([model.wrong, model.nameProblem]).toEqual([null, "needed"]);
    model.name(`A${"a".repeat(300)}`);
    expect(model.nameProblem).toBe("too-long");
    model.name("王 Rao");
    expect([model.problem, model.nameProblem]).toEqual(["name-needed", { kind: "unprinted", letter: "王" }]);
    model.name("Asha Rao");
    expect([model.problem, model.nameProblem]).toEqual([null, null]);
    model.acceptTerms(false);
    expect([model.problem, model.filled(), model.wrong]).toEqual(["terms-not-accepted", "terms-not-accepted", null]);
  });

  it("is sent as far as it is told", () => {
    const model = filled();
    expect(model.filled()).toEqual({ name: "Asha Rao", email: null, birthdate: null, gender: null, referenceCode: null, inviteCode: null });
    model.tell("email", " asha@example.in ");
    model.tell("birthdate", "1990-01-22");
    model.tell("gender", "female");
    model.tell("referenceCode", "  REF1 ");
    model.tell("inviteCode", "7K3MQ2XA");
    expect(model.filled()).toEqual({
      name: "Asha Rao",
      email: "asha@example.in",
      birthdate: dayIn("1990-01-22"),
      gender: "female",
      referenceCode: "REF1",
      inviteCode: inviteCodeIn("7K3MQ2XA"),
    });
    for (const part of ["email", "referenceCode", "inviteCode"] as const) model.tell(part, "  ");
    expect(model.filled()).toMatchObject({ email: null, referenceCode: null, inviteCode: null });
  });

  it.each([
    ["email", "asha"],
    ["birthdate", "2990-01-01"],
    ["inviteCode", "?"],
  ] as const)("is gone to where it is wrong: %s", (part, text) => {
    const model = filled();
    model.tell(part, text);
    expect([model.filled(), model.wrong, model.faults]).toEqual([null, part, 1]);
    model.tell("gender", "male");
    expect(model.wrong).toBeNull();
  });

  it("knows by whose invitation they came", () => {
    const model = filled();
    expect(model.isInvited).toBe(false);
    model.invite(inviteCodeIn("7K3MQ2XA"));
    expect([model.isInvited, model.more.inviteCode]).toEqual([true, "7K3MQ2XA"]);
    model.invite(null);
    expect([model.isInvited, model.more.inviteCode]).toEqual([false, "7K3MQ2XA"]);
  });
});
