import { token } from "../../shared/token.ts";
import type { Session } from "../../identity/session.ts";
import type { PushAddresses } from "./push-addresses.port.ts";
import type { PushSender } from "./push-sender.port.ts";

/** `key`: as in PushSender. `endpoint`: where this device's session is reached; null: it is not. */
export type PushHere = { readonly key: string | null; readonly endpoint: string | null };

/** Says whether a device is sent what its customer is reminded of. Source: specification/account.md, Devices. */
export type ShowPushHere = (session: Session) => Promise<PushHere>;
export const ShowPushHere = token<ShowPushHere>("ShowPushHere");

type Needs = { readonly addresses: Pick<PushAddresses, "of">; readonly sender: Pick<PushSender, "key"> };

export const makeShowPushHere =
  ({ addresses, sender: { key } }: Needs): ShowPushHere =>
  async (session) => ({ key, endpoint: key === null ? null : ((await addresses.of(session))?.endpoint ?? null) });
