import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { FollowOrder } from "#core/orders/order/follow-order.use-case.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { composeApplication } from "#adapters/composition/server/application.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { aBuyer } from "#tests/bench/made/many-orders.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { stock } from "#tests/ports/orders/an-order-shop.ts";
import { aPlace } from "#tests/postgres.ts";
import { sentStatements } from "./sent-statements.ts";
import type { Application } from "#adapters/composition/server/application.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const LINES = ["id-ajwain", "id-brahmi", "id-dill"];

let db: Database;
let application: Application;
let database: string;
let folder: string;
beforeAll(async () => {
  const place = await aPlace();
  database = place.database;
  db = openDatabase(place);
  const products = ["Ajwain", "Brahmi", "Dill"].map((title) => aProduct(title));
  await stock(db, { products, coupons: [aCoupon()], shipping: { basic: null, weightExceed: null }, uses: {} });
  folder = await mkdtemp(join(tmpdir(), "niramaya-statements-"));
  const address = `postgres://${place.user}:${encodeURIComponent(place.password)}@/${database}?host=${encodeURIComponent(place.host)}&port=${place.port}`;
  const read = settingsIn({ DATABASE_URL: address, DATA_DIR: folder });
  if ("faults" in read) throw new RangeError(read.faults.join("\n"));
  application = await composeApplication(read.settings, folder, wordsOfServer);
});
afterAll(async () => {
  await application.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

describe("an order of three lines", () => {
  it("takes 39 statements from its first line to its news, with the beginnings and ends of transactions", async () => {
    const { container } = application;
    const buyer = await aBuyer(db, 1);
    const signedIn = async () => expect(await container.get(Sessions).holderOf(buyer.bearer, Date.now())).not.toBeNull();
    const filling = await sentStatements(database, async () => {
      for (const productId of LINES) {
        await signedIn();
        await container.get(AddToCart)(buyer.id, { kind: "product", productId, quantity: 2 });
      }
    });
    const [quoting, quote] = await counted(async () => {
      await signedIn();
      const quoted = await container.get(QuoteMyOrder)(buyer.id, { address: buyer.address, way: "cash" });
      return quoted.kind === "ok" ? quoted.value : expect.fail(quoted.refusal.kind);
    });
    const taken = { quote: quote.id, signature: quote.signature, address: buyer.address, key: "once" };
    const [placing, placement] = await counted(async () => {
      await signedIn();
      return container.get(PlaceMyOrder)(reader(buyer.id), taken);
    });
    const following = await sentStatements(database, () => container.get(FollowOrder)(quote.id, 0));

    expect(placement).toMatchObject({ kind: "ok", value: { kind: "placed" } });
    await expect(news(buyer.id)).resolves.toBe(1);
    expect({
      filling: filling.length,
      quoting: quoting.length,
      placing: placing.length,
      following: following.length,
    }).toEqual({ filling: 18, quoting: 7, placing: 8, following: 6 });
  });

  const news = async (customer: string) =>
    (await db.selectFrom("notification").select("id").where("customer", "=", customer).execute()).length;

  async function counted<Answer>(act: () => Promise<Answer>): Promise<readonly [readonly string[], Answer]> {
    const answers: Answer[] = [];
    const sent = await sentStatements(database, async () => answers.push(await act()));
    return [sent, ...(answers as [Answer])];
  }
});
