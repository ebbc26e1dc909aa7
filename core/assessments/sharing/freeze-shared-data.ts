import { currentData, isConsented } from "./current-data.ts";
import type { FreezeSharedData } from "../../consultations/access/freeze-shared-data.port.ts";
import type { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import type { CurrentNeeds } from "./current-data.ts";
import type { SharedCopies } from "./shared-copies.port.ts";

type Needs = CurrentNeeds & { readonly copies: Pick<SharedCopies, "put">; readonly consents: ListCareConsents };

/** Keeps what the patient shares at that moment. Without their consent there is nothing to keep. Source: specification/assessments.md, States of an assessment. */
export const makeFreezeSharedData =
  ({ copies, consents, ...needs }: Needs): FreezeSharedData =>
  async (booking, at) => {
    if (await isConsented(consents, booking)) await copies.put(booking, { at, data: await currentData(needs, booking, at) });
  };
