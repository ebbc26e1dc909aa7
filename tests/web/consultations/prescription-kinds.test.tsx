import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, it } from "vitest";
import { openAsAsha } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

it.each([
  ["/homeopathyprescription", "Homeopathy prescriptions", "[rt-homeopathyprescription] [rt-homeopathyprescription-id]"],
  ["/unaniprescription", "Unani prescriptions", "[rt-unaniprescription] [rt-unaniprescription-id]"],
  ["/physiotherapyprescription", "Physiotherapy plans", "[rt-physiotherapyprescription] [rt-physiotherapyprescription-id]"],
  ["/nutritionprescription", "Nutrition plans", "[rt-nutritionprescription] [rt-nutritionprescription-id]"],
  ["/customprescription", "Prescriptions of other therapies", "[rt-customprescription] [rt-customprescription-id]"],
])("%s (%s) says that there is none yet, and that one is unknown there %s", async (path, title) => {
  await openAsAsha(path);
  await screen.findByRole("heading", { name: title });
  await screen.findByRole("heading", { name: "No prescriptions yet" });
  cleanup();
  await openAsAsha(`${path}/b-demo-6`);
  await screen.findByRole("heading", { name: "We can't find this prescription" });
});
