import { exhibit } from "#web/gallery/exhibit.tsx";
import { outside } from "#web/gallery/sample-site.ts";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { CleanHtml } from "./clean-html.tsx";
import { LinkedText } from "./linked-text.tsx";
import { OutsideLink } from "./outside-link.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const linkExhibits: readonly Exhibit[] = [
  exhibit(
    CleanHtml,
    () => ({
      lists: { html: say.html, className: "coupon-card-terms" },
      "nothing in it": { html: "", className: "coupon-card-terms" },
      "what is not allowed is text": { html: say.unclean, className: "coupon-card-terms" },
      Hindi: { html: `<p>${hindi.notice}</p><ol><li>${hindi.title}</li></ol>`, className: "coupon-card-terms" },
    }),
    { room: "card", stand: (drawn) => <div className="coupon-card">{drawn}</div> },
  ),
  exhibit(LinkedText, () => ({ "with links": { text: say.linked }, "without one": { text: long.text } }), {
    room: "card",
    stand: (drawn) => <p>{drawn}</p>,
  }),
  exhibit(OutsideLink, () => ({
    plain: { address: outside.blog, className: "link", children: say.shop },
    "read as more than it shows": { address: outside.blog, className: "link", label: `${say.shop}: ${say.cart}`, children: say.shop },
    long: { address: outside.blog, className: "link", children: long.line },
    Hindi: { address: outside.blog, className: "link", children: hindi.title },
  })),
];
