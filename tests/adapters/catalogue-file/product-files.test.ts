import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allCautions } from "#core/catalogue/information/caution.ts";
import { ALLERGENS } from "#core/catalogue/information/product-information.ts";
import { isTitle } from "#core/shared/title.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { AT_ONCE } from "#adapters/input-file/rows-in-lines.ts";
import { productsInLines } from "#adapters/catalogue-file/product-file.ts";
import { productLine } from "#adapters/catalogue-file/product-record.ts";
import { productsInTable, tableHeader, tableRow } from "#adapters/catalogue-file/product-table.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { CatalogueFile } from "#core/catalogue/import-catalogue.use-case.ts";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

const encoder = new TextEncoder();

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

/** What a file would make of a shop that holds `stored`. */
async function read(file: CatalogueFile, stored: readonly ProductDetails[] = []) {
  const all = { products: [] as ProductDetails[], lines: [] as number[], faults: [] as LineFault[], most: 0 };
  for await (const { rows, faults } of file) {
    all.faults.push(...faults);
    all.most = Math.max(all.most, rows.length + faults.length);
    for (const row of rows) {
      const becomes = row.over(stored.find(({ id }) => id === row.id) ?? null);
      if (becomes.kind === "refused") all.faults.push(...becomes.refusal);
      else {
        all.products.push(becomes.value);
        all.lines.push(row.line);
      }
    }
  }
  return all;
}

const bytesOf = (text: string | Uint8Array) => (typeof text === "string" ? encoder.encode(text) : text);
const lines = (text: string | Uint8Array, size = 11, stored: readonly ProductDetails[] = []) =>
  read(productsInLines(inputLines(inPieces(bytesOf(text), size))), stored);
const table = (text: string | Uint8Array, size = 11, stored: readonly ProductDetails[] = []) =>
  read(productsInTable(inPieces(bytesOf(text), size)), stored);

const printed = {
  lines: (goods: readonly ProductDetails[]) => goods.map((product) => `${productLine(product)}\n`).join(""),
  table: (goods: readonly ProductDetails[]) => [tableHeader, ...goods.map(tableRow)].map((row) => `${row}\n`).join(""),
};

/** Text that a label may bear, with all that tables and lists set apart by. */
const anyLabel = () =>
  fc
    .string({
      unit: fc.constantFrom("a", "अ", '"', ",", "|", "\\", "\n", "\r", " ", "é", "=", ";", "க", "-", "'", "0", "1"),
      minLength: 1,
      maxLength: 12,
    })
    .filter((text) => text.trim() !== "");

/** A bar stands between the entries of a table's list. */
const anyImage = () => fc.constantFrom("/a.jpg", "/a|b.jpg", "https://elsewhere.example/c.jpg?size=1,2");

const anyText = () => fc.record({ english: anyLabel(), hindi: fc.option(anyLabel()) });

const anyInformation = (): fc.Arbitrary<ProductInformation> =>
  fc.record({
    genericName: fc.option(anyText()),
    botanicalName: fc.option(anyLabel()),
    summary: fc.option(anyText()),
    traditionalUses: fc.array(anyText(), { maxLength: 2 }),
    ingredients: fc.array(
      fc.record({ name: anyText(), botanicalName: fc.option(anyLabel()), part: fc.option(anyText()), amount: fc.option(anyLabel()) }),
      { maxLength: 2 },
    ),
    directions: fc.array(anyText(), { maxLength: 2 }),
    cautions: fc.uniqueArray(fc.constantFrom(...allCautions), { maxLength: 3 }),
    storage: fc.option(anyText()),
    shelfLifeMonths: fc.option(fc.integer({ min: 1, max: 600 })),
    bestBefore: fc.constantFrom(null, day("2028-02-29")),
    netQuantity: fc.option(
      fc.record({
        amount: fc.integer({ min: 1, max: 9_999_999_000 }).map((milli) => milli / 1_000),
        unit: fc.constantFrom("g", "ml", "piece"),
      }),
    ),
    maker: fc.option(fc.record({ role: fc.constantFrom("maker", "importer"), name: anyLabel(), address: anyLabel() })),
    countryOfOrigin: fc.constantFrom(null, "IN", "ES"),
    licence: fc.constantFrom(null, { kind: "fssai", number: "10526001000123" }, { kind: "ayush", number: "UK/AYU/2017/0482" }),
    vegetarianMark: fc.constantFrom(null, "vegetarian", "non-vegetarian"),
    allergens: fc.option(fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 })),
    consumerCare: fc.constantFrom(null, { phone: "+91 135 555 0142", email: "care@aranya.example" }),
  });

const anyListed = (): fc.Arbitrary<ProductDetails> =>
  fc
    .record({
      title: anyLabel().filter(isTitle),
      brand: fc.option(anyLabel()),
      flag: fc.boolean(),
      categories: fc.array(anyLabel(), { minLength: 1, maxLength: 3 }),
      tags: fc.array(anyLabel(), { maxLength: 3 }),
      concerns: fc.array(anyLabel(), { maxLength: 3 }),
      images: fc.array(anyImage(), { maxLength: 2 }),
      number: fc.option(anyLabel()),
      status: fc.constantFrom("active", "inactive"),
      offer: fc.option(fc.record({ price: fc.nat(999_999_999).map(paise), stock: fc.maxSafeNat() })),
      mrp: fc.option(fc.nat(999_999_999).map(paise)),
      weight: fc.double({ min: 0, max: 9_999_999, noNaN: true }).map((weight) => weight + 0),
      gst: fc.constantFrom(0, 5, 12.5, 100),
      hindi: fc.option(anyLabel()),
      sanskrit: fc.option(anyLabel()),
      arrived: fc.constantFrom(null, day("2026-11-20")),
      information: anyInformation(),
      minimumQuantity: fc.maxSafeNat(),
    })
    .map(({ flag, ...given }) =>
      aProduct("Balm", {
        ...given,
        isConsumable: flag,
        cashOnDelivery: given.brand === null || flag,
        brandLogo: given.brand === null ? null : given.number,
        seller: flag ? null : { name: given.title, address: given.number, state: "Maharashtra", gstin: "27AAAAA0000A1Z2" },
        mrp: given.offer === null || given.mrp === null ? given.mrp : paise(Math.max(given.mrp, given.offer.price)),
      }),
    );

describe.each([
  ["lines", printed.lines, lines],
  ["a table", printed.table, table],
] as const)("products in a file of %s", (_, print, readBack) => {
  it("are read back as they were printed, whatever stands on their labels and wherever the file is cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyListed(), { maxLength: 4 }), fc.integer({ min: 1, max: 40 }), async (goods, size) => {
        const back = await readBack(print(goods), size);
        expect(back.faults).toEqual([]);
        expect(back.products).toEqual(goods);
      }),
      { numRuns: 150 },
    );
  });

  it("are passed on a thousand at a time", async () => {
    const many = Array.from({ length: 2_500 }, (__, n) => aProduct(`Balm ${n}`));
    const back = await readBack(print(many), 100_000);
    expect(back.products).toHaveLength(2_500);
    expect(back.most).toBe(AT_ONCE);
  });

  it("are told apart from text that is no UTF-8", async () => {
    const good = bytesOf(print(products.slice(0, 2)));
    const { faults } = await readBack(new Uint8Array([...good, 0xff, 0xfe, 10]));
    expect(faults).toEqual([{ line: expect.any(Number), path: "", expected: "text in UTF-8" }]);
  });
});

describe("a file of lines", () => {
  it("has its faults named by line and field, and the rest read", async () => {
    const text = ['{"_id":1}', "", productLine(aProduct("Balm")), "no json", productLine(aProduct("Oil"))].join("\n");
    const { products: found, lines: at, faults } = await lines(text);
    expect(found.map(({ title }) => title)).toEqual(["Balm", "Oil"]);
    expect(at).toEqual([3, 5]);
    expect(faults).toContainEqual({ line: 1, path: "_id", expected: "text" });
    expect(faults).toContainEqual({ line: 4, path: "", expected: "a JSON object" });
  });
});

describe("a table", () => {
  const row = (given: Partial<Record<string, string>>) =>
    tableHeader
      .split(",")
      .map(
        (name) =>
          given[name] ??
          {
            _id: "p1",
            title: "Balm",
            slug: "balm",
            sub_category: "Balms",
            category_list: "Ayurveda",
            hsn: "3004",
            form: "tin",
            size: "1 g",
            gst: "5",
          }[name] ??
          "",
      )
      .join(",");

  it("may have its columns in any order, and leave out what a product need not have", async () => {
    const text = "title,slug,_id,category_list,gst,hsn,sub_category,form,size\r\nBalm,balm,p1,Ayurveda|Unani,5,3004,Balms,tin,1 g\r\n";
    expect(await table(text)).toMatchObject({
      faults: [],
      products: [{ id: "p1", categories: ["Ayurveda", "Unani"], offer: null, brand: null }],
    });
  });

  it("has its faults named by line and column", async () => {
    const text = [
      tableHeader,
      row({}),
      row({ gst: "five", consumable: "maybe", "seller_list[0].selling_price": "1e2.5", mrp: "12.345" }),
      row({ title: "" }),
    ].join("\n");
    const { faults, products: found } = await table(text);
    expect(found).toHaveLength(1);
    expect(faults).toEqual([
      { line: 3, path: "gst", expected: "a number from 0 to 100" },
      { line: 3, path: "seller_list[0].selling_price", expected: expect.stringContaining("an amount") },
      { line: 3, path: "seller_list[0].total_stock", expected: "a whole number of 0 or more" },
      { line: 3, path: "mrp", expected: expect.stringContaining("an amount") },
      { line: 3, path: "consumable", expected: "true or false" },
      { line: 4, path: "title", expected: "text" },
    ]);
  });

  it("names a column that nobody knows or that is there twice, a row of another length and one that does not end", async () => {
    expect((await table("title,colour\nBalm,red\n")).faults).toEqual([
      { line: 1, path: "colour", expected: expect.stringContaining("one of the columns _id") },
    ]);
    expect((await table("title,slug,slug\nBalm,balm,\n")).faults).toEqual([{ line: 1, path: "slug", expected: "each column once" }]);
    for (const row of ["a,b,c", "a"])
      expect((await table(`title,slug\n${row}\n`)).faults).toEqual([{ line: 2, path: "", expected: "2 cells" }]);
    expect((await table(`${tableHeader}\n${row({})}\np2,"never closed\n`)).faults).toEqual([
      { line: 3, path: "", expected: "quotes around a whole value, in pairs" },
    ]);
  });

  it("is empty where nothing is in it", async () => expect(await table("")).toMatchObject({ products: [], faults: [] }));
});

describe("a product of a file", () => {
  it.each(["[]", "null", "7", '"Balm"'])("is an object, and nothing more is told of %s", async (text) => {
    expect((await lines(text)).faults).toEqual([{ line: 1, path: "", expected: "a JSON object" }]);
  });

  it.each([
    ["a NUL", { title: "a\u0000b" }, "title", "text"],
    ["half a pair of code units", { title: "a\ud800" }, "title", "text"],
    ["a long label", { size: "x".repeat(301) }, "size", "text of at most 300 characters"],
    ["a long slug", { slug: "x".repeat(201) }, "slug", "small letters and digits joined by hyphens"],
    ["many tags", { tags: Array.from({ length: 101 }, () => "a") }, "tags", "a list of at most 100"],
    ["an empty category", { category_list: ["Unani", " "] }, "category_list[1]", "text"],
    ["a day before all shops", { arrived_on: "0001-01-01" }, "arrived_on", "a day such as 2026-11-20"],
  ])("may not have %s", async (_, given, path, expected) => {
    const text = JSON.stringify({ ...JSON.parse(productLine(aProduct("Balm"))), ...given });
    expect((await lines(text)).faults).toEqual([{ line: 1, path, expected }]);
  });
});
