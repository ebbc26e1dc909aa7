import { expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { labBasket } from "#core/labs/basket/lab-basket.ts";
import { labBookingView } from "#core/labs/booking/lab-booking-view.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labId } from "#core/labs/lab.ts";
import { labPackageId } from "#core/labs/lab-package.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { payableId } from "#core/ledger/entry.ts";
import { labBookingWords } from "#web/features/labs/booking/lab-booking-words.ts";
import { aLabPackage, aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import type { TestsOfPerson } from "#core/labs/basket/lab-basket.ts";

const isha = memberId("isha");
const offer = {
  ...{ labs: [], calendars: [] },
  tests: [aLabTest("TSH"), aLabTest("Lipids"), aLabTest("Protein", { sample: "urine" })],
  packages: [aLabPackage("Both", ["TSH", "Protein"])],
};
const own: TestsOfPerson = { member: null, tests: [labTestId("Lipids")], packages: [labPackageId("Both")] };

function samplesOf(...people: readonly TestsOfPerson[]) {
  const basket = labBasket(people, "centre", offer);
  if (basket.kind === "refused") throw new Error(basket.refusal.kind);
  const booking = newLabBooking(
    {
      ...{ id: payableId("l-1"), customer: customerId("asha"), place: { kind: "centre" }, start: now, basket: basket.value },
      lab: { id: labId("lab"), name: "Sahyadri", address: "12 Law College Road", city: "Pune" },
    },
    now,
  );
  const names = new Map([
    [null, "Myself"],
    [isha, "Isha"],
  ]);
  return labBookingWords.factsOf(labBookingView(booking), names).filter(({ name }) => /taken$/.test(name));
}

it("a booking says what is taken of whom, and for which tests", () => {
  const blood = "Blood: TSH, Lipids\nUrine: Protein";
  expect(samplesOf(own)).toEqual([{ name: "What is taken", value: blood }]);
  expect(samplesOf(own, { member: isha, tests: [labTestId("TSH")], packages: [] })).toEqual([
    { name: "Myself: what is taken", value: blood },
    { name: "Isha: what is taken", value: "Blood: TSH" },
  ]);
});
