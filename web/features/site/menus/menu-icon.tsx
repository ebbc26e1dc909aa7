import {
  Activity,
  Building2,
  CalendarDays,
  CalendarHeart,
  Calculator,
  Droplets,
  Dumbbell,
  FlaskConical,
  Flower2,
  HeartPulse,
  LayoutGrid,
  Leaf,
  ListChecks,
  MessageCircle,
  Moon,
  Package,
  Percent,
  ShieldCheck,
  Stethoscope,
  Store,
  Sun,
  Users,
  Utensils,
  Wallet,
} from "lucide-react";
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
