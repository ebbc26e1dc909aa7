import { describe, expect, inject, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { chooseTime } from "#tests/browser/consultations/choose-time.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { fetchFromShop } from "#tests/browser/harness/fetch-from-shop.ts";
import { codeTo } from "#tests/browser/harness/messages.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { customer, visitor } = visitors();

/** Who has appointments of every kind. */
const ASHA = "5555500001";

/** A time at which somebody of the demo has an appointment, on the page of another practitioner who would be free then. */
async function timeOfAnother(): Promise<{ readonly address: string; readonly time: string }> {
  const bearer = await bearerOf(inject("shop"), ASHA);
  const { booking_list: bookings } = await fetchFromShop(bearer, "GET", "/get/bookingsdetailsforuser");
  for (const { state, start } of bookings) {
    const date = indianDay(Date.parse(start));
    if (state !== "confirmed") continue;
    const day = await fetchFromShop(bearer, "GET", `/getTherapistAvailableSlotDatewise?id=dr-anil-bhardwaj&length=15&date=${date}`);
    const own = day.find(({ reason }: { reason: string }) => reason === "own");
    if (own === undefined) continue;
    const chosen = new URLSearchParams({ length: "15", mode: "audio", day: date, at: own.start });
    return { address: `/practitioners/dr-anil-bhardwaj/x?${chosen}`, time: momentAt(Date.parse(own.start)) };
  }
  throw new Error("nobody has an appointment");
}

/** A page as somebody of the demo opens it, on a phone. */
const tabOf = async (mobile: string, path: string, line: "good" | "bad" = "good") =>
  (await customer(mobile, { width: 390, line })).tab(path);

describe("somebody who is unwell", () => {
  it("finds a practitioner, keeps a time, pays for it, moves it, and cancels with what comes back shown before [rt-appointmentpendingpayment] [rt-pendingpayments] [rt-appointments] [rt-reschedule] [rt-bookingnotification]", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer()); // Nobody has asked them for the consent, at a second try either.
    const page = await (await visitor({ width: 390 })).tab("/practitioners?city=Pune");
    await page
      .getByRole("link", { name: /^See times and fees/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Choose a time" }).waitFor();
    await chooseTime(page, "last");
    await page
      .getByText(/^Chosen: /)
      .last()
      .waitFor();
    await page.getByRole("button", { name: "Book this time" }).click();
    const asked = page.getByRole("dialog");
    await asked.getByLabel("Mobile number").waitFor(); // Whoever is not signed in is asked to.
    const time = ((await page.locator("#book .strong").textContent()) ?? "").trim();
    expect(time).toMatch(/^\w{3} \d+ \w{3}, \d+:\d\d [ap]m with /);
    await asked.getByText(`Sign in to book ${time}. It stays chosen.`).waitFor();
    await page.evaluate((token) => localStorage.setItem("token", token), bearer);
    await page.reload();
    await page.locator("#book .strong", { hasText: time }).waitFor();
    await page.getByLabel("What is it about? (optional)").fill("A cough at night");
    const keep = page.getByRole("button", { name: /^Continue to payment/ });
    await keep.click();
    await page.getByText("Please tick this, or leave the text empty.").waitFor();
    await page.getByRole("checkbox", { name: /^I allow Niramaya/ }).check();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await keep.click();

    await page.getByRole("heading", { name: "This time is held for you" }).waitFor();
    await page.getByText(/^(9|10):\d\d left$/).waitFor();
    await page.getByText("If the practitioner cancels or doesn't join: you get back all of it.").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("booking-id"))).toBe(new URL(page.url()).searchParams.get("booking"));
    await page.goto("/pendingpayments");
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("link", { name: /^Pay now: Appointment on/ }).click();
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await page.waitForURL(/\/sandbox\/pay/);
    await page.getByRole("button", { name: /^Pay ₹/ }).click();

    await page.waitForURL(/\/appointmentpendingpayment/);
    await page.getByRole("heading", { name: "Your appointment is booked" }).waitFor();
    await page.getByRole("link", { name: "See the appointment" }).click();
    await page.getByRole("heading", { name: "Booked" }).waitFor();
    await page.getByText("A cough at night").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByText("More", { exact: true }).click();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to your calendar" }).click();
    expect((await saved).suggestedFilename()).toBe("appointment.ics");
    const appointment = page.url();
    await page.getByRole("link", { name: "Help with this appointment" }).click();
    await page.getByText("Joining the call").click();
    await page.getByLabel("What happened?").fill("Will it ring?");
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Send the question" }).click();
    await page.waitForURL(/\/user\/tickets\/\d+$/);
    await page.goto("/user/tickets");
    const about = page.getByRole("link", { name: /^Appointment with / });
    await about.waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await about.click();
    await page.waitForURL(appointment);
    await page.getByRole("link", { name: "Change the time" }).click();
    await page.getByRole("heading", { name: "Choose the new time" }).waitFor();
    await page.getByRole("radio").first().check();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: /^Move it to / }).click();
    await page.getByRole("heading", { name: /^Your appointment is now / }).waitFor();
    await page.getByRole("link", { name: "See the appointment" }).click();
    await page.getByText("Moved", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Cancel appointment" }).click();
    await page.getByRole("alertdialog").getByText("You get back").waitFor();
    const cancel = page.getByRole("button", { name: "Yes, cancel" });
    await cancel.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished))); // Its colours change as it wakes.
    expect(await accessibilityFaults(page)).toEqual([]);
    await cancel.click();
    await page.getByRole("heading", { name: "Cancelled by you" }).waitFor();
    await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Appointments" }).click();
    await page.getByRole("heading", { name: "Past and cancelled" }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("link", { name: "All booking updates" }).click();
    await page.getByRole("heading", { name: "Messages we've sent you" }).waitFor();
    await page.getByRole("link", { name: "Cancelled by you" }).first().waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("reads that they have another appointment at a time, with the nearest ones, and that a child of theirs can have it", {
    tags: ["long"],
  }, async () => {
    const { address, time } = await timeOfAnother();
    const page = await tabOf(ASHA, address);
    const panel = page.locator("#book");
    await page.getByText(`${time} is not free: You have another appointment then.`).waitFor();
    await panel.getByText("You have another appointment then. The nearest free times:").waitFor();
    const keep = panel.getByRole("button", { name: /^Continue to payment/ });
    expect(await keep.count()).toBe(0);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await panel.getByLabel("What is it about? (optional)").fill("A cough at night");
    await panel.getByLabel("Who is it for?").selectOption({ index: 1 });
    await keep.waitFor();
    expect(await panel.getByLabel("What is it about? (optional)").inputValue()).toBe("A cough at night");
    await page.reload();
    await keep.waitFor(); // For whom it is stays in the address.
    await panel.getByLabel("Who is it for?").selectOption({ index: 0 });
    await panel.getByText("You have another appointment then. The nearest free times:").waitFor();
  });

  it("chooses a time, signs in, and finds it still chosen, with the way to keep it", async () => {
    const page = await (await visitor({ width: 390 })).tab("/practitioners?city=Pune");
    await page
      .getByRole("link", { name: /^See times and fees/ })
      .last()
      .click();
    await chooseTime(page, "first");
    const address = new URL(page.url());
    await page.getByRole("button", { name: "Book this time" }).click();
    const time = ((await page.locator("#book .strong").textContent()) ?? "").trim();
    const [mobile, since] = [newcomer(), Date.now()];
    const asked = page.getByRole("dialog");
    await asked.getByLabel("Mobile number").fill(mobile);
    await page.keyboard.press("Enter");
    await asked.getByLabel("OTP", { exact: true }).fill(await codeTo(mobile, since));
    await asked.getByLabel("Full name").fill("Naina Sethi");
    await page.keyboard.press("Enter");
    await asked.waitFor({ state: "hidden" });
    await page.waitForURL((url) => url.pathname === `/therapists/${address.pathname.split("/")[2]}`);
    expect(new URL(page.url()).searchParams.get("at")).toBe(address.searchParams.get("at"));
    await page.locator("#book .strong", { hasText: time }).waitFor();
    await page.getByRole("button", { name: /^Continue to payment/ }).click();
    await page.getByRole("heading", { name: "This time is held for you" }).waitFor();
    const [, date, clock] = /(\d+ \w{3}), (\d+:\d\d [ap]m)/.exec(time) ?? [];
    await page
      .getByText(new RegExp(`${date}.*${clock}`))
      .first()
      .waitFor();
  });

  it("finds the papers of past appointments, each as a page and as a file, and none of somebody else [rt-invoice] [rt-invoice-id] [rt-practitionerinvoice] [rt-practitionerinvoice-id]", async () => {
    const page = await tabOf(ASHA, "/invoice");
    await page.locator('main a[href="/invoice/b-demo-2"]').waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.locator('main a[href="/invoice/b-demo-2"]').click();
    const bill = page.getByRole("article", { name: "Bill of supply" });
    await bill.getByText(/, registration /).waitFor();
    await page.getByRole("article", { name: "Receipt" }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const saved = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /^Download as PDF/ })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^\d\w{2}B-\d{4}-\d{6}\.pdf$/);
    await page.goto("/practitionerinvoice/b-demo-2");
    await page.reload();
    await page.getByRole("article", { name: "Bill of supply" }).waitFor();
    await page.goto("/practitionerinvoice");
    await page.locator('main a[href="/invoice/b-demo-2"]').waitFor();
    const others = await tabOf(newcomer(), "/invoice/b-demo-2", "bad");
    await others.getByRole("heading", { name: "We can't find this bill" }).waitFor();
  });
});
