import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/late/opened.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { leavingWords } from "#web/features/account/wording/leaving.ts";
import { OpenOrders } from "./open-orders.tsx";
import { LeavingModel, leavingNeeds } from "./leaving-model.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Customer } from "#core/identity/customer.ts";

const leavingDialog = lateCode(() => import("./leaving-dialog.tsx"), "LeavingDialog");

export const LeavingForm = observer(function LeavingForm({ customer }: { readonly customer: Customer }) {
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const useCases = useNeeds(leavingNeeds);
  const [model] = useState(() => new LeavingModel(customer, session, useCases, toasts));
  const lost = useCallback(() => {
    model.stay();
    toasts.show({ kind: "not-opened" });
  }, [model, toasts]);
  const { form, proof, state } = model;
  const problem = form.problemOf("own");
  return (
    <>
      <OpenOrders customer={customer.id} />
      <Form onSubmit={model.ask} faults={form.faults}>
        <TextField
          label={leavingWords.fields[proof]}
          value={form.values.own}
          onChange={(value) => form.fill("own", value)}
          type={proof === "mobile" ? "tel" : "email"}
          inputMode={proof === "mobile" ? "tel" : "email"}
          autoComplete="off"
          hint={leavingWords.hint}
          problem={problem === null ? null : leavingWords.problems[proof][problem]}
        />
        <div className="row flex-wrap">
          <SendButton state="ready" look="danger">
            {leavingWords.begin}
          </SendButton>
          <a className="button quiet" href={accountAddress.overview}>
            {leavingWords.keep}
          </a>
        </div>
      </Form>
      <p className="muted">
        {leavingWords.before}{" "}
        <a className="link roomy" href={accountAddress.data}>
          {leavingWords.takeData}
        </a>
      </p>
      {state === "entering" ? null : (
        <Opened
          load={leavingDialog}
          given={{ isSending: state === "sending", onLeave: () => void model.leave(), onClose: model.stay }}
          onLost={lost}
        />
      )}
    </>
  );
});
