import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#core/shared/day.ts";
import { now } from "#tests/fixtures.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;
const rest = { consent: null, rooms: [], shared: null, prescription: null };

beforeAll(async () => {
  const stored = { practitioner: "sunanda", starts_at: new Date(now), kept_until: day("2029-11-20"), content: JSON.stringify(rest) };
  await shop.db
    .insertInto("retained_consultation")
    .values([
      { ...stored, pseudonym: "5f0c1a52-7f3e-4d0b-9a53-0f1f2f3f4f5f" },
      { ...stored, pseudonym: "6f0c1a52-7f3e-4d0b-9a53-0f1f2f3f4f5f", practitioner: "farah" },
    ])
    .execute();
});

const actions = async () => await shop.db.selectFrom("audit_entry").select(["who", "action", "details"]).execute();

describe("what is kept of erased accounts' appointments, as staff read it", () => {
  it("is printed for one practitioner and day, and the audit log has who asked and why", async () => {
    const { status, output } = await run(`access retained --practitioner sunanda --day 2026-11-20 --reason Court-17 --as meera ${at}`);
    expect([status, JSON.parse(output)]).toEqual([
      0,
      [
        {
          ...rest,
          pseudonym: "5f0c1a52-7f3e-4d0b-9a53-0f1f2f3f4f5f",
          practitioner: "sunanda",
          start: now,
          until: "2029-11-20",
        },
      ],
    ]);
    expect(await actions()).toEqual([{ who: "meera", action: "access retained", details: { day: "2026-11-20", reason: "Court-17" } }]);
  });

  it("is nothing without a practitioner, a day and a reason, and nothing stands in the log", async () => {
    const before = await actions();
    for (const asked of [
      "--day 2026-11-20 --reason Court-17",
      "--practitioner sunanda --day 2026-02-30 --reason Court-17",
      "--practitioner sunanda --reason Court-17",
      "--practitioner sunanda --day 2026-11-20",
    ])
      expect(await run(`access retained ${asked} ${at}`)).toMatchObject({ status: 2, output: "" });
    expect(await actions()).toEqual(before);
  });

  it("is watched by the doctor, who says how much should have been deleted and was not", async () => {
    const said = "Appointments of erased accounts that should have been deleted by now";
    expect((await run(`doctor ${at}`)).output).not.toContain(said);
    const old = { practitioner: "sunanda", starts_at: new Date("2017-01-01T05:00:00Z"), kept_until: day("2020-01-01") };
    await shop.db
      .insertInto("retained_consultation")
      .values({ ...old, pseudonym: "7f0c1a52-7f3e-4d0b-9a53-0f1f2f3f4f5f", content: JSON.stringify(rest) })
      .execute();
    expect((await run(`doctor ${at}`)).output).toContain(`${said}: 1.`);
  });
});
