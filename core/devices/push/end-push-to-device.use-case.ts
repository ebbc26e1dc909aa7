import { token } from "../../shared/token.ts";
import type { Session } from "../../identity/session.ts";
import type { PushAddresses } from "./push-addresses.port.ts";

/** Switches off that a customer is reached by push on the device of this session. Source: specification/account.md, Devices. */
export type EndPushToDevice = (session: Session) => Promise<null>;
export const EndPushToDevice = token<EndPushToDevice>("EndPushToDevice");

export const makeEndPushToDevice =
  ({ addresses }: { readonly addresses: Pick<PushAddresses, "remove"> }): EndPushToDevice =>
  async (session) => {
    await addresses.remove(session);
    return null;
  };
