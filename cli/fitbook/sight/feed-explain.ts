import { postId } from "#core/fitbook/post-id.ts";
import { isInFeed } from "#core/fitbook/visibility/feed-reason.ts";
import { visibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { postJson } from "#cli/fitbook/visibility/visibility-json.ts";
import { printSight } from "./print-sight.ts";
import { EXPECTED, feedParagraphs } from "./words.ts";

const COMMAND = "feed explain";

/** Says why a post is in a customer's feed, or why not. Source: specification/visibility.md, Feed. */
export const feedExplain = databaseCommand(
  { name: COMMAND, switches: ["json", "export"], options: ["viewer", "post", "reason", "as"], files: 0 },
  async (context) => {
    const id = (context.given.options.get("post") ?? "").trim();
    if (id === "") return wrongUsage(context.terminal, COMMAND, EXPECTED.post);
    return printSight(
      context,
      { kind: "post", id: postId(id) },
      {
        command: COMMAND,
        json: ({ look }) => {
          const { posts, feedReasons } = visibleWorld(look);
          return { posts: posts.map(postJson), feed: feedReasons.map((reason) => ({ _id: id, in: isInFeed(reason), reason })) };
        },
        paragraphs: ({ look }) => feedParagraphs(look, visibleWorld(look)),
      },
    );
  },
);
