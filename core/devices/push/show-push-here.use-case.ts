import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { PushAddresses } from "./push-addresses.port.ts";
import { PushSender } from "./push-sender.port.ts";
import type { Session } from "../../identity/session.ts";

/** `key`: as in PushSender. `endpoint`: where this device's session is reached; null: it is not. */
export type PushHere = { readonly key: string | null; readonly endpoint: string | null };

/** Says whether a device is sent what its customer is reminded of. Source: specification/account.md, Devices. */
export type ShowPushHere = (session: Session) => Promise<PushHere>;
export const ShowPushHere = useCase<ShowPushHere>("devices", "ShowPushHere");

type Needs = { readonly addresses: Pick<PushAddresses, "of">; readonly sender: Pick<PushSender, "key"> };

export const makeShowPushHere = maker(
  ShowPushHere,
  { addresses: PushAddresses, sender: PushSender },
  ({ addresses, sender: { key } }: Needs) =>
    async (session) => ({ key, endpoint: key === null ? null : ((await addresses.of(session))?.endpoint ?? null) }),
);
