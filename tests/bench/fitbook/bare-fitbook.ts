import type { BareRoutes } from "#tests/bench/server-cpu.ts";

/** Whoever is asked for has rows of their own; nothing is asked about who may see what. */
export const routes: BareRoutes = (app, pool) => {
  app.get("/api/fitbook/posts", async () => {
    const { rows } = await pool.query<Row>({
      name: "feed",
      text: `select post.id, post.author, profile.name, post.audience, post.text, post.card, post.created_at, post.edited_at
        from bare_feed join fitbook_post post on post.id = bare_feed.post join fitbook_profile profile on profile.customer = post.author
        where reader = $1 order by bare_feed.created_at desc, bare_feed.post desc limit 21`,
      values: [process.env["BARE_READER"]],
    });
    return { status: { status_code: 0, message: "" }, payload: { posts: rows.slice(0, 20).map(postIn), next: "x".repeat(120) } };
  });
};

type Row = {
  readonly id: string;
  readonly author: string;
  readonly name: string;
  readonly audience: string;
  readonly text: string;
  readonly card: unknown;
  readonly created_at: Date;
  readonly edited_at: Date | null;
};

const postIn = ({ id, author, name, audience, text, card, created_at, edited_at }: Row) => ({
  _id: id,
  author: { _id: author, name, has_picture: false, self: false },
  audience,
  group: null,
  text,
  pictures: [],
  card,
  created_at: created_at.toISOString(),
  edited_at,
  hidden: false,
  held: false,
  liked: false,
  likes: 0,
  comments: 0,
  may: ["like", "comment", "report"],
});
