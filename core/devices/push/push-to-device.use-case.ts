import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { PushAddresses } from "./push-addresses.port.ts";
import { PushSender } from "./push-sender.port.ts";
import { PushServices } from "./push-services.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Session } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { KeptPushAddress } from "./push-address.ts";

/** The most devices of one customer that are reached by push. */
export const MOST_PUSH_ADDRESSES = 20;

export type NoPushService = { readonly kind: "no-push-service" };

/** Switches on that a customer is reached by push on the device of this session. Source: specification/account.md, Devices. */
export type PushToDevice = (
  session: Session,
  address: KeptPushAddress,
) => Promise<Result<null, NoPushService | { readonly kind: "no-push" }>>;
export const PushToDevice = useCase<PushToDevice>("devices", "PushToDevice");

type Needs = {
  readonly addresses: Pick<PushAddresses, "keep">;
  readonly sender: Pick<PushSender, "key">;
  readonly services: PushServices;
  readonly now: Clock;
};

export const makePushToDevice = maker(
  PushToDevice,
  { addresses: PushAddresses, sender: PushSender, services: PushServices, now: Clock },
  ({ addresses, sender, services, now }: Needs) =>
    async (session, address) => {
      if (sender.key === null) return refused({ kind: "no-push" });
      if (!services(address.endpoint)) return refused({ kind: "no-push-service" });
      await addresses.keep(session, address, { at: now(), most: MOST_PUSH_ADDRESSES });
      return ok(null);
    },
);
