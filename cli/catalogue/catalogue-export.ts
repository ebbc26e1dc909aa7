import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";

/** Prints every product, the most popular first, as `catalogue import` reads them. */
export const catalogueExport = databaseCommand(
  { name: "catalogue export", switches: ["csv", "json"], options: [], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const { productFiles, withCatalogue } = await import("./composition.ts");
    const isTable = given.switches.has("csv");
    const print = isTable ? productFiles.tableRow : productFiles.line;
    await withCatalogue(context, "refused", async ({ all }) => {
      if (isTable) await terminal.write(`${productFiles.tableHeader}\n`);
      for await (const products of all()) await terminal.write(products.map((product) => `${print(product)}\n`).join(""));
    });
    return DONE;
  },
);
