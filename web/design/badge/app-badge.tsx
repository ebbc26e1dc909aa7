import { OutsideLink } from "#web/design/link/outside-link.tsx";

type Badge = { readonly shop: "app-store" | "play-store"; readonly address: string; readonly over: string; readonly name: string };

/** Our own drawings: a phone with the shop's leaf, and a leaf as the arrow that starts something. */
const SIGNS: Readonly<Record<Badge["shop"], string>> = {
  "app-store":
    "M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm2 17.5h4M9.5 13.5c0-3 2-5 5-5.5.4 3.600-1.400 6-5 5.500zm0 0L9 15",
  "play-store": "M5 3.500c0 0 14 6.500 14 8.500S5 20.500 5 20.500zM5 12h9",
};

export const AppBadge = ({ shop, address, over, name }: Badge) => (
  <OutsideLink address={address} className="app-badge">
    <svg className="icon icon-large" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[shop]} />
    </svg>
    <span>
      <span>{over}</span> <b>{name}</b>
    </span>
  </OutsideLink>
);
