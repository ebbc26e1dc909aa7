import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { paise } from "#core/shared/money.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AskToLeave, RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { SignIn } from "#core/sign-in/session/sign-in.use-case.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { confirmEmail } from "#adapters/http-contract/sign-in/mobile-and-email.ts";
import { register, sendMobileCode, signIn, verifyMobileCode } from "#adapters/http-contract/sign-in/endpoints.ts";
import { restoreAccount } from "#adapters/http-contract/sign-in/leaving.ts";
import { showUser } from "#adapters/http-contract/me/endpoints.ts";
import { changePassword } from "#adapters/http-contract/sign-in/passwords.ts";
import { memorySessions } from "#adapters/memory/identity/sessions.ts";
import { composeMemory } from "#tests/composition.ts";
import { aMobile, anEmail, aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { password } from "#core/sign-in/passwords/password.ts";
import { listedProduct } from "#adapters/memory/catalogue/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Caller } from "#core/identity/session.ts";
import type { User } from "#core/me/user.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";

const mobile = aMobile("9876543210");
const email = anEmail("asha@example.com");
const nobody: Caller = { address: "", session: null, language: null };

/** What goes over the wire and back. */
const travelled = (endpoint: Endpoint, answer: unknown): unknown =>
  endpoint.answerIn(JSON.parse(JSON.stringify(endpoint.envelopeOf(answer))))?.answer;
const asked = (endpoint: Endpoint, value: unknown): unknown => endpoint.askedBy(JSON.parse(JSON.stringify(endpoint.wireOf(value) ?? null)));

const {
  referenceCode: _,
  inviteCode: __,
  invitedBy: ___,
  ...who
} = aNewCustomer({ mobile, email, gender: "other", birthdate: day("1990-02-28") });
const customer: Customer = { ...who, role: "practitioner", aggregator: "Wellbeing", status: { kind: "leaving", erasedFrom: now } };
const product = listedProduct(aProduct("Triphala"));
const user: User = {
  customer,
  thumb: fileId("a-picture"),
  rewardPoints: 12,
  inviteCode: inviteCodeIn("7K3MQ2XA"),
  invited: 3,
  cart: {
    lines: [{ product, quantity: 2, amount: paise(39_800) }],
    applied: { code: "SAVE10", discount: paise(100) },
    notices: [{ kind: "removed", productId: "p", title: "T", hindi: null, slug: "t", reason: "inactive" }],
  },
  wishes: [
    { ...product, rating: { average: 4.3, ratings: 12 }, net: { amount: 100, unit: "g" }, hindi: "त्रिफला" },
    { ...product, rating: null, net: null, hindi: null },
  ],
};
const plain: User = {
  ...user,
  thumb: null,
  inviteCode: null,
  customer: { ...customer, aggregator: null, mobile: null, status: { kind: "staying" } },
};

describe("an answer of the sign-in comes back the same", () => {
  it.each([user, plain])("whoever the user is", (shown) => {
    for (const endpoint of [showUser, restoreAccount]) expect(travelled(endpoint, ok(shown))).toEqual(ok(shown));
    for (const endpoint of [verifyMobileCode, register, signIn])
      expect(travelled(endpoint, ok({ user: shown, bearer: "b" }))).toEqual(ok({ user: shown, bearer: "b" }));
    expect(travelled(verifyMobileCode, ok(null))).toEqual(ok(null));
  });

  it.each([
    [sendMobileCode, { kind: "human-check-needed", task: { parameters: { cost: 1 }, signature: "s" } }],
    [sendMobileCode, { kind: "too-many", retryAfter: 30 }],
    [verifyMobileCode, { kind: "wrong-code" }],
    [verifyMobileCode, { kind: "blocked" }],
    [signIn, { kind: "wrong-password" }],
    [signIn, { kind: "no-account" }],
    [register, { kind: "unknown-invite-code" }],
    [confirmEmail, { kind: "email-taken" }],
    [restoreAccount, { kind: "too-late" }],
  ] as const)("whatever is refused: %#", (endpoint, refusal) => expect(travelled(endpoint, refused(refusal))).toEqual(refused(refusal)));
});

describe("what is asked of the sign-in arrives as it was meant", () => {
  it.each([
    [sendMobileCode, { mobile, proof: null, referenceCode: null }],
    [sendMobileCode, { mobile, proof: "p", referenceCode: "DR-1" }],
    [signIn, { kind: "password", mobile, password: "kt7Rw2qX" }],
    [signIn, { kind: "mobile-code", mobile, code: "1234", challenge: null }],
    [signIn, { kind: "email-code", email, code: "1234", challenge: "c" }],
    [changePassword, { from: "old", to: password("kt7Rw2qX") }],
    [confirmEmail, { challenge: "c", code: "1234", email }],
    [
      register,
      { mobile: null, email, name: who.name, birthdate: null, gender: null, referenceCode: null, inviteCode: null, challenge: null },
    ],
    [
      register,
      {
        mobile,
        email: null,
        name: who.name,
        birthdate: day("1990-02-28"),
        gender: "male",
        referenceCode: "D",
        inviteCode: inviteCodeIn("7K3MQ2XA"),
        challenge: "c",
      },
    ],
  ] as const)("%#", (endpoint, value) => expect(asked(endpoint, value)).toEqual({ asked: value }));

  it("also where what may be left out is left out, empty or null", () => {
    const wanted = { asked: { mobile, proof: null, referenceCode: null } };
    for (const more of [{}, { captcha_token: null, doctor_reference_code: "" }, { captcha_token: "" }]) {
      expect(sendMobileCode.askedBy({ mobile, ...more })).toEqual(wanted);
    }
  });
});

describe("the sign-in in a browser", () => {
  it("asks the server as it would ask in process, from the first code to the last session", async () => {
    const memory = new Memory();
    const url = await servedOver(composeMemory(memory));
    const visitor = clientOf(url);
    const needed = await visitor.get(SendMobileCode)(nobody, { mobile, proof: null, referenceCode: null });
    expect(needed).toMatchObject({ kind: "refused", refusal: { kind: "human-check-needed", task: { parameters: { cost: 1 } } } });
    expect(await visitor.get(VerifyMobileCode)(nobody, { mobile, code: "1234", challenge: null })).toEqual(refused({ kind: "wrong-code" }));
    expect(await visitor.get(SignIn)(nobody, { kind: "password", mobile, password: "x" })).toEqual(refused({ kind: "wrong-password" }));

    memory.customers.set(customer.id, { customer: { ...customer, status: { kind: "staying" } }, password: null, referenceCode: null });
    const sessions = memorySessions(memory);
    const { session, bearer } = await sessions.open(customer.id, now);
    const signedIn = clientOf(url, bearer);
    expect(await signedIn.get(ShowSignedIn)(customer.id, null)).toMatchObject({ kind: "ok", value: { customer: { id: customer.id } } });
    expect(await signedIn.get(AskToLeave)(customer.id)).toEqual(ok(null));
    await expect(signedIn.get(SignOut)(session)).rejects.toBeInstanceOf(SignedOut);

    const recovery = await sessions.openRecovery(customer.id, now);
    const held = await sessions.recoveryOf(recovery.bearer, now);
    if (held === null) throw new Error("the recovery is not kept");
    const restored = clientOf(url, recovery.bearer);
    expect(await restored.get(RestoreAccount)(held)).toMatchObject({ kind: "ok", value: { customer: { status: { kind: "staying" } } } });
    const { recovery: id, leaver } = held;
    expect(await restored.get(SignOut)({ id, customer: leaver })).toBeNull();
  });
});
