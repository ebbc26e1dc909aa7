import { EMPTY_SETTLEMENT_REPORT, reportWith } from "#core/invoices/settlement-report.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { dayNamed } from "#cli/orders/day-named.ts";
import { settlementJson } from "./settlement-json.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { disagreementText, settlementText } from "./words.ts";

const COMMAND = "settlement report";

/** Sums what was sold, taxed, taken off and refunded on some days by their papers; ends with 1 where the ledger says otherwise. */
export const settlementReport = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["from", "to"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const [from, to] = [dayNamed(given.options.get("from")), dayNamed(given.options.get("to"))];
    if (from === null || to === null || from === "none" || to === "none" || to < from)
      return wrongUsage(terminal, COMMAND, "expected --from DAY --to DAY, such as 2026-11-01 and 2026-11-30");
    const { withOrders } = await import("#cli/orders/composition.ts");
    const { settlement, ledger } = await withOrders(context, async (actions) => {
      let sums = EMPTY_SETTLEMENT_REPORT;
      for await (const document of actions.documents({ from, to })) sums = reportWith(sums, document);
      return { settlement: sums, ledger: await actions.ledger({ from, to }) };
    });
    await terminal.write(
      given.switches.has("json")
        ? `${JSON.stringify(settlementJson(settlement, ledger), null, 2)}\n`
        : settlementText(settlement, { from, to }),
    );
    if (ledger.sold === settlement.sold.total && ledger.refunded === settlement.refunded.total) return DONE;
    terminal.complain(disagreementText(settlement, ledger));
    return UNUSABLE_INPUT;
  },
);
