import { memberId } from "#core/account/family-member.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { ChosenMember, ChosenMemberOfTab } from "#core/trackers/device/chosen-member.port.ts";

const KEY = "trackers-of";

/** Where a tab may keep nothing, it shows the customer's own. */
export function chosenMemberIn(storage: () => Storage): ChosenMemberOfTab {
  return {
    of(customer) {
      const stored: unknown = nullIfThrown(() => JSON.parse(storage().getItem(KEY) ?? "null"));
      return memberIn(stored, customer);
    },
    choose(customer, member) {
      nullIfThrown(() => {
        if (member === null) storage().removeItem(KEY);
        else storage().setItem(KEY, JSON.stringify({ customer, id: member.id, name: member.name }));
      });
    },
    forget() {
      nullIfThrown(() => storage().removeItem(KEY));
    },
  };
}

function memberIn(stored: unknown, customer: string): ChosenMember | null {
  const { customer: whose, id, name }: { customer?: unknown; id?: unknown; name?: unknown } = Object(stored);
  if (whose !== customer || typeof id !== "string" || id === "" || typeof name !== "string") return null;
  const read = fullNameIn(name);
  return read === null ? null : { id: memberId(id), name: read };
}
