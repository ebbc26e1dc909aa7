import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { visiblePeople } from "../profiles/visible-person.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import { Files } from "../../files/files.port.ts";
import type { MyFile } from "../../files/read-my-file.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/**
 * The picture of somebody's account, for whoever sees them in Fitbook at that moment; for others it is missing like one that does not
 * exist. Each request is judged anew. Source: specification/fitbook.md, People.
 */
export type ReadPersonPicture = (customer: CustomerId, person: CustomerId) => Promise<Result<MyFile, { readonly kind: "unknown-user" }>>;
export const ReadPersonPicture = useCase<ReadPersonPicture>("fitbook", "ReadPersonPicture");

type Needs = { readonly people: Pick<People, "facts">; readonly files: Pick<Files, "read"> };

export const makeReadPersonPicture = maker(
  ReadPersonPicture,
  { people: People, files: Files },
  ({ people, files }: Needs) =>
    async (customer, person) => {
      const facts = await people.facts(customer, [person]);
      const picture = visiblePeople(facts).length === 0 ? null : (facts.people[0]?.picture ?? null);
      const bytes = picture === null ? null : await files.read(picture);
      return bytes === null ? refused({ kind: "unknown-user" }) : ok({ mediaType: "image/webp", bytes: new Uint8Array(bytes) });
    },
);
