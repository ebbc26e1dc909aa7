import type { LucideIcon } from "lucide-react";

type Way = { readonly title: string; readonly text: string; readonly address: string; readonly Icon: LucideIcon };

/** Where one can go on from here: each with its drawing, its name and what one does there. */
export const WayCards = ({ ways }: { readonly ways: readonly Way[] }) => (
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
);
