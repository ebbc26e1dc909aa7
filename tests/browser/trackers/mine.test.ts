import { readFile } from "node:fs/promises";
import { expect, inject, it, describe } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

async function customer(visit: Visit = {}, mobile = newcomer()) {
  const bearer = await bearerOf(inject("shop"), mobile);
  const person = await visitor(visit);
  await person.context.addCookies([{ name: "token", value: bearer, url: inject("shop").address }]);
  return person;
}

const sound = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

async function allowed(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /^I allow/ }).check();
  await page.getByRole("button", { name: "Keep my entries" }).click();
  await page.getByText("May we keep what you note?").waitFor({ state: "detached" });
}

describe("somebody who takes their entries along", () => {
  it("downloads them, erases them here and on another device, and brings them back into another account", async () => {
    const mobile = newcomer();
    const page = await (await customer({ width: 390 }, mobile)).tab("/watertracker");
    await allowed(page);
    await page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await page.getByText("250 ml of 2,000 ml").waitFor();
    const desk = await (await customer({}, mobile)).tab("/watertracker");
    await desk.getByText("250 ml of 2,000 ml").waitFor();

    await page.goto(`${inject("shop").address}/wellness/entries`);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download all entries" }).click();
    const file = await (await coming).path();
    expect((await readFile(file, "utf8")).trimEnd().split("\n").length).toBe(1);
    await page.getByText(/The file is in your downloads/).waitFor();
    await sound(page);
    await page.getByRole("button", { name: "Erase water" }).click();
    await page.getByRole("alertdialog", { name: "Erase water for good?" }).waitFor();
    await sound(page);
    await page.getByRole("button", { name: "Erase for good" }).click();
    await page.getByText("That is erased.").waitFor();
    await desk.getByText("Nothing noted yet").waitFor();

    const other = await (await customer({ width: 1280 })).tab("/wellness/entries");
    await allowed(other);
    await other.getByLabel("Choose a file").setInputFiles({ name: "my-entries.ndjson", mimeType: "", buffer: await readFile(file) });
    await other.getByText("New: 1. Already here: 0.").waitFor();
    await sound(other);
    await other.goto(`${inject("shop").address}/watertracker`);
    await other.getByText("250 ml of 2,000 ml").waitFor();
  });
});
