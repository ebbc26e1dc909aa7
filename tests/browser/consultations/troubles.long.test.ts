import { describe, expect, inject, it } from "vitest";
import { bookingPhrases as bookingInEnglish } from "#web/features/consultations/wording/booking.ts";
import { billPhrases as billsInEnglish } from "#web/features/payments/wording/bills.ts";
import { bookingPhrases as bookingInHindi } from "#web/features/consultations/wording/hindi/booking.ts";
import { billPhrases as billsInHindi } from "#web/features/payments/wording/hindi/bills.ts";
import { profilePhrases as profileInHindi } from "#web/features/consultations/wording/hindi/profile.ts";
import { reschedulePhrases as rescheduleInHindi } from "#web/features/consultations/wording/hindi/reschedule.ts";
import { profilePhrases as profileInEnglish } from "#web/features/consultations/wording/profile.ts";
import { reschedulePhrases as rescheduleInEnglish } from "#web/features/consultations/wording/reschedule.ts";
import { paise } from "#core/shared/money.ts";
import { sandboxPhrases as sandboxInHindi } from "#adapters/sandbox-payments/wording/hindi/page.ts";
import { sandboxPhrases as sandboxInEnglish } from "#adapters/sandbox-payments/wording/page.ts";
import { shortened } from "#adapters/sandbox-payments/amounts.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { aFreeTime, bookedTime, called, keptTime, timeGoesBy, timeGoesByForHold } from "#tests/browser/harness/booked-time.ts";
import { onCommandLine } from "#tests/browser/harness/on-command-line.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { BY_KEYS, BY_MOUSE } from "./hands.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();
const MINUTE = 60_000;

const IN_ENGLISH = {
  language: "en",
  booking: bookingInEnglish,
  moving: rescheduleInEnglish,
  chooseTime: profileInEnglish.times,
  bill: billsInEnglish["bill-of-supply"],
  sandbox: sandboxInEnglish,
} as const;

const IN_HINDI: Words = {
  language: "hi",
  booking: bookingInHindi,
  moving: rescheduleInHindi,
  chooseTime: profileInHindi.times,
  bill: billsInHindi["bill-of-supply"],
  sandbox: sandboxInHindi,
};

type Words = Omit<typeof IN_ENGLISH, "language"> & { readonly language: string };

/** Stands for whatever a sentence tells. */
const ANY = "~";

/** A sentence with whatever it tells. */
const like = (sentence: string) =>
  new RegExp(
    `^${sentence
      .split(ANY)
      .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&"))
      .join(".+")}$`,
  );

/** Somebody new on a phone, and the way to any page of theirs. */
async function somebody(language: string) {
  const shop = inject("shop");
  const bearer = await bearerOf(shop, newcomer());
  const { context, tab } = await visitor({ width: 390, bearer });
  await context.addCookies([{ name: "language", value: language, url: shop.address }]);
  return { shop, bearer, tab };
}

const looksWell = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

const WAYS = [BY_MOUSE, BY_KEYS].flatMap((hand) => [IN_ENGLISH, IN_HINDI].map((words: Words) => ({ ...words, hand, by: hand.name })));

describe.each(WAYS)("an appointment that goes otherwise, $by, in $language", ({ hand: { press, tick, chooseLast }, ...words }) => {
  const { language, booking, moving } = words;
  const goesBack = (page: Page, amount: string) =>
    page
      .getByText(like(booking.back({ amount })))
      .or(page.getByText(like(booking.isBack({ amount }))))
      .first();

  it("is lost with the time that was kept, after a payment that failed: nothing was taken, and another time can be chosen", async () => {
    const { shop, bearer, tab } = await somebody(language);
    const { id } = await keptTime(shop, bearer);
    const page = await tab(`/appointmentpendingpayment?booking=${id}`);
    await press(page.getByRole("button", { name: like(booking.pay({ fee: ANY })) }));
    await page.waitForURL(/\/sandbox\/pay/);
    await press(page.getByRole("button", { name: words.sandbox.deeds.fail.press() }));
    await page.getByRole("heading", { name: booking.heading.failed }).waitFor();
    await page.getByText(booking.tryAgain).waitFor();
    await page.getByText(like(booking.left({ clock: ANY }))).waitFor();
    await looksWell(page);
    await timeGoesByForHold(shop, id, 15 * MINUTE);
    await page.reload();
    await page.getByRole("heading", { name: booking.heading.over }).waitFor();
    await page.getByText(like(booking.overText({ time: ANY }))).waitFor();
    for (const name of [like(booking.pay({ fee: ANY })), booking.payAgain])
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    await looksWell(page);
    await press(page.getByRole("link", { name: booking.otherTime }));
    await page.getByRole("heading", { name: words.chooseTime }).waitFor();
  });

  it("is paid for at a second try, after a payment that failed", async () => {
    const { shop, bearer, tab } = await somebody(language);
    const { id, fee } = await keptTime(shop, bearer);
    const page = await tab(`/appointmentpendingpayment?booking=${id}`);
    await press(page.getByRole("button", { name: booking.pay({ fee: shortened(fee) }) }));
    await page.waitForURL(/\/sandbox\/pay/);
    await press(page.getByRole("button", { name: words.sandbox.deeds.fail.press() }));
    await page.getByRole("heading", { name: booking.heading.failed }).waitFor();
    await press(page.getByRole("button", { name: booking.payAgain }));
    await page.waitForURL(/\/sandbox\/pay/);
    await press(page.getByRole("button", { name: words.sandbox.deeds.pay.press({ amount: shortened(fee) }), exact: true }));
    await page.getByRole("heading", { name: booking.heading.settled }).waitFor();
    await looksWell(page);
    await press(page.getByRole("link", { name: booking.see }));
    await page.getByRole("heading", { name: booking.state.confirmed, exact: true }).waitFor();
    for (const step of ["fail", "pay"] as const) await page.getByText(booking.step[step], { exact: true }).waitFor();
  });

  it("is booked for a child and cancelled early, for all of its fee, as it said before", async () => {
    const { shop, bearer, tab } = await somebody(language);
    const time = await aFreeTime(shop, bearer);
    const fee = shortened(time.fee);
    const child = { name: "Mira Sethi", relation: "daughter", birthdate: "2016-05-01", gender: "female", guardian_consent: true };
    await called(shop, bearer, "/user/addChildUserByUser", child);
    const page = await tab(time.page);
    await chooseLast(page.getByLabel(booking.whom));
    expect(await page.getByLabel(booking.whom).locator("option:checked").textContent()).toBe("Mira Sethi");
    await looksWell(page);
    await press(page.getByRole("button", { name: booking.keep }));
    await page.getByRole("heading", { name: booking.heading.waits }).waitFor();
    await page.getByText("Mira Sethi", { exact: true }).waitFor();
    await press(page.getByRole("button", { name: booking.pay({ fee }) }));
    await page.waitForURL(/\/sandbox\/pay/);
    await press(page.getByRole("button", { name: words.sandbox.deeds.pay.press({ amount: fee }), exact: true }));
    await page.getByRole("heading", { name: booking.heading.settled }).waitFor();
    await press(page.getByRole("link", { name: booking.see }));
    await page.getByRole("heading", { name: booking.state.confirmed, exact: true }).waitFor();
    await page.getByText("Mira Sethi", { exact: true }).waitFor();
    await page.getByText(booking.ifPractitioner).waitFor();
    await looksWell(page);
    await press(page.getByRole("button", { name: booking.cancel }));
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText(booking.comesBack).waitFor();
    expect(await dialog.getByText(fee, { exact: true }).count()).toBe(2); // What was paid, and what comes back.
    await press(dialog.getByRole("button", { name: booking.cancelSend }));
    await page.getByRole("heading", { name: booking.state.cancelled_by_patient }).waitFor();
    await looksWell(page);
  });

  it("is cancelled less than two hours before for half of its fee, as it said before, and can't be moved any more", async () => {
    const { shop, bearer, tab } = await somebody(language);
    const { id, start, fee } = await bookedTime(shop, bearer);
    const half = rupees(paise(fee - Math.floor(fee / 2)));
    await timeGoesBy(shop, id, start - Date.now() - 60 * MINUTE);
    const page = await tab(`/appointments/${id}`);
    await page.getByText(booking.halfUntil({ half })).waitFor();
    expect(await page.getByRole("link", { name: moving.move }).count()).toBe(0);
    await page.goto(`/reschedule?booking=${id}`);
    await page.getByText(like(moving.tooLate({ moment: ANY }))).waitFor();
    await looksWell(page);
    await press(page.getByRole("link", { name: booking.see }));
    await press(page.getByRole("button", { name: booking.cancel }));
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText(rupees(fee), { exact: true }).waitFor();
    await dialog.getByText(half, { exact: true }).waitFor();
    await press(dialog.getByRole("button", { name: booking.cancelSend }));
    await page.getByRole("heading", { name: booking.state.cancelled_by_patient }).waitFor();
    await goesBack(page, half).waitFor();
    await looksWell(page);
  });

  it("is moved twice, and then only kept or cancelled", async () => {
    const { shop, bearer, tab } = await somebody(language);
    const { id } = await bookedTime(shop, bearer);
    const page = await tab(`/reschedule?booking=${id}`);
    for (const left of ["other", "one"] as const) {
      await page.getByText(like(moving.limits[left]({ until: ANY, count: ANY }))).waitFor();
      await chooseLast(page.getByLabel(moving.days, { exact: true })); // Today's could begin too soon to be moved again.
      await tick(page.getByRole("radio").first());
      await press(page.getByRole("button", { name: like(moving.moveTo({ moment: ANY })) }));
      await page.getByRole("heading", { name: like(moving.movedTo({ moment: ANY })) }).waitFor();
      await page.goto(`/reschedule?booking=${id}`);
    }
    await page.getByText(moving.movedTwice).waitFor();
    expect(await page.getByRole("radio").count()).toBe(0);
    await looksWell(page);
    await press(page.getByRole("link", { name: booking.see }));
    await page.getByText(booking.step.reschedule, { exact: true }).nth(1).waitFor();
    await page.getByRole("heading", { name: booking.state.confirmed, exact: true }).waitFor();
  });

  it("that its patient missed is over, with its bill and nothing to go back", async () => {
    const { shop, bearer, tab } = await somebody(language);
    const { id, start, fee } = await bookedTime(shop, bearer);
    await timeGoesBy(shop, id, start - Date.now() + 16 * MINUTE);
    await onCommandLine(shop, "booking", "missed", id, "--by", "patient");
    const page = await tab(`/appointments/${id}`);
    await page.getByRole("heading", { name: booking.state.no_show_patient }).waitFor();
    expect(await goesBack(page, ANY).count()).toBe(0);
    for (const name of [like(booking.takeBack({ amount: ANY })), booking.cancel])
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    await looksWell(page);
    await press(page.getByRole("link", { name: booking.bill }));
    await page.getByRole("region", { name: words.bill }).waitFor();
    await page.getByText(rupees(fee).replace("₹", "")).first().waitFor();
    await page.goto(`/appointments/${id}`);
    await press(page.getByRole("link", { name: booking.otherTime }));
    await page.getByRole("heading", { name: words.chooseTime }).waitFor();
  });

  it("that its practitioner missed gets another time at no cost", async () => {
    const { shop, bearer, tab } = await somebody(language);
    const { id, start, fee } = await bookedTime(shop, bearer);
    await timeGoesBy(shop, id, start - Date.now() + 11 * MINUTE);
    await onCommandLine(shop, "booking", "missed", id, "--by", "practitioner");
    const list = await tab("/appointments");
    await list.getByRole("heading", { name: booking.waiting }).waitFor();
    await list.getByRole("link", { name: booking.otherTime }).waitFor();
    await looksWell(list);
    const page = await tab(`/appointments/${id}`);
    await page.getByRole("heading", { name: booking.state.no_show_practitioner }).waitFor();
    await page.getByText(like(booking.missed({ why: booking.missedBecause.no_show_practitioner, moment: ANY }))).waitFor();
    await page.getByRole("button", { name: booking.takeBack({ amount: rupees(fee) }) }).waitFor();
    await looksWell(page);
    await press(page.getByRole("link", { name: booking.otherTime }));
    await page.getByRole("heading", { name: moving.missedTime }).waitFor();
    await chooseLast(page.getByLabel(moving.days, { exact: true })); // Today's could begin too soon to be moved again.
    await tick(page.getByRole("radio").first());
    await looksWell(page);
    await press(page.getByRole("button", { name: like(moving.moveTo({ moment: ANY })) }));
    await page.getByRole("heading", { name: like(moving.movedTo({ moment: ANY })) }).waitFor();
    await press(page.getByRole("link", { name: booking.see }));
    await page.getByRole("heading", { name: booking.state.confirmed, exact: true }).waitFor();
    await page.getByText(booking.step.rebook, { exact: true }).waitFor();
    await page.getByRole("link", { name: moving.move }).waitFor(); // It counted as no move.
  });
});
