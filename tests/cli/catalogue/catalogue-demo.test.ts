import { describe, expect, it } from "vitest";
import { niramaya } from "#cli/niramaya.ts";
import { TerminalInMemory } from "#tests/cli/terminal-in-memory.ts";

async function run(...given: readonly string[]) {
  const terminal = new TerminalInMemory();
  const status = await niramaya(["catalogue", "demo", ...given], terminal);
  return {
    status,
    terminal,
    records:
      terminal.output === ""
        ? []
        : terminal.output
            .trimEnd()
            .split("\n")
            .map((line) => JSON.parse(line)),
  };
}

describe("catalogue demo", () => {
  it("prints the demo's products, one a line", async () => {
    const { status, records } = await run();
    expect(status).toBe(0);
    expect(records.length).toBeGreaterThan(580);
    expect(records[0]).toHaveProperty("seller_list");
  });

  it("prints coupons, pincodes or shipping settings instead", async () => {
    expect((await run("--coupons")).records.length).toBe(12);
    expect((await run("--pincodes")).records.length).toBe(200);
    expect((await run("--shipping")).records).toEqual([
      expect.objectContaining({ basic_charges: { minimum_order: 499, shipping_charges: 60 } }),
    ]);
  });

  it("tells coupons as they stand on the day that is asked for", async () => {
    const { records } = await run("--coupons", "--day", "2028-02-29");
    expect(records.find(({ coupon }) => coupon === "FESTIVE15")).toMatchObject({ end_date: "2028-02-28" });
  });

  it.each([["--coupons", "--pincodes"], ["--day", "29-02-2028"], ["--day", "2027-02-29"], ["--everything"], ["file.ndjson"]])(
    "refuses %s %s with a line and nothing printed",
    async (...given) => {
      const { status, terminal } = await run(...given);
      expect(status).toBe(2);
      expect(terminal.output).toBe("");
      expect(terminal.complaints).toMatch(/^niramaya catalogue demo: .+\n$/);
    },
  );
});
