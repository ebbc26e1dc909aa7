import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AskToConfirmEmail } from "#core/sign-in/mobile-and-email/ask-to-confirm-email.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { fileAddress as onWire } from "#adapters/http-contract/identity/person.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { fileAddress } from "#web/design/link/file-address.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

const facts = () =>
  [...document.querySelectorAll(".fact-list > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent,
  ]);
const outage = async () => Promise.reject(new PortUnavailable("profiles", "down"));
const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c96" } })
  .jpeg()
  .toBuffer();

async function choosePicture(type = "image/jpeg", bytes: Uint8Array = jpeg): Promise<void> {
  const field = await screen.findByLabelText(/^(Add a|Change) picture$/);
  await act(async () => {
    fireEvent.change(field, { target: { files: [new File([new Uint8Array(bytes)], "me.jpg", { type })] } });
  });
}

describe("a profile", () => {
  it("tells who the customer is, and what they have not told [rt-profile] [en-user]", async () => {
    await openAsAsha("/profile", { customer: { gender: "female", birthdate: day("1988-04-12") } });
    await screen.findByText("12 Apr 1988");
    expect(facts()).toEqual([
      ["Full name", "Asha Kulkarni"],
      ["Mobile number", "+91 98200 12345"],
      ["E-mail", "Not added yet"],
      ["Gender", "Female"],
      ["Date of birth", "12 Apr 1988"],
    ]);
    expect(screen.getByRole("link", { name: "Change: Mobile number" }).getAttribute("href")).toBe("/mobile");
  });

  it("stays as it was last seen where it can't be asked, says of nothing that it was not told, and asks again quietly [er-silent-user-info]", async () => {
    let isAway = true;
    await openAsAsha("/profile", {
      change(product) {
        const show = product.get(ShowUser);
        let isFirst = true;
        product.rebind(ShowUser).toConstantValue(async (customer) => {
          if (!isFirst && isAway) return outage();
          isFirst = false;
          return show(customer);
        });
      },
    });
    await screen.findByText("+91 98200 12345");
    await screen.findByText("We couldn't load your gender and date of birth right now.");
    const told = (name: string) => facts().find(([fact]) => fact === name)?.[1];
    expect([told("Gender"), told("Date of birth")]).toEqual(["\u00a0", "\u00a0"]);
    isAway = false;
    await press("Try again");
    await waitFor(() => expect([told("Gender"), told("Date of birth")]).toEqual(["Not added yet", "Not added yet"]));
    expect(screen.queryByText("We couldn't load your gender and date of birth right now.")).toBeNull();
  });

  it("takes a picture that was looked at before, and shows it", async () => {
    const memory = new Memory();
    await openAsAsha("/profile", { memory });
    await choosePicture();
    expect(await screen.findByRole("img", { name: "The picture you chose" })).toBeDefined();
    expect(memory.uploads.size).toBe(0);
    await press("Use this picture");
    expect(await screen.findByText("Your picture is updated.")).toBeDefined();
    const [thumb] = memory.uploads.keys();
    await waitFor(() => expect(document.querySelector("main .avatar img")?.getAttribute("src")).toBe(fileAddress(fileId(thumb ?? ""))));
  });

  it("keeps the former picture of who thinks better of it", async () => {
    const memory = new Memory();
    await openAsAsha("/profile", { memory });
    await choosePicture();
    await press("Keep the old one");
    expect(screen.queryByRole("img", { name: "The picture you chose" })).toBeNull();
    expect(memory.uploads.size).toBe(0);
  });

  it("tells how much of a picture has gone, and keeps what could not be sent", async () => {
    let hear: (share: number) => void = () => {};
    let lose: (error: unknown) => void = () => {};
    await openAsAsha("/profile", {
      change: (product) =>
        product.rebind(SetProfilePicture).toConstantValue(async (_, __, sent = () => {}) => {
          hear = sent;
          return new Promise((_resolve, reject) => {
            lose = reject;
          });
        }),
    });
    await choosePicture();
    await press("Use this picture");
    await act(async () => hear(0.4));
    expect((await screen.findByRole<HTMLProgressElement>("progressbar", { name: "Sending your picture" })).getAttribute("value")).toBe(
      "0.4",
    );
    await act(async () => lose(new PortUnavailable("files", "down")));
    expect(await screen.findByText("The picture could not be sent. Please try again.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Use this picture" })).toBeDefined();
  });

  it.each([
    ["application/pdf", jpeg, "Please choose a picture in JPEG, PNG or WebP format"],
    ["image/png", new Uint8Array(8 * 1024 * 1024 + 1), "This picture is larger than 8 MB. Please choose a smaller one."],
  ] as const)("refuses at once what it can't take: %s", async (type, bytes, says) => {
    await openAsAsha("/profile");
    await choosePicture(type, bytes);
    expect(await screen.findByText(says)).toBeDefined();
  });

  it("tells what the shop would not take as a picture", async () => {
    await openAsAsha("/profile");
    await choosePicture("image/jpeg", new Uint8Array([1, 2, 3]));
    await press("Use this picture");
    expect(await screen.findByText("Please choose a picture in JPEG, PNG or WebP format")).toBeDefined();
  });

  it("fetches pictures from where the contract puts them", () => {
    expect(fileAddress(fileId("abc"))).toBe(z.encode(onWire, fileId("abc")));
  });

  it("gets another e-mail address by a letter", async () => {
    const requested: unknown[] = [];
    await openAsAsha("/profile", {
      customer: { email: emailIn("asha@niramaya.example") },
      change: (product) =>
        product.rebind(AskToConfirmEmail).toConstantValue(async (caller, email) => {
          requested.push(caller.session?.customer, email);
          return ok(30);
        }),
    });
    await press("Change: E-mail");
    await fill("New e-mail address", "nobody");
    await press("Send the e-mail");
    expect(await screen.findByText("Please enter an e-mail address like name@example.com")).toBeDefined();
    await fill("New e-mail address", "Asha@Example.com");
    await press("Send the e-mail");
    expect(await screen.findByText("We have sent an e-mail to asha@example.com. Open its link to confirm.")).toBeDefined();
    expect(requested).toEqual([asha, "asha@example.com"]);
  });

  it("says beside the e-mail field that too many letters were asked for", async () => {
    await openAsAsha("/profile", {
      change: (product) => product.rebind(AskToConfirmEmail).toConstantValue(async () => refused({ kind: "too-many", retryAfter: 30 })),
    });
    await press("Add: E-mail");
    await fill("New e-mail address", "asha@example.com");
    await press("Send the e-mail");
    expect(await screen.findByText("Too many requests. Please try again later.")).toBeDefined();
  });
});

describe("personal details", () => {
  it("are changed, and shown on the profile [rt-personaldetails]", async () => {
    const memory = new Memory();
    await openAsAsha("/personalDetails", { memory });
    await fill("Date of birth", "2030-01-01");
    screen.getByLabelText("Other").click();
    await press("Save");
    expect(await screen.findByText("Birth date is not possible")).toBeDefined();
    await fill("Date of birth", "1992-11-03");
    await press("Save");
    expect(await screen.findByText("Your details are saved.")).toBeDefined();
    await waitFor(() => expect(facts()).toContainEqual(["Gender", "Other"]));
    expect(facts()).toContainEqual(["Date of birth", "3 Nov 1992"]);
    expect(memory.customers.get(asha)?.customer).toMatchObject({ gender: "other", birthdate: "1992-11-03" });
  });

  it("come once the shop has told them, as the device keeps none; what was filled in meanwhile stays", async () => {
    const { promise: morning, resolve: tell } = Promise.withResolvers<void>();
    let asked = 0;
    await openAsAsha("/personalDetails", {
      customer: { gender: "female", birthdate: day("1988-04-12") },
      change: (product) => {
        const show = product.get(ShowUser);
        product.rebind(ShowUser).toConstantValue(async (id) => {
          asked += 1;
          if (asked > 1) await morning; // The first signs her in.
          return show(id);
        });
      },
    });
    await fill("Date of birth", "1992-11-03");
    expect(screen.getByLabelText<HTMLInputElement>("Female").checked).toBe(false);
    await act(async () => tell());
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Female").checked).toBe(true));
    expect(screen.getByLabelText<HTMLInputElement>("Date of birth").value).toBe("1992-11-03");
  });

  it("once told are not taken back", async () => {
    await openAsAsha("/personalDetails", { customer: { birthdate: day("1992-11-03") } });
    await fill("Date of birth", "");
    await press("Save");
    expect(await screen.findByText("Please fill this in")).toBeDefined();
  });
});

describe("the mobile of a profile", () => {
  it("is told with the way to another one [rt-mobile]", async () => {
    const { session } = await openAsAsha("/mobile");
    await screen.findByText("+91 98200 12345");
    await press("Change mobile number");
    expect(session.mobileFor).toBe("profile");
  });

  it("can be added where there is none", async () => {
    const { session } = await openAsAsha("/mobile", { customer: { mobile: null } });
    await press("Add mobile number");
    expect(session.mobileFor).toBe("profile");
  });
});
