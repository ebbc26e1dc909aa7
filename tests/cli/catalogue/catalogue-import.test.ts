import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { productLine } from "#adapters/catalogue-file/product-record.ts";
import { paise } from "#core/shared/money.ts";
import { noInformation } from "#core/catalogue/information/product-information.ts";
import { niramaya } from "#cli/niramaya.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";
import { TerminalInMemory } from "#tests/cli/terminal-in-memory.ts";

const shop = await openShopData();
const { at } = shop;
afterEach(async () => {
  await shop.db.deleteFrom("product").execute();
  await shop.db.updateTable("catalogue_state").set({ version: 0 }).execute();
});

const file = (...lines: readonly string[]) => ({ goods: lines.join("\n") });
const good = ["Balm", "Oil", "Tea"].map((title) => productLine(aProduct(title)));
const exported = async (flags = "") => (await run(`catalogue export ${at} ${flags}`)).output;

describe("the staff's catalogue", () => {
  it("takes the products of a file, says how many, and prints them as it took them", async () => {
    expect(await run(`catalogue import goods ${at}`, file(...good))).toEqual({
      status: 0,
      output: "3 products added, 0 changed, 0 unchanged.\n",
      complaints: "",
    });
    for (const flags of ["", "--json"]) expect(await exported(flags)).toBe(`${good.join("\n")}\n`);
    const dearer = productLine(aProduct("Oil", { mrp: null }));
    expect((await run(`catalogue import - ${at} --json`, { "-": dearer })).output).toBe(
      '{"added":0,"changed":1,"unchanged":0,"left_out":0,"faults":0,"lacking":1,"sellerless":0}\n',
    );
    expect(await exported()).toBe(`${[good[0], dearer, good[2]].join("\n")}\n`);
    expect((await run(`catalogue import goods ${at}`, file(...good))).output).toBe("0 products added, 1 changed, 2 unchanged.\n");
  });

  it("is told by the doctor where photographs lie that no page shows", async () => {
    const sold = (title: string, ...images: readonly string[]) => productLine(aProduct(title, { images }));
    await run(
      `catalogue import goods ${at}`,
      file(
        sold("Balm", "https://pictures.example/balm.jpg", "https://others.example/balm.jpg"),
        sold("Oil", "https://pictures.example/oil.jpg", "https://pictures.example/oil-2.jpg", "/oil.jpg"),
        sold("Tea", "/tea.jpg"),
        productLine(aProduct("Old", { status: "inactive", images: ["https://gone.example/old.jpg"] })),
      ),
    );
    await shop.db
      .updateTable("product")
      .set({ images: ["tea.jpg"] })
      .where("slug", "=", "tea")
      .execute(); // From before addresses were looked at.
    const told = async () => (await run(`doctor ${at}`)).output.split("\n").filter((line) => line.includes("photographs"));
    const [far, ...others] = await told();
    expect(far).toMatch(/^LOOK +photographs +2 products have photographs at https:\/\/pictures\.example, which no page shows/);
    expect(others).toEqual([
      expect.stringContaining("1 product has photographs at https://others.example, which no page shows"),
      expect.stringContaining("1 product has photographs such as tea.jpg, which no page shows"),
    ]);
    vi.stubEnv("PICTURE_ORIGINS", "https://pictures.example,https://others.example");
    expect(await told()).toEqual([expect.stringContaining("tea.jpg")]);
    vi.stubEnv("PICTURE_ORIGINS", undefined);
  });

  it("is warned of products that do not tell what the law asks for, and the doctor says what they lack", async () => {
    const untold = { information: noInformation, isConsumable: false };
    const goods = file(
      good[0] ?? "",
      productLine(aProduct("Mat", untold)),
      productLine(aProduct("Old mat", { ...untold, status: "inactive" })),
    );
    expect(await run(`catalogue import goods ${at}`, goods)).toEqual({
      status: 0,
      output: "3 products added, 0 changed, 0 unchanged.\n",
      complaints: "1 product lacks something that the law requires a shop to show before purchase; niramaya doctor says what.\n",
    });
    const told = (await run(`doctor ${at}`)).output.split("\n").filter((line) => line.includes("declarations"));
    expect(told).toHaveLength(5);
    expect(told[0]).toMatch(/^LOOK +declarations +1 product that is sold does not tell whom buyers can contact, which the law asks for/);
    await run(`catalogue import goods ${at}`, file(productLine(aProduct("Mat"))));
    expect((await run(`doctor ${at}`)).output).not.toContain("declarations");
  });

  it("takes no seller whose GSTIN is mistyped or of another state, and no price above the MRP", async () => {
    const seller = { name: "Doon Herbal Supply", address: null, state: "Uttrakhand", gstin: "05aafcd7310k1zs" };
    const line = (changed: Partial<typeof seller>) => productLine(aProduct("Balm", { seller: { ...seller, ...changed } }));
    const refusals = async (text: string) => (await run(`catalogue import goods ${at}`, file(text))).complaints.split("\n")[0];
    expect(await refusals(line({ state: "Maharashtra" }))).toBe(
      "line 1, seller.state: expected Uttarakhand, whose GSTIN it is: a seller has another one in each state",
    );
    expect(await refusals(line({ gstin: "05AAFCD7310K1ZT" }))).toContain("seller.gstin: expected a GSTIN without a typing error");
    expect(await refusals(line({ gstin: "88AAFCD7310K1ZS" }))).toContain("88 is none");
    expect(await refusals(line({ state: "Uttara" }))).toContain("seller.state: expected a state or union territory of India");
    expect(await refusals(productLine(aProduct("Balm", { mrp: paise(19_899) })))).toBe(
      "line 1, seller_list[0].selling_price: expected an amount that is not above mrp, 198.99",
    );
    expect(await exported()).toBe("");
    expect(await run(`catalogue import goods ${at}`, file(line({})))).toMatchObject({ status: 0, complaints: "" });
    expect(await exported()).toContain('"state":"Uttarakhand","gstin":"05AAFCD7310K1ZS"');
  });

  it("keeps the name of a seller that other products have, even with --keep-going", async () => {
    await run(`catalogue import goods ${at}`, file(...good));
    const seller = { name: "Another", address: null, state: "Maharashtra", gstin: "27AAAAA0000A1Z2" };
    const renamed = file(productLine(aProduct("Balm", { seller })));
    expect(await run(`catalogue import goods ${at} --keep-going`, renamed)).toMatchObject({
      status: 1,
      complaints: expect.stringContaining("line 1, seller.name: expected Aranya Herbs, who has this GSTIN with other products of the shop"),
    });
    expect(await exported()).toBe(`${good.join("\n")}\n`);
  });

  it("warns of a rate that a spreadsheet divided by a hundred, and of products without a seller", async () => {
    const goods = file(productLine(aProduct("Balm", { gst: 0.05 })), productLine(aProduct("Oil", { seller: null })));
    expect(await run(`catalogue import goods ${at}`, goods)).toEqual({
      status: 0,
      output: "2 products added, 0 changed, 0 unchanged.\n",
      complaints:
        "line 1, gst: 0.05 is taken as 0.05 %, was 5 meant?\n1 product names no seller, and can't be bought until one is named.\n",
    });
  });

  it("has the doctor name what lies wrong already", async () => {
    await run(`catalogue import goods ${at}`, file(...good));
    await shop.db
      .updateTable("product")
      .set({ seller_state: "Maharastraa", mrp: 1_000, number: "N-1" })
      .where("slug", "<>", "tea")
      .execute();
    await shop.db.updateTable("product").set({ seller_name: "Another" }).where("slug", "=", "balm").execute();
    await shop.db
      .updateTable("product")
      .set({ seller_name: null, seller_state: null, seller_gstin: null })
      .where("slug", "=", "tea")
      .execute();
    const told = (await run(`doctor ${at}`)).output.split("\n").filter((line) => /^LOOK +products/.test(line));
    expect(told.map((line) => line.replace(/^LOOK +products +/, ""))).toEqual([
      "1 product such as balm, GSTIN 27AAAAA0000A1Z2: the seller's state is no state of India.",
      "1 product such as oil, GSTIN 27AAAAA0000A1Z2: the seller's state is no state of India.",
      "GSTIN 27AAAAA0000A1Z2 has several sellers: Another, Aranya Herbs.",
      "Above the MRP, which is against the law: the price of 2 products such as balm.",
      "Without a seller, so that nobody can buy them: 1 product such as tea.",
      "2 products have the product id N-1.",
    ]);
  });

  it("takes a table as it prints one", async () => {
    await run(
      `catalogue import goods ${at}`,
      file(...products.map((product, place) => productLine({ ...product, slug: `goods-${place}` }))),
    );
    const [lines, table] = [await exported(), await exported("--csv")];
    expect(lines).not.toBe("");
    expect(table.split("\n")[0]).toMatch(/^_id,product_id,title,slug,mrp/);
    await shop.db.deleteFrom("product").execute();
    await shop.db.updateTable("catalogue_state").set({ version: 0 }).execute();
    expect((await run(`catalogue import goods ${at} --csv`, { goods: table })).output).toBe("6 products added, 0 changed, 0 unchanged.\n");
    expect(await exported()).toBe(lines);
  });

  const faulty = ["no json", good[1] ?? "", '{"_id":"x"}', good[1] ?? "", productLine(aProduct("Soap", { slug: "oil" })), good[2] ?? ""];

  it("takes nothing of a faulty file, and names every fault by line and field", async () => {
    await run(`catalogue import goods ${at}`, file(good[0] ?? ""));
    const { status, output, complaints } = await run(`catalogue import goods ${at}`, file(...faulty));
    expect([status, output]).toEqual([1, ""]);
    expect(complaints).toContain("line 1: expected a JSON object\n");
    expect(complaints).toContain("line 3, title: expected text\n");
    expect(complaints).toContain("line 4, _id: expected an id that no line before it has\n");
    expect(complaints).toContain("line 5, slug: expected a slug that no line before it has\n");
    expect(complaints).toContain("Nothing was changed.");
    expect(await exported()).toBe(`${good[0]}\n`);
  });

  it("leaves faulty lines out where it is told to keep going", async () => {
    const { status, output, complaints } = await run(`catalogue import goods ${at} --keep-going`, file(...faulty));
    expect([status, output]).toEqual([1, "2 products added, 0 changed, 0 unchanged, 4 faulty lines left out.\n"]);
    expect(complaints).toContain("line 5, slug");
    expect(complaints).not.toContain("Nothing was changed");
    expect(await exported()).toBe(`${good[1]}\n${good[2]}\n`);
  });

  it("stands in the audit log with its file's name and all that came of it, and where nothing came of it does not", async () => {
    await run(`catalogue import goods ${at} --as Meera`, file(...good));
    await run(`catalogue import - ${at} --keep-going --as Meera`, { "-": [good[0], faulty[0], faulty[2], faulty[4]].join("\n") });
    await run(`catalogue import goods ${at} --as Meera`, file(...faulty));
    const { output } = await run(`audit list --subject catalogue --json ${at}`);
    const details = JSON.parse(output).map((entry: { readonly details: object }) => entry.details);
    expect(details.slice(0, 2)).toEqual([
      { file: "standard input", left_out: 3, added: 0, changed: 0, unchanged: 1 },
      { file: "goods", left_out: 0, added: 3, changed: 0, unchanged: 0 },
    ]);
  });

  it("tells no more than a hundred faults one by one", async () => {
    const { complaints } = await run(`catalogue import goods ${at}`, file(...Array.from({ length: 250 }, () => "?")));
    expect(complaints.match(/^line /gm)).toHaveLength(100);
    expect(complaints).toContain("and 150 more\n");
  });

  it("shows how far it is to whoever watches", async () => {
    const terminal = new TerminalInMemory({ goods: good.join("\n") });
    expect(await niramaya(["catalogue", "import", "goods", "--data", shop.folder], terminal)).toBe(0);
    expect(terminal.progresses).toEqual(["3 products read", ""]);
  });

  it("says which file is not there, which usage is wrong, and where no data is yet", async () => {
    expect(await run(`catalogue import nothing ${at}`)).toMatchObject({ status: 2, complaints: "nothing does not exist.\n" });
    expect((await run(`catalogue import ${at}`)).status).toBe(2);
    expect((await run(`catalogue export --data ${join(shop.folder, "nowhere")}`)).status).toBe(1);
    for (const command of ["import", "export"])
      expect((await run(`catalogue ${command} --help`)).output).toContain(`niramaya catalogue ${command}`);
  });
});
