import "#tests/web/browser-setup.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { mobileIn } from "#core/identity/mobile.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { ChangePassword } from "#core/sign-in/passwords/choose-password.use-case.ts";
import { password } from "#core/sign-in/passwords/password.ts";
import { AskPasswordReset } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { Container } from "inversify";

afterEach(cleanup);

const enter = async (former: string | null, chosen: string, repeated = chosen) => {
  if (former !== null) await fill("Current password", former);
  await fill("New password", chosen);
  await fill("New password again", repeated);
};
const form = () => within(screen.getByRole("main"));

/** The password page of somebody who has chosen this password; null: none. */
async function openPassword(former: string | null, change: (product: Container) => void = () => {}) {
  const memory = new Memory();
  const opened = await openAsAsha("/user/password", { memory, change });
  const stored = memory.customers.get(asha);
  const hashes = opened.product.get(PasswordHashes);
  if (former !== null && stored !== undefined) memory.customers.set(asha, { ...stored, password: await hashes.of(password(former)) });
  const fits = async (typed: string) => hashes.fits(typed, memory.customers.get(asha)?.password ?? null);
  return { ...opened, fits };
}

describe("the password page", () => {
  it("sets a first password", async () => {
    const { fits } = await openPassword(null);
    await press("I don't have a password yet");
    expect(screen.queryByLabelText("Current password")).toBeNull();
    await enter(null, "neem tulsi");
    await press("Set password");
    expect(await screen.findByText("Your password is set.")).toBeDefined();
    expect(await fits("neem tulsi")).toBe(true);
  });

  it("tells who has one that it can be changed", async () => {
    const { fits } = await openPassword("neem tulsi");
    await press("I don't have a password yet");
    await enter(null, "amla giloy");
    await press("Set password");
    expect(await screen.findByText("You already have a password. Please change that one.")).toBeDefined();
    expect(screen.getByLabelText("Current password")).toBeDefined();
    expect(await fits("neem tulsi")).toBe(true);
  });

  it("changes it, and empties the fields", async () => {
    const { fits } = await openPassword("neem tulsi");
    await enter("neem tulsi", "amla giloy");
    await press("Change password");
    expect(await screen.findByText("Your password is changed. Your other devices are signed out.")).toBeDefined();
    expect(await fits("amla giloy")).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("");
  });

  it.each([
    ["Current password", "", "amla giloy", "amla giloy", "Please fill this in"],
    ["New password", "neem tulsi", "short", "short", "A password has 6 to 12 characters"],
    ["New password", "neem tulsi", "far longer than that", "far longer than that", "A password has 6 to 12 characters"],
    ["New password again", "neem tulsi", "amla giloy", "amla gilo", "The two don't match"],
    ["Current password", "not mine", "amla giloy", "amla giloy", "Wrong Password entered"],
    ["New password", "neem tulsi", "password", "password", "Too many people use this password. Please choose another."],
  ] as const)("says beside the field %s what is wrong", async (field, former, chosen, repeated, says) => {
    await openPassword("neem tulsi");
    await enter(former, chosen, repeated);
    await press("Change password");
    await form().findByText(says);
    const input = screen.getByLabelText(field);
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(says);
  });

  it("ticks off what a password must be while it is typed", async () => {
    await openPassword(null);
    const rule = (words: string) =>
      screen.getByText((_, element) => element?.tagName === "LI" && element.textContent?.startsWith(words) === true);
    await fill("New password", "neem");
    expect(rule("6 to 12 characters").className).toBe("");
    await fill("New password", "neem tulsi");
    expect(rule("6 to 12 characters").className).toBe("is-met");
    expect(rule("Both entries match").className).toBe("");
    await fill("New password again", "neem tulsi");
    expect(rule("Both entries match").className).toBe("is-met");
  });

  it("keeps what was entered where the shop could not be reached", async () => {
    await openPassword("neem tulsi", (product) =>
      product.rebind(ChangePassword).toConstantValue(async () => Promise.reject(new PortUnavailable("passwords", "down"))),
    );
    await enter("neem tulsi", "amla giloy");
    await press("Change password");
    expect(await screen.findByText("We could not reach the shop. What you entered is still here.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("amla giloy");
  });

  it("sends a link to the mobile of the profile of who forgot it, and to nobody else", async () => {
    const requested: unknown[] = [];
    await openPassword("neem tulsi", (product) =>
      product.rebind(AskPasswordReset).toConstantValue(async (_, mobile) => {
        requested.push(mobile);
        return ok(null);
      }),
    );
    await press("Send the link");
    expect(await screen.findByText("If this mobile number has an account, a link to set a new password is on its way.")).toBeDefined();
    expect(requested).toEqual([mobileIn("9820012345")]);
  });
});
