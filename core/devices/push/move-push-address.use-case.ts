import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { PushAddresses } from "./push-addresses.port.ts";
import { PushServices } from "./push-services.port.ts";
import type { Result } from "../../shared/result.ts";
import type { PushAddress } from "./push-address.ts";
import type { NoPushService } from "./push-to-device.use-case.ts";

/** `former` is the address that a browser had, as the proof that it is the same browser. */
export type MovedPushAddress = { readonly former: Pick<PushAddress, "endpoint" | "auth">; readonly address: PushAddress };

/**
 * Follows a browser to the address that its push service has given it in the place of another. Its worker says so without a session: only
 * that browser knows the former secret. Nobody learns whether there was such an address. Source: specification/account.md, Devices.
 */
export type MovePushAddress = (moved: MovedPushAddress) => Promise<Result<null, NoPushService>>;
export const MovePushAddress = useCase<MovePushAddress>("devices", "MovePushAddress");

type Needs = { readonly addresses: Pick<PushAddresses, "move">; readonly services: PushServices };

export const makeMovePushAddress = maker(
  MovePushAddress,
  { addresses: PushAddresses, services: PushServices },
  ({ addresses, services }: Needs) =>
    async ({ former, address }) => {
      if (!services(address.endpoint)) return refused({ kind: "no-push-service" });
      await addresses.move(former, address);
      return ok(null);
    },
);
