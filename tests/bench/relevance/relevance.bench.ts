import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { demoGoods } from "#tests/builders/demo-goods.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { judgedQueries } from "./judged-queries.ts";
import { LEAST_NDCG, meanNdcg, relevanceOf, answerLine } from "./relevance-of.ts";
import type { Figure } from "#tests/bench/figure.ts";

/**
 * How well the search of the demo shop answers what people type. With HELD_OUT=1 it asks the fifth of the queries that is held out, with
 * WORST=1 it tells the answers that are worse than the target.
 */
export async function bench(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-relevance-"));
  await chmod(folder, 0o755); // The database's user must be able to enter it.
  const { server, leave } = await embeddedServer(join(folder, "postgres"));
  const db = openDatabase(server);
  try {
    await migrate(db, folder, jobKinds);
    await db.transaction().execute((trx) => putProducts(trx, demoGoods));
    const isHeldOut = process.env["HELD_OUT"] === "1";
    const queries = judgedQueries().filter((query) => query.isHeldOut === isHeldOut);
    const answers = await relevanceOf(postgresCatalogue(db), demoGoods, queries);
    if (process.env["WORST"] === "1")
      console.log(
        answers
          .filter(({ ndcg }) => ndcg < LEAST_NDCG)
          .map(answerLine)
          .join("\n"),
      );
    const ndcg = meanNdcg(answers);
    const unanswered = answers.filter(({ found }) => found === 0).length;
    const of = `${queries.length} ${isHeldOut ? "queries held out" : "queries"}`;
    return [
      {
        name: `NDCG@10 of ${of}`,
        figure: Number(ndcg.toFixed(3)),
        unit: "of 1",
        target: `at least ${LEAST_NDCG}`,
        met: ndcg >= LEAST_NDCG,
      },
      {
        name: `of ${of}, those without an answer where the shop has one`,
        figure: unanswered,
        unit: "queries",
        target: "none",
        met: unanswered === 0,
      },
    ];
  } finally {
    await db.destroy();
    await leave();
    await rm(folder, { recursive: true, force: true });
  }
}
