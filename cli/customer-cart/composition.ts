import { makePriceCartOf } from "#core/customer-cart/price-cart-of.use-case.ts";
import { makePriceMyCart } from "#core/customer-cart/price-my-cart.use-case.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { postgresCoupons } from "#adapters/postgres/coupons/coupons.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresShipping } from "#adapters/postgres/shipping/shipping.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { PriceCartOf } from "#core/customer-cart/price-cart-of.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Wired by hand over the shop's data, brought up to date as by every start. Throws CannotStart. */
export function withCartsOfCustomers<Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (priceCartOf: (name: Parameters<PriceCartOf>[1]) => ReturnType<PriceCartOf>) => Promise<Answer>,
): Promise<Answer> {
  return withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const priceCartOf = makePriceCartOf({
      customers: postgresCustomers(db),
      priceMyCart: makePriceMyCart({
        carts: postgresCarts(db),
        coupons: postgresCoupons(db),
        shipping: postgresShipping(db),
        now: Date.now,
      }),
      log: postgresAuditLog(db),
      now: Date.now,
    });
    return act((name) => priceCartOf(whoActs(context), name));
  });
}
