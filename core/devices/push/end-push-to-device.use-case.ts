import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { PushAddresses } from "./push-addresses.port.ts";
import type { Session } from "../../identity/session.ts";

/** Switches off that a customer is reached by push on the device of this session. Source: specification/account.md, Devices. */
export type EndPushToDevice = (session: Session) => Promise<null>;
export const EndPushToDevice = useCase<EndPushToDevice>("devices", "EndPushToDevice");

export const makeEndPushToDevice = maker(
  EndPushToDevice,
  { addresses: PushAddresses },
  ({ addresses }: { readonly addresses: Pick<PushAddresses, "remove"> }) =>
    async (session) => {
      await addresses.remove(session);
      return null;
    },
);
