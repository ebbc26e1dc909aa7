import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, it } from "vitest";
import { openAsAsha } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

it.each([
  ["/ayurvedicassessment", "Ayurveda assessment", "[rt-ayurvedicassessment] [rt-ayurvedicassessment-id]"],
  ["/yogaassessment", "Yoga assessment", "[rt-yogaassessment] [rt-yogaassessment-id]"],
  ["/physioassesment", "Physiotherapy assessment", "[rt-physioassesment] [rt-physioassesment-id]"],
  ["/nutritionassesment", "Nutrition assessment", "[rt-nutritionassesment] [rt-nutritionassesment-id]"],
  ["/defaultquestionnaire", "Assessment before a consultation", "[rt-defaultquestionnaire] [rt-defaultquestionnaire-id]"],
])("an assessment begins at %s (%s), and one that nobody knows is not there %s", async (path, title) => {
  await openAsAsha(path);
  await screen.findByRole("heading", { level: 1, name: title });
  await screen.findByRole("checkbox", { name: /^I allow Niramaya/ });
  cleanup();
  await openAsAsha(`${path}/abc123`);
  await screen.findByRole("heading", { name: "We can't find this assessment" });
});
