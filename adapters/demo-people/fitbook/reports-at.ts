import { postId } from "#core/fitbook/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { demoCustomerId } from "../people-at.ts";
import { idAt } from "../id-at.ts";
import { publishedAt, textOf } from "./written-at.ts";
import type { ReportReason } from "#core/fitbook/reports/report.ts";
import type { Post } from "#core/fitbook/posts/post.ts";
import type { OneOfMany } from "./many-people-at.ts";

/** A post that harms, by which of the many it is, and who has reported it. `ago` counts days back from the day on which the demo is put. */
type Reported = {
  readonly nth: number;
  readonly ago: number;
  readonly text: string;
  readonly reports: readonly { readonly by: string; readonly ago: number; readonly reason: ReportReason; readonly words: string }[];
};

const REPORTED: readonly Reported[] = [
  {
    nth: 31,
    ago: 9,
    text: "My uncle threw his sugar tablets away and drinks bitter gourd juice on an empty stomach. Cured in three weeks! No doctor will tell you this. Stop yours today.",
    reports: [
      {
        by: "farah",
        ago: 8,
        reason: "health_claim",
        words: "My mother takes metformin and follows people here. Somebody will stop their medicine.",
      },
      { by: "ravi", ago: 6, reason: "health_claim", words: "" },
    ],
  },
  {
    nth: 77,
    ago: 4,
    text: "₹3,000 a day from home with our herbal starter kit, no experience needed. Only ten places left, write to me now!!!",
    reports: [{ by: "asha", ago: 3, reason: "spam", words: "The same text came to me as a comment twice this week." }],
  },
  {
    nth: 118,
    ago: 3,
    text: "People of that weight have no business on a running track. Stay at home and spare us the sight.",
    reports: [{ by: "lakshmi", ago: 2, reason: "harassment", words: "A woman of our group has left Fitbook over this." }],
  },
];

const REPORTS = 7_000;
const HOUR = 60 * 60 * 1000;

/** What some of the many have written that harms, and what others have told staff of it, who have not answered yet. */
export function reportedPostsAt(now: number, people: readonly OneOfMany[]) {
  const written = REPORTED.flatMap(({ nth, ago, text, reports }) => {
    const author = people[nth]?.customer;
    if (author === undefined) return [];
    const key = `demo-reported-${nth}`;
    const post: Post = {
      id: postId(key),
      key,
      author,
      text: textOf(text),
      createdAt: publishedAt(now, { ago, nth }),
      state: { kind: "published" },
      audience: "everybody",
      group: null,
      pictures: [],
      card: null,
      editedAt: null,
    };
    return [{ post, reports }];
  });
  return {
    posts: written.map(({ post }) => ({ post, likes: [], comments: [] })),
    reports: written.flatMap(({ post, reports }, place) =>
      reports.map(({ by, ago, reason, words }, nth) => {
        const at = publishedAt(now, { ago, nth }) + HOUR;
        return {
          id: idAt(at, REPORTS + 10 * place + nth),
          reporter: customerId(demoCustomerId(by)),
          reason,
          words,
          at,
          thing: { kind: "post" as const, id: post.id },
        };
      }),
    ),
  };
}
