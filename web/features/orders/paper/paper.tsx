import Download from "lucide-react/icons/download";
import FileX from "lucide-react/icons/file-x";
import Printer from "lucide-react/icons/printer";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { Button } from "#web/design/button/button.tsx";
import { InvoicePaper } from "#web/design/invoice/invoice-paper.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { orderWords } from "#web/features/orders/order/order-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { PaperModel, paperNeeds } from "./paper-model.ts";
import "#web/features/orders/order/orders.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DocumentQuery } from "#core/invoices/show-document.use-case.ts";

type PaperProps = { readonly customer: CustomerId; readonly asked: DocumentQuery; readonly waiting: ReactNode };

export const Paper = observer(function Paper({ customer, asked, waiting }: PaperProps) {
  const useCases = useNeeds(paperNeeds);
  const [model] = useState(() => new PaperModel(customer, asked, { ...useCases, save: saveFile }));
  useEffect(() => void model.ask(), [model]);
  const { state, download } = model;
  switch (state.kind) {
    case "reading":
      return waiting;
    case "unavailable":
      return (
        <>
          <h1>{orderWords.papers}</h1>
          <TryAgain what={orderWords.paperUnavailable} onPress={() => void model.ask()} />
        </>
      );
    case "unknown":
      return (
        <>
          <h1 className="visually-hidden">{orderWords.papers}</h1>
          <NothingYet Icon={FileX} heading={orderWords.unknownPaper} text={orderWords.unknownPaperText}>
            <a className="button quiet" href={orderAddress.one(asked.order)}>
              {orderWords.backToOrder}
            </a>
          </NothingYet>
        </>
      );
    case "read":
      return (
        <>
          <div className="no-print">
            <Breadcrumb
              way={[
                { title: orderWords.orders, address: orderAddress.all },
                { title: state.document.facts.orderId, address: orderAddress.one(asked.order) },
              ]}
              here={state.document.facts.number}
            />
            <div className="row flex-wrap paper-actions">
              <Button look="main" state={download === "sending" ? "busy" : "ready"} onPress={() => void model.fetch()}>
                <Download className="icon" aria-hidden="true" />
                {download === "sending" ? orderWords.downloading : orderWords.download}
              </Button>
              <Button look="quiet" onPress={() => globalThis.print()}>
                <Printer className="icon" aria-hidden="true" />
                {orderWords.print}
              </Button>
            </div>
            <div role="status">{download === "unavailable" ? <Notice kind="bad">{orderWords.downloadUnavailable}</Notice> : null}</div>
          </div>
          <InvoicePaper paper={state.document} />
        </>
      );
  }
});
