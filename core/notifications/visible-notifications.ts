import { groupViews } from "../fitbook/groups/visible-group.ts";
import { kindOfNotification } from "./kinds/fitbook-kind.ts";
import { visiblePeople } from "../fitbook/people/visible-person.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { Groups } from "../fitbook/groups/groups.port.ts";
import type { People } from "../fitbook/people/people.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { FitbookKind } from "./kinds/fitbook-kind.ts";
import type { Notification } from "./notification.ts";
import type { Notifications } from "./notifications.port.ts";

/**
 * What a notification names of Fitbook. `from` null: it comes from nobody in particular; `group` null: it is about none; `challengeOf`: for
 * whose members the challenge is; null: for all, or it is about none; `kind` null: it is none of Fitbook.
 */
export type NamedInNotification = {
  readonly from: CustomerId | null;
  readonly group: GroupId | null;
  readonly challengeOf: GroupId | null;
  readonly kind: FitbookKind | null;
};

/** What decides whom and which groups a customer sees, and which kinds they want to be told. */
export type SightNeeds = {
  readonly people: Pick<People, "facts">;
  readonly groups: Pick<Groups, "facts">;
  readonly notifications: Pick<Notifications, "switchedOff">;
};

/**
 * Whether a customer is told a notification that names this: of people whom they see and have not muted, of groups that are not
 * missing to them, of challenges of groups that they see in full, and of a kind that they have not switched off.
 * Source: specification/visibility.md, A notification.
 */
export async function visibleNotifications(
  { people, groups, notifications }: SightNeeds,
  customer: CustomerId,
  named: readonly NamedInNotification[],
): Promise<(one: NamedInNotification) => boolean> {
  const senders = [...new Set(named.flatMap(({ from }) => (from === null ? [] : [from])))];
  const places = [...new Set(named.flatMap(({ group, challengeOf }) => [group, challengeOf].filter((one) => one !== null)))];
  const isOfFitbook = named.some(({ kind }) => kind !== null);
  const [heard, seen, off] = await Promise.all([
    senders.length === 0 ? [] : visiblePeople(await people.facts(customer, senders)),
    places.length === 0 ? [] : groupViews(await groups.facts(customer, places), null),
    isOfFitbook ? notifications.switchedOff(customer) : [],
  ]);
  const known = new Set<string>([
    ...heard.flatMap(({ id, isMuted }) => (isMuted ? [] : [id])),
    ...seen.flatMap(({ record, view }) => (view.sees === "missing" ? [] : [record.group.id])),
  ]);
  const full = new Set<GroupId>(seen.flatMap(({ record, view }) => (view.sees === "full" ? [record.group.id] : [])));
  const silent = new Set<FitbookKind>(off);
  return ({ from, group, challengeOf, kind }) =>
    (from === null || known.has(from)) &&
    (group === null || known.has(group)) &&
    (challengeOf === null || full.has(challengeOf)) &&
    (kind === null || !silent.has(kind));
}

export const namedIn = (notification: Notification): NamedInNotification => ({
  from: "from" in notification ? (notification.from?.id ?? null) : null,
  group: notification.kind === "group-request" ? notification.group.id : null,
  challengeOf: notification.kind === "challenge-request" ? (notification.group?.id ?? null) : null,
  kind: kindOfNotification(notification),
});
