import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mobileIn } from "#core/identity/mobile.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AddMobile } from "#core/sign-in/mobile-and-email/add-mobile.use-case.ts";
import { RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { aUser } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { asha, name, openAsAsha, putCustomer } from "#tests/web/customers-window.tsx";
import { lastCode } from "#tests/web/sent-codes.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import type { Container } from "inversify";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { Mobile } from "#core/identity/mobile.ts";

const MOBILE = "9820012345";

/** The popup over the shop, in which Asha has an account. */
async function aPopup(
  status: AccountStatus = { kind: "staying" },
  change: (product: Container) => void = () => {},
  inHand: Mobile | null = null,
) {
  const memory = new Memory();
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni"), mobile: mobileIn(MOBILE), status });
  const product = composeMemory(memory);
  change(product);
  const dependencies = await openShop("/shop/cart", product);
  const session = dependencies.get(SessionStore);
  if (inHand !== null) session.keepMobile(inHand);
  act(() => session.askToSignIn("sign-in"));
  await screen.findByLabelText("Mobile number");
  return { memory, session };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => act(async () => void fireEvent.change(field(label), { target: { value } }));
const press = (label: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name: label })));
const boxes = () => [...document.querySelectorAll(".code-boxes span")].map(({ textContent }) => textContent);

async function send(mobile = MOBILE) {
  await type("Mobile number", mobile);
  await press("Send OTP");
  await screen.findByLabelText("OTP");
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the sign-in popup", () => {
  it("that is closed while a code is checked leads nobody home when no answer comes", async () => {
    let fail = () => {};
    const { session } = await aPopup({ kind: "staying" }, (product) =>
      product.rebind(VerifyMobileCode).toConstantValue(
        () =>
          new Promise((_, reject) => {
            fail = () => reject(new PortUnavailable("the shop", null));
          }),
      ),
    );
    vi.spyOn(console, "info").mockImplementation(() => {});
    await send();
    await type("OTP", "1234");
    await press("Close sign-in");
    await act(async () => fail());
    expect([session.signInFor, session.way]).toEqual([null, null]);
  });

  it("has a field for a mobile that takes one space, and refuses what is no number [ui-login-fields] [ru-valid-popup-mobile] [co-popup-mobile-min] [co-popup-mobile-max]", async () => {
    await aPopup();
    const mobile = field("Mobile number");
    expect([mobile.minLength, mobile.maxLength, mobile.required]).toEqual([10, 11, true]);
    await type("Mobile number", "98200 1a2");
    expect(mobile.value).toBe("9820012");
    await press("Send OTP");
    await screen.findByText("Invalid mobile number");
    fireEvent.paste(mobile, { clipboardData: { getData: () => "+91 98200 12345" } });
    await waitFor(() => expect(mobile.value.replace("+91", "")).toBe(MOBILE));
  });

  it("has the number of before selected, so that what is typed or pasted takes its place", async () => {
    await aPopup({ kind: "staying" }, () => {}, mobileIn(MOBILE));
    const mobile = field("Mobile number");
    await waitFor(() => expect(document.activeElement).toBe(mobile));
    expect([mobile.value, mobile.selectionStart, mobile.selectionEnd]).toEqual([MOBILE, 0, MOBILE.length]);
  });

  it("takes in whole what is put in at once, as by a keyboard's suggestion, and has its limit again then [co-popup-mobile-max]", async () => {
    await aPopup();
    const mobile = field("Mobile number");
    for (const written of ["+91 98-765 43210", "919876543210"]) {
      fireEvent(mobile, new InputEvent("beforeinput", { data: written, inputType: "insertText", bubbles: true }));
      const value = mobile.maxLength === -1 ? written : written.slice(0, mobile.maxLength); // As a browser cuts it.
      await act(async () => void fireEvent.input(mobile, { target: { value } }));
      expect([mobile.value, mobile.maxLength]).toEqual(["9876543210", 11]);
    }
  });

  it("locks the number once the OTP is sent, shows four boxes that a paste fills, and offers Resend OTP [ru-login-mobile-locks] [ru-valid-otp-boxes] [ui-login-fields] [co-otp-length]", async () => {
    const { memory, session } = await aPopup();
    await send();
    expect(field("Mobile number").readOnly).toBe(true);
    expect(screen.getByRole("button", { name: /^Resend OTP in/ })).toHaveProperty("disabled", true);
    expect([field("OTP").autocomplete, boxes().length]).toEqual(["one-time-code", 4]);
    const wrong = String((Number(lastCode(memory)) + 1) % 10_000).padStart(4, "0");
    await type("OTP", "Your OTP is 12");
    expect(boxes()).toEqual(["1", "2", "", ""]);
    await type("OTP", `Your OTP is ${wrong}`);
    await screen.findByText("Wrong OTP entered");
    await press(/^Verify/);
    expect([screen.queryByText("Wrong OTP entered"), field("OTP").getAttribute("aria-invalid")]).toEqual([null, "true"]);
    await type("OTP", lastCode(memory));
    await waitFor(() => expect(session.customer).toBe(asha));
    await waitFor(() => expect(screen.queryByLabelText("OTP")).toBeNull());
  });

  it("offers the password and the way to a new one, an e-mail address, and back [ui-login-more] [er-verify-wrong-password] [er-popup-wrong-password] [er-forgot-ok]", async () => {
    await aPopup();
    await press("Use e-mail instead");
    await type("E-mail address", "nobody");
    await press("Send OTP");
    await screen.findByText("Invalid e-mail address");
    await press("Use mobile number instead");
    await send();
    await press("Use password instead");
    await type("Password", "tulsi leaf");
    await press("Sign in");
    await screen.findByText("Please enter correct password");
    await press("Forgot password?");
    await screen.findByText("If this mobile number has an account, a link to set a new password is on its way.");
    await press("Change");
    expect(field("Mobile number").readOnly).toBe(false);
  });

  it("still takes a password where no OTP could be sent [er-otp-429] [ui-login-fields]", async () => {
    await aPopup({ kind: "staying" }, (product) =>
      product.rebind(SendMobileCode).toConstantValue(async () => refused({ kind: "too-many", retryAfter: 60 })),
    );
    await type("Mobile number", MOBILE);
    expect(screen.queryByRole("button", { name: "Use password instead" })).toBeNull();
    await press("Send OTP");
    await screen.findByText("Too many requests. Please try again later.");
    await press("Use password instead");
    await type("Password", "tulsi leaf");
    await press("Sign in");
    await screen.findByText("Please enter correct password");
    await press("Use OTP instead");
    expect([field("Mobile number").value, screen.getByRole("button", { name: "Send OTP" })]).toEqual([MOBILE, expect.anything()]);
  });

  it("asks somebody new for a name, with the terms ticked; unticked, Submit is off and Enter says why; a name that is none is told at once [ru-valid-name] [ru-valid-terms-default] [ru-valid-terms-submit] [ru-valid-terms-alert] [er-accept-terms] [ui-login-more]", async () => {
    const { memory, session } = await aPopup();
    await send("9876543210");
    await type("OTP", lastCode(memory));
    await screen.findByLabelText("Full name");
    const terms = screen.getByRole<HTMLInputElement>("checkbox");
    expect(terms.checked).toBe(true);
    for (const more of ["E-mail address", "Date of birth", "Gender", "Doctor's reference code", "Invite code (optional)"])
      expect(field(more)).toBeTruthy();
    await type("Full name", "Asha R.");
    expect(screen.getByText("Letters and spaces only")).toBeDefined();
    expect(screen.getByRole("button", { name: "Submit" })).toHaveProperty("disabled", true);
    await type("Full name", "Asha ".repeat(17));
    expect(screen.queryByText("Letters and spaces only")).toBeNull();
    expect(screen.getByText("Please use at most 80 letters")).toBeDefined();
    await type("Full name", "Asha Rao");
    expect(screen.queryByText("Please use at most 80 letters")).toBeNull();
    await act(async () => void fireEvent.click(terms));
    expect(screen.getByRole("button", { name: "Submit" })).toHaveProperty("disabled", true);
    await act(async () => void fireEvent.keyDown(field("Full name"), { key: "Enter" }));
    await screen.findByText("Please accept terms conditions and privacy policy");
    expect(session.isSignedIn).toBe(false);
    await act(async () => void fireEvent.click(terms));
    await press("Submit");
    await waitFor(() => expect(session.user?.customer.name).toBe("Asha Rao"));
  });
});

describe("somebody who was invited", () => {
  it("finds the code filled in, and beside it that nobody has it", async () => {
    localStorage.setItem("invite_code", "9ZZZZZZZ");
    const { memory, session } = await aPopup();
    await send("9876543210");
    await type("OTP", lastCode(memory));
    await screen.findByLabelText("Full name");
    await type("Full name", "Asha Rao");
    expect(field("Invite code (optional)").value).toBe("9ZZZZZZZ");
    expect(field("Invite code (optional)").closest("details")).toBeNull(); // In sight.
    await press("Submit");
    const told = await screen.findByText(/^We can't find this invite code\./);
    expect(field("Invite code (optional)").getAttribute("aria-describedby")).toContain(told.id);
    expect([field("Invite code (optional)").getAttribute("aria-invalid"), session.isSignedIn]).toEqual(["true", false]);
    await type("Invite code (optional)", "");
    await press("Submit");
    await waitFor(() => expect(session.user?.customer.name).toBe("Asha Rao"));
  });
});

describe("an account that is to be erased", () => {
  const leaving = { kind: "leaving", erasedFrom: now + 1e9 } as const;

  it("is offered back by a dialog; until then nobody is signed in, afterwards Asha is [gd-recovery-offered] [ui-modal-recover] [ru-recovery] [ru-login-deletion-pending] [er-toast-recovered]", async () => {
    const { memory, session } = await aPopup(leaving, (product) =>
      product.rebind(RestoreAccount).toConstantValue(async ({ leaver }) => ok(aUser({ id: leaver }))),
    );
    await send();
    await type("OTP", lastCode(memory));
    await screen.findByRole("dialog", { name: "Recover your account?" });
    expect([session.isSignedIn, localStorage.getItem("token")]).toEqual([false, null]);
    await press("Recover my account");
    await waitFor(() => expect(session.customer).toBe(asha));
    await screen.findByText("Recovered user account successfully");
    expect(screen.queryByRole("dialog", { name: "Recover your account?" })).toBeNull();
  });

  it("stays offered where the shop can't be reached, and can be left as it is", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const memory = new Memory();
    putCustomer(memory, { id: asha, name: name("Asha Kulkarni"), mobile: mobileIn(MOBILE), status: leaving });
    const product = composeMemory(memory);
    product.rebind(RestoreAccount).toConstantValue(() => Promise.reject(new PortUnavailable("the shop", null)));
    localStorage.setItem("auth.for_account_recovery", JSON.stringify({ token: "t", user: "asha" }));
    const session = (await openShop("/shop/cart", product)).get(SessionStore);
    await screen.findByRole("dialog", { name: "Recover your account?" });
    await press("Recover my account");
    await screen.findByText("We could not reach the shop. Please try again.");
    await press("Not now");
    expect([session.recovery, localStorage.getItem("auth.for_account_recovery")]).toEqual([null, null]);
  });
});

describe("the verify-mobile modal", () => {
  it("sends to ten digits only, locks them, saves nothing on a wrong OTP, and the number on the right one [ui-modal-verify-mobile] [ru-verify-mobile-steps] [ru-valid-verify-mobile] [ru-valid-verify-disabled] [er-invalid-mobile]", async () => {
    const added: unknown[] = [];
    const { memory, session } = await openAsAsha("/shop/cart", {
      customer: { mobile: null },
      change: (product) => {
        const add = product.get(AddMobile);
        product.rebind(AddMobile).toConstantValue((who, mobile) => {
          added.push(mobile);
          return add(who, mobile);
        });
      },
    });
    act(() => session.askForMobile("profile"));
    await screen.findByRole("dialog", { name: "Verify your mobile number" });
    const sendOtp = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send OTP" });
    expect([sendOtp().disabled, screen.queryByText("Invalid mobile number")]).toEqual([true, null]);
    await type("Mobile number", "987654321x");
    expect([field("Mobile number").value, sendOtp().disabled]).toEqual(["987654321", true]);
    await screen.findByText("Invalid mobile number");
    await type("Mobile number", "9876543210");
    await press("Send OTP");
    await screen.findByLabelText("OTP");
    expect(field("Mobile number").readOnly).toBe(true);
    await type("OTP", String((Number(lastCode(memory)) + 1) % 10_000).padStart(4, "0"));
    await screen.findByText("Wrong OTP entered");
    expect(added).toEqual([]);
    await type("OTP", lastCode(memory));
    await waitFor(() => expect(session.mobileFor).toBe("nothing"));
    expect(added).toEqual(["9876543210"]);
    await waitFor(() => expect(session.user?.customer.mobile).toBe("9876543210"));
  });
});
