import {
  Brain,
  CalendarHeart,
  ClipboardList,
  FlaskConical,
  GlassWater,
  Leaf,
  ListChecks,
  Moon,
  Ruler,
  Sun,
  Users,
  Utensils,
} from "lucide-react";
import { besideGoodsPhrases as says } from "./wording/beside-goods.ts";

/** In the order of the ways. */
const ICONS = [Leaf, Ruler, Utensils, Brain, GlassWater, Moon, Sun, FlaskConical, ClipboardList, Users, CalendarHeart, ListChecks];

/** What else there is for somebody's health: tools for everybody, tests, plans and people. */
export const WaysSection = () => (
  <section className="page-width band">
    <div className="band-head">
      <h2>{says.more}</h2>
    </div>
    <ul className="home-ways">
      {says.ways.map(({ name, text, address }, place) => {
        const Icon = ICONS[place] ?? Leaf;
        return (
          <li key={address}>
            <a href={address}>
              <Icon className="icon icon-large leaf" aria-hidden="true" />
              <span>
                <b>{name}</b>
                <span className="small muted">{text}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  </section>
);
