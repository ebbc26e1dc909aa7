import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { prescribingPhrases as phrases } from "#web/features/desk/prescribing/wording/prescribing.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const TicksDialog = latePart(lateCode(() => import("./ticks-dialog.tsx"), "TicksDialog"));

/**
 * The way to what was ticked of a prescription. `customer`: the practitioner's account. It is read when it is opened, as that stands in the
 * patient's log.
 */
export function OpenTicks({ customer, booking }: { readonly customer: CustomerId; readonly booking: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onPress={() => setOpen(true)}>
        {phrases.ticks}
      </Button>
      {isOpen ? <TicksDialog customer={customer} booking={booking} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
