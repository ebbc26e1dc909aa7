import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import type { Pincode } from "#core/shipping/delivery-place.ts";

const addressChoice = lateCode(() => import("./address-choice.tsx"), "AddressChoice");

type Choice = { readonly pincode: Pincode | null; readonly onChoose: (pincode: Pincode) => void };

/** It is asked for with the dialog that it stands in. */
export const LateAddressChoice = (given: Choice) => <Opened load={addressChoice} given={given} waits={false} />;
