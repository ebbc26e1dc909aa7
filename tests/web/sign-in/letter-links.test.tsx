import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ok, refused } from "#core/shared/result.ts";
import { ConfirmEmail } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";
import { CheckResetKey, ResetPassword } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { composeMemory } from "#tests/composition.ts";
import { openShop } from "#tests/web/shop-window.tsx";

const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
};
const fill = (label: string, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

afterEach(cleanup);

describe("the page of a letter that confirms an e-mail address", () => {
  const LINK = "/verifyEmail?_id=key&otp=1234&email=Asha%40Example.in";

  it("confirms only once somebody presses [rt-verifyemail]", async () => {
    const requested: unknown[] = [];
    const product = composeMemory();
    product.rebind(ConfirmEmail).toConstantValue(async (_, link) => {
      requested.push(link);
      return ok(link.email);
    });
    await openShop(LINK, product);
    expect(requested).toEqual([]);
    await press("Yes, this is my address");
    await screen.findByRole("heading", { name: "Your e-mail address is confirmed" });
    expect(requested).toEqual([{ challenge: "key", code: "1234", email: "asha@example.in" }]);
  });

  it("says what is wrong with a link: used, of another account, or no link at all [rt-verifyemail]", async () => {
    await openShop(LINK, composeMemory());
    await press("Yes, this is my address");
    await screen.findByRole("heading", { name: "This link no longer works" });
    cleanup();
    const taken = composeMemory();
    taken.rebind(ConfirmEmail).toConstantValue(async () => refused({ kind: "email-taken" }));
    await openShop(LINK, taken);
    await press("Yes, this is my address");
    await screen.findByRole("heading", { name: "This address is already in use" });
    cleanup();
    await openShop("/verifyEmail", composeMemory());
    await screen.findByRole("heading", { name: "This link no longer works" });
  });
});

describe("the page that sets a forgotten password anew", () => {
  it("takes 6 to 12 characters typed twice alike, and no common ones [rt-resetpassword] [ru-valid-password-match]", async () => {
    const product = composeMemory();
    const set: string[] = [];
    product.rebind(CheckResetKey).toConstantValue(async (_, key) => (key === "good" ? ok(null) : refused({ kind: "useless-key" })));
    product.rebind(ResetPassword).toConstantValue(async (_, { password }) => {
      if (password === "password") return refused({ kind: "too-common" });
      set.push(password);
      return ok(null);
    });
    await openShop("/resetpassword?key=good", product);
    await screen.findByLabelText("New password");
    for (const [chosen, repeated, problem] of [
      ["abc", "abc", "A password has 6 to 12 characters"],
      ["tulsi leaf", "tulsi lea", "The two passwords don't match"],
      ["password", "password", "Too many people use this password. Please choose another."],
    ] as const) {
      await fill("New password", chosen);
      await fill("New password again", repeated);
      await press("Set password");
      await screen.findByText(problem);
    }
    expect(set).toEqual([]);
    await fill("New password", "tulsi leaf");
    await fill("New password again", "tulsi leaf");
    await press("Set password");
    await screen.findByText("Your password is changed. Please log in.");
    expect(set).toEqual(["tulsi leaf"]);
  });

  it("says at once that a link is no good [rt-resetpassword]", async () => {
    await openShop("/resetpassword?key=old", composeMemory());
    await screen.findByText("This link has been used or has expired.");
    expect(screen.queryByLabelText("New password")).toBeNull();
  });
});
