import { visiblePeople } from "./visible-person.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { People, PeopleList } from "./people.port.ts";
import type { VisiblePerson } from "./visible-person.ts";

export const PEOPLE_A_PAGE = 50;

/** `next`: the last person of the page, if there are more; nobody unseen is ever named by it. */
export type PeoplePage = { readonly people: readonly VisiblePerson[]; readonly next: CustomerId | null };

export const NO_PEOPLE: PeoplePage = { people: [], next: null };

type Wanted = {
  readonly viewer: CustomerId;
  readonly list: PeopleList;
  readonly after: CustomerId | null;
  /** Of those who are seen, who belongs into the list. */
  readonly belongs: (person: VisiblePerson) => boolean;
};

/** A page of the people of a list whom the viewer sees. It is filled before it is answered: only the last page is short. */
export async function peoplePage(
  people: Pick<People, "candidates" | "facts">,
  { viewer, list, after, belongs }: Wanted,
): Promise<PeoplePage> {
  const seen: VisiblePerson[] = [];
  let last = after;
  for (;;) {
    const found = await people.candidates({ list, after: last, limit: PEOPLE_A_PAGE + 1 });
    const visible = found.length === 0 ? [] : visiblePeople(await people.facts(viewer, found));
    seen.push(...visible.filter(belongs));
    if (found.length <= PEOPLE_A_PAGE || seen.length > PEOPLE_A_PAGE) break;
    last = found.at(-1) ?? null;
  }
  const shown = seen.slice(0, PEOPLE_A_PAGE);
  return { people: shown, next: seen.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}
