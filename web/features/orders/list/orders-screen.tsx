import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ordersWords } from "./orders-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { OrdersQuery } from "./order-list-model.ts";

const OrderList = latePart(lateCode(() => import("./order-list.tsx"), "OrderList"));
const OrderSearch = latePart(lateCode(() => import("./order-search.tsx"), "OrderSearch"));

export const head = (): Head => ({ title: siteWords.titled(ordersWords.title), description: ordersWords.lead, canonical: null });

/** A customer's orders. What was looked for stands in the address; the server knows nobody's orders. */
export function Screen({ data: query }: { readonly data: OrdersQuery }) {
  const { text, filter, after } = query;
  return (
    <AccountPage here="orders" title={ordersWords.title} lead={ordersWords.lead} waiting={<Waiting />}>
      {(customer) => (
        <>
          <OrderSearch asked={query} />
          <OrderList key={`${text}\n${filter}\n${after ?? ""}`} customer={customer} asked={query} waiting={<Waiting />} />
        </>
      )}
    </AccountPage>
  );
}

const Waiting = () => <RowSkeletons rows={["first", "second", "third"]} label={ordersWords.reading} />;
