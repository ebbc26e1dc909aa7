import { inLanguage } from "#web/design/in-language.ts";
import type { Card } from "#core/content/care-page.ts";

export const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <ul className="leaflet-cards">
    {cards.map(inLanguage).map(({ title, text }) => (
      <li key={title} className="leaflet-card">
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
