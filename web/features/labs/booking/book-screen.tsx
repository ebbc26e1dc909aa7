import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases } from "#web/features/labs/wording/labs.ts";
import type { OwnLabPage } from "./own-lab-page.ts";

const Book = latePart(lateCode(() => import("./book.tsx"), "Book"));

const WAY = [{ title: labPhrases.labs, address: labAddress.front }];

/** Booking tests for oneself and others. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnLabPage }) => (
  <OwnPage data={data} way={WAY}>
    {(customer, waiting) => (
      <Book key={data.asked.tests.join() + data.asked.packages.join()} asked={data.asked} customer={customer} waiting={waiting} />
    )}
  </OwnPage>
);
