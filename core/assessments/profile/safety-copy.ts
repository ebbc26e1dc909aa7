import { prescribedTo } from "../../consultations/safety/prescribed-drugs.ts";
import { tellsHealth, answeredHealth } from "./answered-health.ts";
import type { ListMembers } from "../../account/list-members.use-case.ts";
import type { ShowMyPrescriptions } from "../../consultations/prescriptions/show-my-prescriptions.use-case.ts";
import type { KnownPerson, SafetyCopy } from "../../consultations/safety/person-health.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { ShowHealthProfile } from "./show-health-profile.use-case.ts";

type Needs = {
  readonly listMembers: ListMembers;
  readonly showProfile: ShowHealthProfile;
  readonly showPrescriptions: ShowMyPrescriptions;
  readonly now: Clock;
};

/**
 * What a device keeps for safety notices: of a customer and their members what a product can be held against, and nothing else. People for
 * whom nobody consented are left out. It is put together where it is kept.
 * Source: specification/safety.md, What is kept.
 */
export const safetyCopyOf =
  ({ listMembers, showProfile, showPrescriptions, now }: Needs) =>
  async (customer: CustomerId): Promise<SafetyCopy> => {
    const [family, prescribed] = await Promise.all([listMembers(customer), showPrescriptions(customer, null)]);
    const prescriptions = prescribed.kind === "ok" ? prescribed.value : [];
    const own = { id: null, name: null, birthdate: null };
    const people = await Promise.all(
      [own, ...family].map(async ({ id: member, name, birthdate }): Promise<KnownPerson | null> => {
        const shown = await showProfile(customer, member);
        if (shown.kind === "refused" || !shown.value.consent) return null;
        const { answers } = shown.value;
        return {
          member,
          name,
          birthdate,
          isTold: tellsHealth(answers),
          ...answeredHealth(answers),
          prescribed: prescribedTo(prescriptions, member),
        };
      }),
    );
    return { customer, at: now(), people: people.filter((one) => one !== null) };
  };
