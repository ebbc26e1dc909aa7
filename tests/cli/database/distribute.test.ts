import { describe, expect, it } from "vitest";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();

describe("database distribute, on one PostgreSQL", () => {
  it("tells of each table what would become of it, and changes nothing", async () => {
    const { status, complaints, output } = await run(`database distribute --plan ${shop.at}`);
    expect([status, complaints]).toEqual([0, ""]);
    expect(output).toMatch(
      /^A plain PostgreSQL\.\n\nWould lie on the nodes, by customer \(0\.\d MB, [\d.]+ % of all bytes\)\n(?: {2}.*\n)* {2}notification +0 +0\.\d MB\n/,
    );
    expect(output).toContain("    loses foreign keys: tracker_day_customer_fkey\n");
    expect(output).toMatch(
      / {2}reward_entry .*\n {4}loses foreign keys: reward_entry_customer_fkey; loses indexes: reward_entry_id; loses triggers:\n? +keep_reward_entry_of_customer\n/,
    );
    expect(output).toMatch(/ {2}booking .*\n {4}.*unique without the customer: /);
    expect(output.split("\n").filter((line) => line.length > 100)).toEqual([]);

    const told = JSON.parse((await run(`database distribute --plan ${shop.at} --json`)).output);
    expect(told).toMatchObject({ citus: null, nodes: 0 });
    expect(told.tables).toContainEqual(
      expect.objectContaining({
        table: "session",
        place: "identity",
        hindrances: expect.arrayContaining([{ kind: "key", name: "session_pkey" }]),
      }),
    );
  });

  it("is refused with a sentence", async () => {
    const refused = await run(`database distribute ${shop.at}`);
    expect(refused).toEqual({
      status: 1,
      output: "",
      complaints: expect.stringMatching(/^This is a plain PostgreSQL: there are no nodes\..*Nothing was changed\.\n$/),
    });
  });
});
