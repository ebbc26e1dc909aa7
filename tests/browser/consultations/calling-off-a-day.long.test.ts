import { describe, expect, inject, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { callingOffPhrases } from "#web/features/desk/calling-off/wording/calling-off.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import {
  appointmentsAtTheDesk,
  booked,
  DOCTOR_PAGE,
  expectSound,
  rowAt,
  stateOf,
} from "#tests/browser/harness/appointments-at-the-desk.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { called } from "#tests/browser/harness/booked-time.ts";
import type { Booked } from "#tests/browser/harness/appointments-at-the-desk.ts";

const { tabOf, deskAhead } = appointmentsAtTheDesk();

/** How many days ahead nobody else's journey looks at him. */
const FULL_DAY = 6;

describe("a day whose appointments its practitioner cancels one by one", () => {
  it("leaves those that were not pressed, and each patient reads what comes back and finds another time", async () => {
    const bearers = [newcomer(), newcomer(), newcomer()];
    const patients: (Booked & { readonly bearer: string })[] = [];
    for (const mobile of bearers) {
      const bearer = await bearerOf(inject("shop"), mobile);
      patients.push({ bearer, ...(await booked(bearer, FULL_DAY)) });
    }
    const [first, second, stored] = patients;
    if (first === undefined || second === undefined || stored === undefined) throw new TypeError("three have appointments");
    const desk = await deskAhead(FULL_DAY);
    await desk.getByRole("button", { name: callingOffPhrases.openDay }).click();
    const dialog = desk.getByRole("alertdialog", { name: callingOffPhrases.titleDay });
    const rowOf = ({ start }: Booked) => dialog.getByRole("listitem").filter({ hasText: new RegExp(`^${timeAt(start)}, `) });
    const cancel = (one: Booked) => rowOf(one).getByRole("button", { name: new RegExp(`^Yes, cancel: ${timeAt(one.start)}, `) });
    await dialog.getByRole("radio", { name: callingOffPhrases.reasons["hours-changed"] }).check();
    await expectSound(desk);
    for (const one of [first, second]) {
      await cancel(one).click();
      await dialog.getByText(new RegExp(`^Cancelled: ${timeAt(one.start)}, `)).waitFor();
      await rowOf(one).getByText(callingOffPhrases.done, { exact: true }).waitFor();
      expect(await cancel(one).count()).toBe(0);
    }
    expect(await cancel(stored).count()).toBe(1);
    await expectSound(desk);
    await dialog.getByRole("button", { name: callingOffPhrases.back }).click();
    for (const one of [first, second]) await rowAt(desk, one.start).getByText(callingOffPhrases.state.cancelled_by_practitioner).waitFor();
    await rowAt(desk, stored.start).getByText(callingOffPhrases.state.confirmed, { exact: true }).waitFor();

    const amount = rupees(paise(Math.round(first.fee * 100)));
    const page = await tabOf(first.bearer, `/appointments/${first.id}`, "en");
    await page.getByRole("heading", { name: bookingPhrases.state.cancelled_by_practitioner }).waitFor();
    await page.getByText(bookingPhrases.calledOff["hours-changed"]).waitFor();
    await page.getByText(new RegExp(`^${amount} (goes|went) back to your original payment method`)).waitFor();
    await expectSound(page);
    await page.getByRole("link", { name: bookingPhrases.otherTime }).click();
    await page.waitForURL(new RegExp(DOCTOR_PAGE));
    await page.getByRole("heading", { name: "Choose a time" }).waitFor();

    const told = await tabOf(second.bearer, "/bookingnotification", "en");
    await told.getByRole("link", { name: bookingPhrases.state.cancelled_by_practitioner }).first().click();
    await told.waitForURL(new RegExp(`/appointments/${second.id}$`));
    await expect
      .poll(async () => (await called(inject("shop"), second.bearer, `/get/bookingdetails?id=${second.id}`)).refund)
      .toBe(second.fee);
    expect(await stateOf(stored.bearer, stored.id)).toBe("confirmed");
  });
});
