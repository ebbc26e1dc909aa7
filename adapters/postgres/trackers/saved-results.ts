import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { changeNoted } from "./change-noted.ts";
import { putResult } from "./put-result.ts";
import type { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Goes by changeNoted as the trackers' entries do. */
export const postgresSavedResults = (db: Database): SavedResults =>
  namingOutages("trackers", {
    save: (customer, result, received) => changeNoted(db, customer, (trx) => putResult(trx, { customer, result, received })),

    async listOf(customer, tool) {
      const rows = await db
        .selectFrom("tracker_result")
        .select(["id", "tool", "at", "input", "answers"])
        .where("customer", "=", customer)
        .where("tool", "=", tool)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
    },

    async erase(customer, tools) {
      await changeNoted(db, customer, async (trx) => {
        await trx
          .deleteFrom("tracker_result")
          .where("customer", "=", customer)
          .where("tool", "in", [...tools])
          .execute();
      });
    },
  });
