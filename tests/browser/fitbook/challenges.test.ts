import { describe, expect, it } from "vitest";
import { indianDay } from "#core/shared/indian-time.ts";
import { accessibilityFaults } from "../harness/accessibility-faults.ts";
import { visitors } from "../harness/visitors.ts";

const { customer } = visitors();

describe("two people in a challenge", () => {
  it("make it, join it, enter their days and stand on one board [rt-createchallenges] [rt-fitbookchallengedetails] [rt-challengeleaderboard-id]", async () => {
    const [gurpreet, lakshmi] = [
      await customer("5555500008", { width: 390, zone: "America/New_York" }), // Days are those of India wherever they look.
      await customer("5555500010", { width: 390, zone: "Pacific/Apia" }),
    ]; // No other journey parts them.
    const makers = await gurpreet.tab("/createchallenges");
    const first = makers.getByLabel("First day");
    await first.waitFor();
    const today = (await first.getAttribute("min")) ?? "";
    expect(today).toBe(indianDay(Date.now()));
    await makers.getByLabel("Title").fill("Steps around the lake");
    await first.fill(today);
    expect(await accessibilityFaults(makers, "main")).toEqual([]);
    await makers.getByRole("button", { name: "Create challenge" }).click();
    await makers.getByRole("heading", { name: "Steps around the lake" }).waitFor();
    const address = new URL(makers.url()).pathname;
    await makers.getByRole("button", { name: "Join", exact: true }).click();
    await makers.getByLabel("How much (Steps)").fill("6400");
    await makers.getByRole("button", { name: "Enter", exact: true }).click();
    await makers.getByText("Entered.").waitFor();
    expect(await accessibilityFaults(makers, "main")).toEqual([]);

    const players = await lakshmi.tab(address);
    await players.getByRole("button", { name: "Join", exact: true }).click();
    await players.getByLabel("How much (Steps)").fill("5760");
    await players.getByRole("button", { name: "Enter", exact: true }).click();
    await players.getByText("640 steps to rank 1").waitFor();
    await players.getByText("Your score, worked out from these days: 5,760 = 5,760 steps").waitFor();
    await players.getByRole("link", { name: "Leaderboard" }).click();
    await players.getByRole("cell", { name: "6,400 steps" }).waitFor();
    expect(await accessibilityFaults(players, "main")).toEqual([]);
    await players.getByRole("button", { name: "Around me" }).click();
    await players.getByRole("row", { name: /2.*You.*5,760 steps/ }).waitFor();
  });
});
