import { describe, expect, it } from "vitest";
import { makeReportUser } from "#core/fitbook/report-user.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { postgresBlocks } from "#adapters/postgres/fitbook/blocks.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresReports } from "#adapters/postgres/fitbook/reports.ts";
import { aFitbookProfile } from "#tests/ports/fitbook/a-fitbook-profile.ts";
import { now } from "#tests/fixtures.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const { at } = shop;

async function reported(names: readonly [string, string], reason: string): Promise<string> {
  const [reporter, other] = names;
  for (const id of names) {
    await shop.db
      .insertInto("customer")
      .values({ id, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
      .onConflict((kept) => kept.doNothing())
      .execute();
    const after = { profile: aFitbookProfile("Asha"), birthdate: day("1990-01-01") };
    await postgresPeople(shop.db).change(customerId(id), now, () => ({ after, answer: null }));
  }
  const report = makeReportUser({ blocks: postgresBlocks(shop.db), now: () => now });
  await report(customerId(reporter), { other: customerId(other), reason });
  const open = await postgresReports(shop.db).list({ state: "open", limit: 9 });
  return open.find((report) => report.reporter === reporter)?.id ?? expect.unreachable();
}

describe("reports of customers on the command line", () => {
  it("are none at first, and then listed with who told what of whom", async () => {
    expect(await run(`report list ${at}`)).toEqual({ status: 0, output: "No reports.\n", complaints: "" });
    const id = await reported(["asha", "ravi"], "Sends the same\n\u001b[31mlink to everybody");
    expect((await run(`report list ${at}`)).output).toBe(
      `${id}  open\n  of ravi\n  by asha, 2026-11-20\n  Sends the same\n  \ufffd[31mlink to everybody\n`,
    );
    expect(JSON.parse((await run(`report list --json ${at}`)).output)).toEqual([
      {
        _id: id,
        reported_user_id: "ravi",
        user_id: "asha",
        reason: "Sends the same\n\u001b[31mlink to everybody",
        reported_at: new Date(now).toISOString(),
        outcome: null,
        settled_at: null,
      },
    ]);
  });

  it("are settled once, and the audit log tells by whom", async () => {
    const id = await reported(["meera", "ravi"], "Rude");
    expect(await run(`report settle --report ${id} --outcome acted --as kabir ${at}`)).toEqual({
      status: 0,
      output: `${id} is settled: acted.\n`,
      complaints: "",
    });
    expect(JSON.parse((await run(`audit list --subject report:${id} --json ${at}`)).output)).toMatchObject([
      { who: "kabir", action: "report settle", details: { to: "acted", reported: "ravi" } },
    ]);
    expect(await run(`report settle --report ${id} --outcome dismissed ${at}`)).toEqual({
      status: 1,
      output: "",
      complaints: `${id} is settled already. See: niramaya report list --settled\n`,
    });
    expect((await run(`report settle --report none --outcome acted ${at}`)).complaints).toMatch(/^No report has the id none/);
    expect((await run(`report list --settled ${at}`)).output).toContain(`${id}  acted on `);
    const other = await reported(["devi", "ravi"], "Spam");
    expect(JSON.parse((await run(`report settle --report ${other} --outcome dismissed --json ${at}`)).output)).toMatchObject({
      _id: other,
      outcome: "dismissed",
    });
  });

  it.each(["report settle", "report settle --report r", "report settle --report r --outcome done", "report list --state x", "report"])(
    "are not read where the command is wrong: %s",
    async (command) => expect((await run(command === "report" ? command : `${command} ${at}`)).status).toBe(2),
  );
});
