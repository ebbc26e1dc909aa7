import type { LucideIcon } from "lucide-react";

type Way = { readonly title: string; readonly text: string; readonly address: string; readonly Icon: LucideIcon };

type WayCardsProps = { readonly id: string; readonly title: string; readonly ways: readonly Way[] };

/** Where one can go on from here: each with its drawing, its name and what one does there. `id` is its heading's. */
export const WayCards = ({ id, title: heading, ways }: WayCardsProps) => (
  <section aria-labelledby={id} className="stack gap-4">
    <h2 id={id} className="heading-3">
      {heading}
    </h2>
    <ul className="wellness-ways">
      {ways.map(({ title, text, address, Icon }) => (
        <li key={address}>
          <a className="panel wellness-way" href={address}>
            <Icon className="icon icon-large leaf" aria-hidden="true" />
            <span className="stack gap-1">
              <span className="strong">{title}</span>
              <span className="small muted">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
