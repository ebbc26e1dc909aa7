import Activity from "lucide-react/icons/activity";
import Building2 from "lucide-react/icons/building-complex";
import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarHeart from "lucide-react/icons/calendar-heart";
import Calculator from "lucide-react/icons/calculator";
import Droplets from "lucide-react/icons/droplets";
import Dumbbell from "lucide-react/icons/dumbbell";
import FlaskConical from "lucide-react/icons/flask-conical";
import Flower2 from "lucide-react/icons/flower-2";
import HeartPulse from "lucide-react/icons/heart-pulse";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Leaf from "lucide-react/icons/leaf";
import ListChecks from "lucide-react/icons/list-checks";
import MessageCircle from "lucide-react/icons/message-circle";
import Moon from "lucide-react/icons/moon";
import Package from "lucide-react/icons/package";
import Percent from "lucide-react/icons/percent";
import ShieldCheck from "lucide-react/icons/shield-check";
import Stethoscope from "lucide-react/icons/stethoscope";
import Store from "lucide-react/icons/store";
import Sun from "lucide-react/icons/sun";
import Users from "lucide-react/icons/users";
import Utensils from "lucide-react/icons/utensils";
import Wallet from "lucide-react/icons/wallet";
import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { categoryOfLink } from "./category-of-link.ts";
import type { LucideIcon } from "lucide-react";

/** Signs of what a phone's menus lead to, by title where several lead to one address. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  "Shop by category": LayoutGrid,
  "Shop by brand": Store,
  "Shop by concern": HeartPulse,
  "Fat Percentage Calculator": Percent,
  "/profile1": Calculator,
  "/prakrititest": Leaf,
  "/profile3": Activity,
  "/exercisetracker": Dumbbell,
  "/sleeptracker": Moon,
  "/watertracker": Droplets,
  "/mealtracker": Utensils,
  "/wellness": Sun,
  "/fitbook": Users,
  "/event": CalendarHeart,
  "/quizhomepage": ListChecks,
  "/health-plans": ShieldCheck,
  "/practitioners": Stethoscope,
  "/shop/orders": Package,
  "/appointments": CalendarDays,
  "/therapies": Flower2,
  "/diagnosticlab": FlaskConical,
  "/getintouch": MessageCircle,
  "/landing/corporate": Building2,
  "/members": Users,
  "/pendingpayments": Wallet,
};

/** The sign of an entry: its category's own, or one of its kind; nothing for others. */
export function MenuIcon({ title, link }: { readonly title: string; readonly link: string | null }) {
  const category = categoryOfLink(link);
  if (category !== null) return <CategoryMark slug={category} className="category-mark" />;
  const Icon = ICONS[title] ?? ICONS[link?.replace(/\?.*/, "") ?? ""];
  return Icon === undefined ? null : <Icon className="icon leaf" aria-hidden="true" />;
}
