import Brain from "lucide-react/icons/brain";
import CalendarHeart from "lucide-react/icons/calendar-heart";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FlaskConical from "lucide-react/icons/flask-conical";
import GlassWater from "lucide-react/icons/glass-water";
import Leaf from "lucide-react/icons/leaf";
import ListChecks from "lucide-react/icons/list-checks";
import Moon from "lucide-react/icons/moon";
import Ruler from "lucide-react/icons/ruler";
import Sun from "lucide-react/icons/sun";
import Users from "lucide-react/icons/users";
import Utensils from "lucide-react/icons/utensils";
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
