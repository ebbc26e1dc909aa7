import type { CommandHelp } from "#cli/cli-area.ts";

export const catalogueHelp = {
  inGeneral: `  catalogue import FILE     put the products of a file into the shop
  catalogue export          print the shop's products
  catalogue demo            print the demo catalogue
`,
  groups: {
    catalogue: `Usage: niramaya catalogue COMMAND

  import FILE               put the products of a file into the shop
  export                    print the shop's products, one a line
  demo                      print the demo catalogue, one product a line

Example:
  niramaya catalogue demo > products.ndjson
`,
  },
  commands: {
    "catalogue import": `Usage: niramaya catalogue import FILE [--csv] [--dry-run] [--keep-going]
       [--as NAME] [--json] [--data DIR]

Puts the products of a file into the shop: known ones, by their _id, are changed
where they stand, new ones stand behind all others. What is as it was is not
written again, and what the file does not name stays as it is: a field that it
leaves out too. An empty cell, or null, clears its field. A product with
"status":"INACTIVE" is kept, but in no list.

Stock moves by total_stock less stock_exported where a row has both, as an
export prints them: what was sold in between stays sold. Without stock_exported
it is what total_stock says.
  --csv         FILE is a table whose first row names the columns, as
                "catalogue export --csv" prints it and a spreadsheet saves it;
                else a JSON object a line
  --dry-run     show each field that would change, and change nothing
  --keep-going  leave faulty lines out and take the rest; else all or nothing
  --as NAME     who does it, as the audit log has it
  --json        print {"added","changed","unchanged","left_out","faults",
                "lacking"}, "stock_set" where the file counts the stock of known
                products, and of a dry run {"rows"}, as one JSON object
  --data        the folder that the shop's data is in

FILE is in UTF-8, a table in UTF-16 too, and of any size; "-" reads standard input.
Exit status: 0 done; 1 a line was faulty, one line a fault on standard error;
2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya catalogue import products.ndjson
`,
    "catalogue export": `Usage: niramaya catalogue export [--csv | --json] [--data DIR]

Prints every product of the shop, the most popular first, as "catalogue import"
reads them.
  --csv       as a table
  --json      as a JSON object a line, as without it
  --data      the folder that the shop's data is in

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya catalogue export --csv > products.csv
`,
    "catalogue demo": `Usage: niramaya catalogue demo [--coupons | --pincodes | --shipping]

Prints the products of the demo shop as NDJSON, the most popular first.
  --coupons   its coupons instead
  --pincodes  the places it delivers to instead
  --shipping  what delivery costs instead
  --day DAY   coupons as they stand on that day, such as 2026-11-20; else today

Exit status: 0 done; 2 wrong usage.

Example:
  niramaya catalogue demo > products.ndjson
`,
  },
} as const satisfies CommandHelp;
