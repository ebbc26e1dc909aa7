import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { PushAddresses } from "./push-addresses.port.ts";
import { PushSender } from "./push-sender.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Language } from "../../shared/language.ts";

/** `until`: the moment after which nobody is to see the text, in milliseconds since 1970. */
export type TextToPush = { readonly text: Readonly<Record<Language, string>>; readonly until: number };

/**
 * Sends a text to every device of a customer that they have switched on, in the language in which they did. The caller sees to it that this
 * happens once: it sends whenever it is called. Addresses that reach nobody any more are deleted. One device that cannot be reached keeps
 * no other from the text; PortUnavailable is thrown afterwards. Source: specification/account.md, Devices.
 */
export type PushToCustomer = (customer: CustomerId, pushed: TextToPush) => Promise<void>;
export const PushToCustomer = useCase<PushToCustomer>("devices", "PushToCustomer");

type Needs = {
  readonly addresses: Pick<PushAddresses, "ofCustomer" | "forget">;
  readonly sender: PushSender;
  readonly now: Clock;
};

export const makePushToCustomer = maker(
  PushToCustomer,
  { addresses: PushAddresses, sender: PushSender, now: Clock },
  ({ addresses, sender, now }: Needs) =>
    async (customer, { text, until }) => {
      const seconds = Math.floor((until - now()) / 1_000);
      if (sender.key === null || seconds <= 0) return;
      const sent = (await addresses.ofCustomer(customer, now())).map(async (address) => {
        const answer = await sender.send(address, { text: text[address.language], seconds });
        if (answer === "gone") await addresses.forget(address);
      });
      for (const one of await Promise.allSettled(sent)) if (one.status === "rejected") throw one.reason;
    },
);
