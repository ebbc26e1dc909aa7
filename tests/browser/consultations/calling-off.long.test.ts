import { describe, inject, it } from "vitest";
import { bookingPhrases as hindi } from "#web/features/consultations/wording/hindi/booking.ts";
import { appointmentsAtTheDesk, booked, expectSound, rowAt } from "#tests/browser/harness/appointments-at-the-desk.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";

const { tabOf, deskAhead } = appointmentsAtTheDesk();

/** How many days ahead nobody else's journey looks at him. */
const AHEAD = 4;

describe("an appointment that its practitioner cancels at the desk", () => {
  it("is cancelled with a reason, and its patient reads why, what comes back and what can be done", async () => {
    const mine = await bearerOf(inject("shop"), newcomer());
    const { id, start } = await booked(mine, AHEAD);
    const desk = await deskAhead(AHEAD);
    const row = rowAt(desk, start);
    await row.click();
    await desk.getByRole("button", { name: /^Cancel (?!appointments)/ }).click();
    const dialog = desk.getByRole("alertdialog", { name: "Cancel this appointment?" });
    await dialog.getByRole("button", { name: /^Yes, cancel: / }).click();
    await dialog.getByText("Please choose a reason.").waitFor();
    await expectSound(desk);
    await dialog.getByRole("radio", { name: "I can't come" }).check();
    await dialog.getByRole("button", { name: /^Yes, cancel: / }).click();
    await dialog.getByText(/^Cancelled: /).waitFor();
    await expectSound(desk);
    await dialog.getByRole("button", { name: "Back to my day" }).click();
    await row.getByText("Cancelled by you").waitFor();
    await expectSound(desk);

    const patient = await tabOf(mine, `/appointments/${id}`, "hi");
    await patient.getByRole("heading", { name: hindi.state.cancelled_by_practitioner }).waitFor();
    await patient.getByText(hindi.calledOff["cannot-come"]).waitFor();
    await patient.getByText(hindi.whatNext).waitFor();
    await expectSound(patient);
    await patient.getByRole("link", { name: hindi.findOther }).click();
    await patient.waitForURL(/\/practitioners\?type=[A-Z]+$/);
  });
});
