import { describe, inject, it } from "vitest";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { expectSound } from "./expect-sound.ts";

const { visitor } = visitors();

const TRACKERS = ["watertracker", "sleeptracker", "exercisetracker", "mealtracker", "stresstracker", "bmiandfattracker", "prakrititracker"];

describe("somebody who looks after mind and body", () => {
  it("answers in the tab, opens a routine, signs in, and finds today on one screen [rt-wellness] [rt-wellness-physical] [rt-wellness-mind] [rt-wellness-mind-social-question] [rt-wellness-mind-social-completed] [rt-pittasummary] [ui-tracker-scope]", async () => {
    const { context, tab } = await visitor({ width: 390 });
    const page = await tab("/wellness/mind");
    await page.getByRole("button", { name: "Start breathing" }).click();
    await page.getByText("Breathe in", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await expectSound(page);
    await page.getByRole("link", { name: "Start: People" }).click();
    for (let question = 1; question <= 8; question += 1) {
      await page.getByText(`Question ${question} of 8`).waitFor();
      if (question === 1) await expectSound(page);
      await page.getByRole("button", { name: "sometimes", exact: true }).click();
    }
    await page.getByText("50 of 100").waitFor();
    await expectSound(page);
    await page.reload();
    await page.getByText("50 of 100").waitFor();

    await page.goto(`${inject("shop").address}/Physical-Wellness`);
    await page.getByText("Cat and cow").click();
    await page.getByRole("button", { name: "Do it now: Cat and cow" }).click();
    await page.getByRole("button", { name: "Start the timer" }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("Round 1 of 8").waitFor();
    await expectSound(page);

    const bearer = await bearerOf(inject("shop"), "5555500001");
    await context.addCookies([{ name: "token", value: bearer, url: inject("shop").address }]);
    await page.goto(`${inject("shop").address}/wellness`);
    await page.getByRole("heading", { name: "What goes together" }).waitFor();
    await page
      .getByText(/^Steadiness \d+ of 100/)
      .first()
      .waitFor();
    for (const tracker of TRACKERS) await page.locator(`main a[href="/${tracker}"]`).first().waitFor();
    await expectSound(page);
    await page.goto(`${inject("shop").address}/prakrititracker`);
    await page.getByRole("link", { name: "What pitta means for every day" }).click();
    await page.getByRole("heading", { name: "Your result" }).waitFor();
    await page.getByText("How it shows").waitFor();
    await expectSound(page);
  });
});
