import { latePart } from "#web/platform/late/late-part.ts";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { thankYouWords } from "./thank-you-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Head } from "#web/platform/page/head.ts";

// The server draws nobody's order, so the first view needs none of this.
const Thanks = latePart(lateCode(() => import("./thanks.tsx"), "Thanks"));

type OrderInAddress = { readonly id: string | null };

export const head = (): Head => ({ title: siteWords.titled(thankYouWords.title), description: thankYouWords.lead, canonical: null });

/** What became of an order, right after it was placed or its payment was tried. The server knows nobody's orders. */
export function Screen({ data: { id } }: { readonly data: OrderInAddress }) {
  return (
    <div className="page-width thank-you">
      {id === null ? (
        <div className="thank-you-head">
          <h1>{thankYouWords.title}</h1>
          <p className="lead">{thankYouWords.which}</p>
          <a className="button main" href={accountAddress.orders}>
            {thankYouWords.orders}
          </a>
        </div>
      ) : (
        <ForCustomer waiting={<Waiting />}>
          {(customer) => <Thanks key={id} customer={customer} order={id} waiting={<Waiting />} />}
        </ForCustomer>
      )}
    </div>
  );
}

const Waiting = () => (
  <>
    <h1 className="visually-hidden">{thankYouWords.title}</h1>
    <FormSkeleton label={thankYouWords.reading} />
  </>
);
