import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENTERING, nextSignIn } from "#core/sign-in/session/sign-in-flow.ts";
import type { SignInEvent, SignInState } from "#core/sign-in/session/sign-in-flow.ts";

const anyEvent = (): fc.Arbitrary<SignInEvent> =>
  fc.oneof(
    fc.constantFrom<SignInEvent[]>(
      { kind: "send" },
      { kind: "sent" },
      { kind: "submitted" },
      { kind: "is-new" },
      { kind: "register" },
      { kind: "opened" },
      { kind: "leaves" },
      { kind: "restore" },
      { kind: "restore-refused" },
      { kind: "restored" },
      { kind: "change-number" },
      { kind: "no-usable-answer" },
      { kind: "switched", mode: "password" },
      { kind: "switched", mode: "code" },
      { kind: "send-refused", trouble: "too-many" },
      { kind: "verify-refused", trouble: "wrong-code" },
      { kind: "register-refused", trouble: "taken" },
    ),
    fc.string().map((text): SignInEvent => ({ kind: "typed", text })),
  );

const stateAfter = (events: readonly SignInEvent[], from: SignInState = ENTERING) => events.reduce(nextSignIn, from);
const verifying: SignInState = { kind: "verifying", mode: "code", typed: "12", trouble: null };

describe("signing in", () => {
  it("opens nothing without an answer that opens it", () => {
    fc.assert(
      fc.property(fc.array(anyEvent(), { maxLength: 40 }), (events) => {
        const opening = new Set(["opened", "restored", "leaves"]);
        const state = stateAfter(events.filter(({ kind }) => !opening.has(kind)));
        expect(["signed-in", "recovering", "restoring"]).not.toContain(state.kind);
      }),
    );
  });

  it("is done where it is done, whatever comes afterwards", () => {
    fc.assert(
      fc.property(fc.constantFrom<SignInState[]>({ kind: "signed-in" }, { kind: "abandoned" }), fc.array(anyEvent()), (end, events) => {
        expect(stateAfter(events, end)).toEqual(end);
      }),
    );
  });

  it("never stays in a wait that no answer ends", () => {
    const answers: readonly SignInEvent[] = [{ kind: "no-usable-answer" }];
    fc.assert(
      fc.property(fc.array(anyEvent(), { maxLength: 40 }), (events) => {
        expect(["sending", "checking", "joining", "restoring"]).not.toContain(stateAfter([...events, ...answers]).kind);
      }),
    );
  });

  it("forgets what was typed when the mode changes, and only then [ru-login-switch]", () => {
    expect(nextSignIn(verifying, { kind: "switched", mode: "password" })).toEqual({ ...verifying, mode: "password", typed: "" });
    expect(nextSignIn(verifying, { kind: "switched", mode: "code" })).toBe(verifying);
  });

  it("asks somebody new for a name, and somebody who leaves whether to stay [ru-login-new-user]", () => {
    const checking = nextSignIn(verifying, { kind: "submitted" });
    expect(nextSignIn(checking, { kind: "is-new" })).toEqual({ kind: "registering", trouble: null });
    expect(stateAfter([{ kind: "is-new" }, { kind: "register" }, { kind: "opened" }], checking)).toEqual({ kind: "signed-in" });
    expect(stateAfter([{ kind: "leaves" }, { kind: "restore" }, { kind: "restored" }], checking)).toEqual({ kind: "signed-in" });
    expect(stateAfter([{ kind: "leaves" }, { kind: "restore" }, { kind: "restore-refused" }], checking)).toEqual({
      kind: "recovering",
      trouble: "too-late",
    });
  });

  it("keeps the number where a code or password was wrong, and ends where no answer can be used", () => {
    const checking = nextSignIn(verifying, { kind: "submitted" });
    expect(nextSignIn(checking, { kind: "verify-refused", trouble: "wrong-code" })).toEqual({
      ...verifying,
      typed: "",
      trouble: "wrong-code",
    });
    expect(nextSignIn(checking, { kind: "no-usable-answer" })).toEqual({ kind: "abandoned" });
    expect(stateAfter([{ kind: "send" }, { kind: "no-usable-answer" }])).toEqual({ kind: "entering", trouble: "unavailable" });
    expect(stateAfter([{ kind: "send" }, { kind: "sent" }, { kind: "change-number" }])).toEqual(ENTERING);
  });
});

/** Each event, by its kind. */
const events: { readonly [Kind in SignInEvent["kind"]]: Extract<SignInEvent, { kind: Kind }> } = {
  send: { kind: "send" },
  sent: { kind: "sent" },
  "send-refused": { kind: "send-refused", trouble: "too-many" },
  typed: { kind: "typed", text: "1234" },
  switched: { kind: "switched", mode: "password" },
  submitted: { kind: "submitted" },
  "verify-refused": { kind: "verify-refused", trouble: "wrong-code" },
  "is-new": { kind: "is-new" },
  "by-password": { kind: "by-password" },
  register: { kind: "register" },
  "register-refused": { kind: "register-refused", trouble: "taken" },
  opened: { kind: "opened" },
  leaves: { kind: "leaves" },
  restore: { kind: "restore" },
  "restore-refused": { kind: "restore-refused" },
  restored: { kind: "restored" },
  "change-number": { kind: "change-number" },
  "no-usable-answer": { kind: "no-usable-answer" },
};

type Leading = Readonly<Partial<Record<SignInEvent["kind"], SignInState>>>;
const byPassword: SignInState = { kind: "verifying", mode: "password", typed: "secret", trouble: "wrong-password" };
const recovering: SignInState = { kind: "recovering", trouble: null };
const registering: SignInState = { kind: "registering", trouble: null };
const taken: SignInState = { kind: "registering", trouble: "taken" };

/** Where each event leads from a state; the others leave it. */
const ways: readonly (readonly [state: SignInState, leading: Leading])[] = [
  [
    { kind: "entering", trouble: "unavailable" },
    { send: { kind: "sending" }, "by-password": { kind: "verifying", mode: "password", typed: "", trouble: null } },
  ],
  [
    { kind: "sending" },
    {
      sent: { kind: "verifying", mode: "code", typed: "", trouble: null },
      "send-refused": { kind: "entering", trouble: "too-many" },
      "no-usable-answer": { kind: "entering", trouble: "unavailable" },
    },
  ],
  [
    { ...verifying, trouble: "wrong-code" },
    {
      typed: { ...verifying, typed: "1234", trouble: "wrong-code" },
      switched: { kind: "verifying", mode: "password", typed: "", trouble: null },
      submitted: { kind: "checking", mode: "code" },
      sent: { kind: "verifying", mode: "code", typed: "", trouble: null },
      "verify-refused": { ...verifying, trouble: "wrong-code" },
      "change-number": ENTERING,
    },
  ],
  [
    byPassword,
    {
      typed: { ...byPassword, typed: "1234" },
      submitted: { kind: "checking", mode: "password" },
      "verify-refused": { ...byPassword, trouble: "wrong-code" },
      "change-number": ENTERING,
    },
  ],
  [
    { kind: "checking", mode: "password" },
    {
      opened: { kind: "signed-in" },
      leaves: recovering,
      "is-new": registering,
      "verify-refused": { kind: "verifying", mode: "password", typed: "", trouble: "wrong-code" },
      "no-usable-answer": { kind: "abandoned" },
    },
  ],
  [registering, { register: { kind: "joining" }, "register-refused": taken, "change-number": ENTERING }],
  [{ kind: "joining" }, { opened: { kind: "signed-in" }, "register-refused": taken, "no-usable-answer": { kind: "abandoned" } }],
  [{ kind: "recovering", trouble: "too-late" }, { restore: { kind: "restoring" } }],
  [
    { kind: "restoring" },
    { restored: { kind: "signed-in" }, "restore-refused": { kind: "recovering", trouble: "too-late" }, "no-usable-answer": recovering },
  ],
];

describe("somebody who signs in", () => {
  it.each(ways)("goes from %j where an event leads, and stays where none fits", (state, leading) => {
    for (const event of Object.values(events)) {
      const expected = leading[event.kind];
      if (expected === undefined) expect(nextSignIn(state, event)).toBe(state);
      else expect([event.kind, nextSignIn(state, event)]).toEqual([event.kind, expected]);
    }
  });
});
