import { practitionerId } from "#core/consultations/practitioner.ts";
import { ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { DayOfSlots } from "#core/consultations/slots/list-slots.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** Where somebody's free times are, and the next days that have some. */
export type PractitionerTimes = { readonly address: string; readonly days: readonly Pick<DayOfSlots, "day" | "offered">[] };

const MOST_DAYS = 4;

/** When somebody who practises is free next; null: they take no bookings here, or it can't be had. `slug`: their id in the directory. */
export async function practitionerTimesData(slug: string, dependencies: Dependencies): Promise<PractitionerTimes | null> {
  try {
    const found = await dependencies.get(ShowPractitioner)(practitionerId(slug));
    if (found.kind === "refused") return null;
    const { practitioner, days } = found.value;
    const free = days.filter(({ offered }) => offered > 0).slice(0, MOST_DAYS);
    return { address: consultationAddress.profile(practitioner), days: free.map(({ day, offered }) => ({ day, offered })) };
  } catch (error) {
    failureOrDefect(error);
    return null;
  }
}
