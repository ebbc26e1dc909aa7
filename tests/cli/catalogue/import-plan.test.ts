import { afterEach, describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { productLine, productRecord } from "#adapters/catalogue-file/product-record.ts";
import { tableHeader, tableRow } from "#adapters/catalogue-file/product-table.ts";
import { aProduct } from "#tests/fixtures.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const { at } = shop;
afterEach(async () => {
  await shop.db.deleteFrom("product").execute();
  await shop.db.updateTable("catalogue_state").set({ version: 0 }).execute();
});

const full = aProduct("Khamira", {
  status: "inactive",
  cashOnDelivery: false,
  isConsumable: true,
  seller: { name: "Doon Herbal Supply", address: "4 Paltan Bazaar, Dehradun", state: "Uttarakhand", gstin: "05AAFCD7310K1ZS" },
  hindi: "ख़मीरा",
  sanskrit: null,
  weight: 120,
  tags: ["unani"],
  offer: { price: paise(13_900), stock: 120 },
});

const kept = async () => {
  const { output } = await run(`catalogue export ${at}`);
  return JSON.parse(output.split("\n")[0] ?? "");
};
const put = (goods: string, flags = "") => run(`catalogue import goods ${at} ${flags}`, { goods });
const sell = (pieces: number) =>
  shop.db
    .updateTable("product")
    .set(({ eb }) => ({ stock: eb("stock", "-", pieces) }))
    .execute();

describe("a file that leaves columns out", () => {
  it("changes what it names, and nothing else", async () => {
    await put(productLine(full));
    const before = await kept();
    const table = `_id,mrp,seller.address\n${full.id},199,"5 Paltan Bazaar, Dehradun"\n`;
    expect(await put(table, "--csv")).toMatchObject({ status: 0, output: "0 products added, 1 changed, 0 unchanged.\n" });
    expect(await kept()).toEqual({ ...before, mrp: 199, seller: { ...before.seller, address: "5 Paltan Bazaar, Dehradun" } });
    await put(JSON.stringify({ _id: full.id, seller_list: [{ selling_price: 149 }], information: { storage: "Dry" } }));
    const after = await kept();
    expect(after.seller_list).toEqual([{ selling_price: 149, total_stock: 120, stock_exported: 120 }]);
    expect(after.information).toEqual({ ...before.information, storage: { en: "Dry", hi: null } });
    expect([after.status, after.shipping_details, after.spellings]).toEqual(["INACTIVE", { weight: 120 }, before.spellings]);
  });

  it("clears what it names and leaves empty", async () => {
    await put(productLine(full));
    await put(`_id,seller.name,seller.state,seller.gstin,seller.address,spellings.hi,tags\n${full.id},,,,,,\n`, "--csv");
    expect(await kept()).toMatchObject({ seller: null, spellings: { hi: null, sa: null }, tags: [], consumable: true });
  });

  it("takes the defaults for what is new, and says what a new product lacks", async () => {
    const { tags: _, status: __, ...others } = productRecord(full);
    await put(JSON.stringify(others));
    expect(await kept()).toMatchObject({ status: "ACTIVE", tags: [] });
    expect((await put(`_id,mrp\nnew,100\n`, "--csv")).complaints).toContain("line 2, title: expected text\n");
  });
});

describe("a dry run", () => {
  it("tells each field that would change, and changes nothing", async () => {
    await put(productLine(full));
    const before = await kept();
    const table = `_id,mrp,seller.name,spellings.hi\n${full.id},199,Kerala Ayur,\n`;
    expect((await put(table, "--csv --dry-run")).output).toBe(
      [
        `line 2, ${full.id}: changed`,
        `  mrp: ${before.mrp} -> 199`,
        "  seller.name: Doon Herbal Supply -> Kerala Ayur",
        "  spellings.hi: ख़मीरा -> nothing",
        "It would be 0 products added, 1 changed, 0 unchanged.",
        "Nothing was changed.",
        "",
      ].join("\n"),
    );
    const { rows, changed } = JSON.parse((await put(table, "--csv --dry-run --json")).output);
    expect([changed, rows]).toEqual([
      1,
      [
        {
          line: 2,
          id: full.id,
          kind: "changed",
          changes: [
            { field: "mrp", was: before.mrp, becomes: 199 },
            { field: "seller.name", was: "Doon Herbal Supply", becomes: "Kerala Ayur" },
            { field: "spellings.hi", was: "ख़मीरा", becomes: null },
          ],
        },
      ],
    ]);
    expect(await kept()).toEqual(before);
  });
});

describe("the stock of an exported file", () => {
  it("moves by what was changed in it, so that a sale in between stays sold", async () => {
    await put(productLine(full));
    const { output } = await run(`catalogue export --csv ${at}`);
    await sell(7);
    expect((await put(output, "--csv")).output).toBe("0 products added, 0 changed, 1 unchanged.\n");
    expect((await kept()).seller_list[0].total_stock).toBe(113);
    const edited = output.replace("139,120,120", "139,150,120");
    expect(edited).not.toBe(output);
    await put(edited, "--csv");
    expect((await kept()).seller_list[0].total_stock).toBe(143);
    await put(output.replace("139,120,120", "139,0,200"), "--csv");
    expect((await kept()).seller_list[0].total_stock).toBe(0);
  });

  it("is what was counted where the file does not say what it was, and the summary says of how many", async () => {
    await put(productLine(full));
    await sell(7);
    const counted = `_id,seller_list[0].total_stock\n${full.id},80\n`;
    expect((await put(counted, "--csv --dry-run")).output).toContain("The stock of 1 product would be set to what the file counts.\n");
    expect((await put(counted, "--csv")).output).toBe(
      "0 products added, 1 changed, 0 unchanged.\nThe stock of 1 product was set to what the file counts.\n",
    );
    expect((await kept()).seller_list[0].total_stock).toBe(80);
  });
});

describe("a table that a spreadsheet has saved", () => {
  const guarded = aProduct("Tulsi", {
    title: "=1+1",
    hsn: "09109929",
    number: "007",
    size: "1-2",
    tags: ["-5", "@home"],
    weight: 0,
    offer: { price: paise(13_900), stock: 3 },
    isConsumable: false,
  });
  const table = `${tableHeader}\n${tableRow(guarded)}\n`;

  it("holds no text that it would run or write otherwise, and numbers as numbers", () => {
    expect(table).toContain(",'=1+1,");
    expect(table).toContain(",'09109929,");
    expect(table).toContain(",'-5|@home,");
    expect(table).toContain(",139,3,3,0,");
  });

  const rewritten: readonly (readonly [string, (text: string) => string | Uint8Array])[] = [
    ["as it was printed", (text) => text],
    ["with flags in capitals", (text) => text.replaceAll("true", "TRUE").replaceAll("false", "FALSE")],
    ["with yes and no", (text) => text.replaceAll("true", "Yes").replaceAll("false", "no")],
    ["with empty rows and columns at its end", (text) => `${text.replaceAll("\n", ",,\r\n")},,,,\r\n,,\r\n\r\n`],
    ["with a line that names what stands between", (text) => `sep=,\r\n${text}`],
    ["in UTF-16", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["in UTF-16 of the other order", (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
    ["after a byte order mark", (text) => `\ufeff${text}`],
  ];

  it.each(rewritten)("comes back %s", async (_, rewrite) => {
    await put(productLine(guarded));
    const saved = rewrite(table);
    const files = { goods: typeof saved === "string" ? saved : new Uint8Array(saved) };
    expect((await run(`catalogue import goods ${at} --csv`, files)).output).toBe("0 products added, 0 changed, 1 unchanged.\n");
  });

  it.each([";", "\t"])("comes back with %j between its cells", async (between) => {
    const rows = `_id${between}mrp${between}title\n${guarded.id}${between}1,250.50${between}"Tulsi; fresh"\n`;
    await put(productLine(guarded));
    for (const text of [rows, `sep=${between}\r\n${rows}`]) await put(text, "--csv");
    expect(await kept()).toMatchObject({ mrp: 1250.5, title: "Tulsi; fresh" });
  });

  it.each([
    ['"1,250"', 1250],
    ['"1,25,000.50"', 125_000.5],
  ])("reads %s as a number", async (cell, mrp) => {
    await put(productLine(guarded));
    await put(`_id,mrp\n${guarded.id},${cell}\n`, "--csv");
    expect((await kept()).mrp).toBe(mrp);
  });

  it("reads no comma as a point", async () => {
    await put(productLine(guarded));
    expect((await put(`_id,mrp\n${guarded.id},"12,5"\n`, "--csv")).status).toBe(1);
  });
});

describe("a title", () => {
  it.each(["two\nlines", "back\u202ewards", "zero\u200bwidth", "a\u200db", "a\u2028b"])("is not %j", async (title) => {
    expect((await put(productLine({ ...full, title }))).complaints).toContain(
      "line 1, title: expected one line of text without invisible characters\n",
    );
  });

  it.each(["क्\u200dष", "नेल्\u200cसन"])("may be %j, as joiners are letters there", async (title) => {
    expect((await put(productLine({ ...full, title }))).status).toBe(0);
  });
});
