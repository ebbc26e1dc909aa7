import { beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "#tests/builders/put-products.ts";
import { postgresLandingPages } from "#adapters/postgres/content/landing-pages.ts";
import { products } from "#tests/fixtures.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;
beforeAll(() => shop.db.transaction().execute((trx) => putProducts(trx, products)));

const aPage = (given: object = {}) => ({
  name: "monsoon",
  title: { en: "Monsoon", hi: "बरसात" },
  lead: "What the rain asks of you.",
  from: "2026-06-01T00:00:00+05:30",
  until: "2126-09-30T00:00:00+05:30",
  blocks: [
    { kind: "banner", title: "Dry feet", text: "First of all.", link: { title: "Why", address: "/holistic" } },
    { kind: "shelf", title: "From the shelf", category: "Ayurveda" },
    { kind: "practitioners", title: "Who practises", therapy: "yoga" },
    { kind: "quiz", id: "q-1", title: "A quiz", text: "Ten questions." },
    { kind: "text", title: "To read", html: '<p onclick="x()">Warm <b>ginger</b> water.</p><script>alert(1)</script>' },
    { kind: "enquiry", title: "Ask us" },
  ],
  ...given,
});
const imported = (options: string, ...lines: readonly (object | string)[]) =>
  run(`landing import - ${options} ${at}`, {
    "-": lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
  });
const named = (name: string) => postgresLandingPages(shop.db).named(name);

describe("landing pages, as staff feed them", () => {
  it("are imported all or none, with each fault by line and field", async () => {
    const link = (address: string) => aPage({ blocks: [{ kind: "banner", title: "T", text: "T", link: { title: "L", address } }] });
    const answer = await imported(
      "",
      aPage({ name: "fine" }),
      aPage({ name: "Not a name" }),
      aPage({ from: "2026-10-01T00:00:00+05:30", until: "2026-09-30T00:00:00+05:30" }),
      aPage({
        blocks: [
          { kind: "video", title: "T" },
          { kind: "practitioners", title: "T", therapy: "magic" },
          { kind: "text", title: "T", html: "<script>x</script>" },
        ],
      }),
      link("https://elsewhere.example"),
      link("//elsewhere.example"),
      link("/\\elsewhere.example"),
      aPage({ blocks: [] }),
      "no json",
    );
    expect(answer.status).toBe(1);
    for (const [line, path] of [
      [2, "name"],
      [3, "until"],
      [4, "blocks[0].kind"],
      [4, "blocks[1].therapy"],
      [4, "blocks[2].html"],
      [5, "blocks[0].link.address"],
      [6, "blocks[0].link.address"],
      [7, "blocks[0].link.address"],
      [8, "blocks"],
    ])
      expect(answer.complaints).toContain(`line ${line}, ${path}: expected`);
    expect(answer.complaints).toContain("line 9: expected");
    expect(answer.complaints).not.toContain("line 1,");
    expect(answer.complaints).toContain("Nothing was changed.\n");
    expect(await named("fine")).toBeNull();
  });

  it("may lead to no shelf that the shop does not have", async () => {
    const answer = await imported("", aPage({ blocks: [{ kind: "shelf", title: "T", category: "gone" }] }));
    expect([answer.status, answer.complaints]).toEqual([
      1,
      "line 1, blocks[0].category: expected a category of the shop\nNothing was changed.\n",
    ]);
  });

  it("are previewed, imported, listed and audited, with clean texts", async () => {
    const preview = await imported("--preview", aPage());
    expect(preview).toMatchObject({ status: 0, complaints: "" });
    expect(preview.output).toContain("/landing/monsoon (from 2026-05-31T18:30:00Z until 2126-09-29T18:30:00Z)\n  Monsoon\n");
    expect(preview.output).toContain("  [banner] Dry feet: First of all. -> /holistic\n");
    expect(preview.output).toContain("  [text] To read: Warm ginger water.\n");
    expect(preview.output).toContain("It would be 1 new, 0 changed, 0 as before. Nothing was changed.\n");
    expect(await named("monsoon")).toBeNull();
    expect((await imported("--as ravi", aPage(), aPage({ name: "over", until: "2026-06-02T00:00:00+05:30" }))).output).toBe(
      "Landing pages: 2 new, 0 changed, 0 as before.\n",
    );
    expect(JSON.parse((await imported("--json", aPage())).output)).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect((await named("monsoon"))?.blocks[4]).toMatchObject({ html: { english: "<p>Warm <b>ginger</b> water.</p>", hindi: null } });
    const listed = await run(`landing list ${at}`);
    expect(listed.output).toMatch(/\/landing\/monsoon {2}shown, .*Monsoon\n\/landing\/over {2}not shown/);
    expect((await run(`landing list --json ${at}`)).output.split("\n").map((line) => line && JSON.parse(line).is_shown)).toEqual([
      true,
      false,
      "",
    ]);
    expect((await run(`audit list --subject landing-page ${at}`)).output).toContain("landing import");
  });
});
