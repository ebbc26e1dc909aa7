import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { barred } from "../harness/barred-from.ts";
import { bearerOf, newcomer } from "../harness/bearer-token.ts";
import { fetchFromShop, idOf } from "../harness/fetch-from-shop.ts";
import { inShopDatabase } from "../harness/shop-database.ts";
import { visitors } from "../harness/visitors.ts";

const { visitor } = visitors();
/** From its first day on, until its results are final. */
const DAYS_PASSED = 4;

/** Somebody new who has entered Fitbook: no other journey meets them. */
async function somebody(name: string) {
  const bearer = await bearerOf(inject("shop"), newcomer(), name);
  const show = { about: "everybody", lists: "followers", badges: "followers" };
  await fetchFromShop(bearer, "POST", "/fitbook/profile", { name, about: "", show, findable: true, birthdate: "1991-07-07" });
  return { bearer, id: await idOf(bearer), browser: await visitor({ width: 390, bearer }) };
}

/** Days go by: a challenge and all that was done in it lie so much further back. */
async function daysPass(challenge: string): Promise<void> {
  const by = sql.lit(DAYS_PASSED);
  await inShopDatabase(inject("shop"), async (db) => {
    await sql`update challenge set start_day = start_day - ${by}, end_day = end_day - ${by} where id = ${challenge}`.execute(db);
    await sql`update challenge_entry set day = day - ${by}, logged_at = logged_at - ${by} * interval '1 day' where challenge = ${challenge}`.execute(
      db,
    );
    await sql`update challenge_player set joined_at = joined_at - ${by} * interval '1 day' where challenge = ${challenge}`.execute(db);
  });
}

describe("a challenge of two people", () => {
  it("goes from an invitation to a badge, which is shown as new once [rt-invitefriendforchallenge-id] [rt-winbadge]", async () => {
    const [meena, kiran] = [await somebody("Meena Pillai"), await somebody("Kiran Bose")];
    await fetchFromShop(kiran.bearer, "POST", "/notification/follow-user", { follower_id: meena.id });
    await fetchFromShop(meena.bearer, "PUT", "/fitbook/followers", { user_id: kiran.id, answer: "accept" });
    const today = indianDay(Date.now());
    const { challenge_id: challenge } = await fetchFromShop(meena.bearer, "POST", "/fitbook/challenges", {
      activity: "Twelve floors",
      about: "",
      measure: "floors",
      scoring: { kind: "total" },
      cap: 60,
      goal: 12,
      open: false,
      group_id: null,
      start_date: today,
      end_date: daysAfter(today, 1),
    });
    const makers = await meena.browser.tab(`/fitbookchallengedetails/${challenge}`);
    await makers.getByRole("button", { name: "Join", exact: true }).click();
    await makers.getByLabel("How much (Floors)").fill("9");
    await makers.getByRole("button", { name: "Enter", exact: true }).click();
    await makers.getByText("Entered.").waitFor();
    await makers.goto(`/invitefriendforchallenge/${challenge}`);
    await makers.getByRole("button", { name: "Invite: Kiran Bose" }).click();
    await makers
      .getByText(/^Invited/)
      .first()
      .waitFor();

    const players = await kiran.browser.tab("/notification");
    const join = players.getByRole("button", { name: /^Join/ });
    await join.click();
    await join.waitFor({ state: "detached" });
    await players.goto(`/fitbookchallengedetails/${challenge}`);
    await players.getByLabel("How much (Floors)").fill("15");
    await players.getByRole("button", { name: "Enter", exact: true }).click();
    await players.getByText("Nobody is ahead of you").waitFor();

    await daysPass(challenge);
    await players.goto(`/challengeleaderboard/${challenge}`);
    await players.getByText(/^Final since/).waitFor();
    await players.getByRole("link", { name: "See your badge" }).click();
    const won = players.getByRole("article", { name: "Twelve floors" });
    await won.getByText("Gold · Finisher").waitFor();
    await won.getByText("New", { exact: true }).waitFor();
    expect(await barred(players, "main")).toEqual([]);
    await players.goto("/winbadge");
    await players.getByText("Gold · Finisher").waitFor();
    expect(await players.getByText("New", { exact: true }).count()).toBe(0);
    await makers.goto("/winbadge");
    await makers.getByText("Silver", { exact: true }).waitFor();
  });
});
