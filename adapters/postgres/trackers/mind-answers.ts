import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { changeNoted } from "./change-noted.ts";
import { putMindAnswers } from "./put-mind-answers.ts";
import type { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Goes by changeNoted as the trackers' entries do. */
export const postgresMindAnswers = (db: Database): MindAnswers =>
  namingOutages("trackers", {
    save: (customer, answers, at) => changeNoted(db, customer, (trx) => putMindAnswers(trx, { customer, answers, at })),

    async listOf(customer) {
      const rows = await db
        .selectFrom("mind_answer")
        .select(["question", "answer", "answered_at"])
        .where("customer", "=", customer)
        .orderBy("question")
        .execute();
      return rows.map(({ question, answer, answered_at }) => ({ questionId: question, answer, at: answered_at.getTime() }));
    },

    async erase(customer) {
      await changeNoted(db, customer, async (trx) => {
        await trx.deleteFrom("mind_answer").where("customer", "=", customer).execute();
      });
    },
  });
