import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { PEOPLE_A_PAGE } from "../profiles/people-page.ts";
import { visiblePeople } from "../profiles/visible-person.ts";
import { seenThread } from "./seen-post.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { PeoplePage } from "../profiles/people-page.ts";
import type { PostId } from "../post-id.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/** Who likes a post, by their ids. Source: specification/visibility.md, Likes and comments. */
export type ListLikers = (
  customer: CustomerId,
  request: { readonly post: PostId; readonly after: CustomerId | null },
) => Promise<Result<PeoplePage, UnknownPost>>;
export const ListLikers = useCase<ListLikers>("fitbook", "ListLikers");

type Needs = { readonly posts: Pick<Posts, "facts">; readonly people: Pick<People, "facts"> };

export const makeListLikers = maker(
  ListLikers,
  { posts: Posts, people: People },
  ({ posts, people }: Needs) =>
    async (customer, { post, after }) => {
      const thread = seenThread(await posts.facts(customer, [post]));
      if (thread === null || thread.post.likes === null) return refused({ kind: "unknown-post" });
      const rest = thread.likedBy.filter((id) => after === null || id > after).toSorted((a, b) => (a < b ? -1 : 1));
      const page = rest.slice(0, PEOPLE_A_PAGE);
      const shown = visiblePeople(await people.facts(customer, page));
      return ok({ people: shown, next: rest.length > page.length ? (page.at(-1) ?? null) : null });
    },
);
