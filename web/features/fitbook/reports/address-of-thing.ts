import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import type { ReportedThing } from "#core/fitbook/reports/report.ts";

/** The page of what was reported; it says itself when the thing isn't there. */
export function addressOfThing(thing: ReportedThing): string {
  switch (thing.kind) {
    case "post":
      return fitbookAddress.post(thing.id);
    case "comment":
      return fitbookAddress.post(thing.post);
    case "person":
      return fitbookAddress.person(thing.id);
    case "group":
      return fitbookAddress.group(thing.id);
    case "challenge":
      return fitbookAddress.challenge(thing.id);
  }
}
