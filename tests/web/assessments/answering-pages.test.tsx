import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok } from "#core/shared/result.ts";
import { Answering } from "#web/features/assessments/answering/answering.tsx";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { composeMemory } from "#tests/composition.ts";
import type { OwnAssessments } from "#web/features/assessments/own-assessments.ts";

afterEach(cleanup);

const asha = customerId("asha");
const data: OwnAssessments = { title: "Assessment", lead: "", page: "default", id: null, booking: null, member: null };

/**
 * Asha at the questions before any consultation, which she has opened from another page and allowed; `booking`: of which appointment the
 * shop says they are.
 */
async function opened(booking: string | null = null) {
  const container = composeMemory();
  container.bind(AllDependencies).toConstantValue(async () => container);
  const show = container.get(ShowAssessment);
  container.rebind(ShowAssessment).toConstantValue(async (...asked) => {
    const shown = await show(...asked);
    return shown.kind === "ok" && booking !== null ? ok({ ...shown.value, booking: payableId(booking) }) : shown;
  });
  await container.get(AllowCareData)(asha, { member: null, consent: true });
  const page = <Answering customer={asha} data={data} waiting="Loading" />;
  const router = createMemoryRouter(
    [
      { path: "/before", element: "Before" },
      { path: "/questions", element: page },
    ],
    { initialEntries: ["/before", "/questions"] },
  );
  render(
    <DependenciesProvider value={container}>
      <RouterProvider router={router} />
    </DependenciesProvider>,
  );
  await screen.findByRole("heading", { name: FIRST });
  return (steps: number) => act(() => router.navigate(steps));
}

const heading = (name: string) => screen.findByRole("heading", { name, level: 2 });
const FIRST = "First, is anything of this so now?";
const SECOND = "What brings you here";

it("the browser's way back leads to the page of questions before, with all that was typed, and from the first one away", async () => {
  const step = await opened();
  fireEvent.click(screen.getByRole("checkbox", { name: "None of these" }));
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(await heading(SECOND)).toBe(document.activeElement);
  fireEvent.change(screen.getByLabelText("What troubles you most?"), { target: { value: "A cough" } });
  await step(-1);
  expect(await heading(FIRST)).toBe(document.activeElement);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "None of these" }).checked).toBe(true);
  await step(1);
  await heading(SECOND);
  expect(screen.getByLabelText<HTMLTextAreaElement>("What troubles you most?").value).toBe("A cough");
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await heading(FIRST);
  await step(-2);
  await heading(FIRST);
  await step(-1);
  await screen.findByText("Before");
});

it("questions before an appointment lead back to it", async () => {
  await opened("b-1");
  expect(screen.getByRole("link", { name: "Back to the appointment" }).getAttribute("href")).toBe("/appointments/b-1");
});
