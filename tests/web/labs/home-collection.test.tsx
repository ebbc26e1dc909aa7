import "#tests/web/browser-setup.ts";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(cleanup);

/** A page of laboratories on a device that has parcels sent to this pincode. */
async function openAt(address: string, pincode: string) {
  const dependencies = await openShop(address, composeMemory({ labs: demoLabOffer }));
  await act(() => dependencies.get(DeliveryModel).ask(pincode));
}

it("the page of a test says whether it is collected at home in the pincode that is known, and what that costs", async () => {
  await openAt("/diagnostictest?slug=fasting-glucose", "226010");
  expect(screen.getAllByText(/^Collection at home: \+ ₹100/).length).toBeGreaterThan(0);
  expect(await screen.findByText("No home collection in 226010 yet: the sample is taken at a centre.")).toBeDefined();
  cleanup();
  await openAt("/diagnostictest?slug=fasting-glucose", "411004");
  expect(await screen.findByText("Home collection in 411004: Sahyadri Diagnostics.")).toBeDefined();
});

it("the page of a test that is taken at a centre alone speaks of no collection", async () => {
  await openAt("/diagnostictest?slug=glucose-tolerance", "411004");
  expect(screen.queryByText(/Collection at home|Home collection/)).toBeNull();
});

it("the front of lab tests answers for the pincode that is known before one is typed", async () => {
  await openAt("/diagnosticlab", "226010");
  expect(await screen.findByText("No home collection in 226010 yet: the sample is taken at a centre.")).toBeDefined();
});
