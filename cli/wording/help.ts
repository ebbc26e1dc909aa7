import { CART_COMMANDS, CART_GROUPS, CARTS_IN_GENERAL } from "#cli/cart/wording/help.ts";
import { CONSULTATION_COMMANDS, CONSULTATION_GROUPS, CONSULTATIONS_IN_GENERAL } from "#cli/consultations/wording/help.ts";
import { HEALTH_COMMANDS, HEALTH_GROUPS, HEALTH_IN_GENERAL } from "#cli/health/wording/help.ts";
import { COUPON_COMMANDS, COUPON_GROUPS, COUPONS_IN_GENERAL } from "#cli/promotions/wording/help.ts";
import { EVENT_COMMANDS, EVENT_GROUPS, EVENTS_IN_GENERAL } from "#cli/events/wording/help.ts";
import { FITBOOK_COMMANDS, FITBOOK_GROUPS, FITBOOK_IN_GENERAL } from "#cli/fitbook/wording/help.ts";
import { QUIZ_COMMANDS, QUIZ_GROUPS, QUIZZES_IN_GENERAL } from "#cli/quizzes/wording/help.ts";
import { GOODS_COMMANDS, GOODS_GROUPS, GOODS_IN_GENERAL } from "#cli/catalogue/wording/help.ts";
import { ORDER_COMMANDS, ORDER_GROUPS, ORDERS_IN_GENERAL } from "#cli/orders/wording/help.ts";
import { PEOPLE_COMMANDS, PEOPLE_GROUPS, PEOPLE_IN_GENERAL } from "#cli/identity/wording/help.ts";
import { SERVER_COMMANDS, SERVER_GROUPS, SERVER_IN_GENERAL } from "#cli/server/wording/help.ts";
import { TICKET_COMMANDS, TICKET_GROUPS, TICKETS_IN_GENERAL } from "#cli/tickets/wording/help.ts";

const IN_GENERAL = [
  CARTS_IN_GENERAL,
  COUPONS_IN_GENERAL,
  GOODS_IN_GENERAL,
  ORDERS_IN_GENERAL,
  TICKETS_IN_GENERAL,
  FITBOOK_IN_GENERAL,
  QUIZZES_IN_GENERAL,
  EVENTS_IN_GENERAL,
  CONSULTATIONS_IN_GENERAL,
  HEALTH_IN_GENERAL,
  PEOPLE_IN_GENERAL,
  SERVER_IN_GENERAL,
];

/** What `niramaya --help` says. */
export const GENERAL_HELP = `Usage: niramaya COMMAND [options]

${IN_GENERAL.join("")}
niramaya COMMAND --help says more. niramaya --version tells the version.

Example:
  niramaya cart check cart.json --explain
`;

/** What `niramaya GROUP --help` says. */
export const GROUP_HELP: ReadonlyMap<string, string> = new Map([
  ...CART_GROUPS,
  ...COUPON_GROUPS,
  ...GOODS_GROUPS,
  ...ORDER_GROUPS,
  ...TICKET_GROUPS,
  ...FITBOOK_GROUPS,
  ...QUIZ_GROUPS,
  ...EVENT_GROUPS,
  ...CONSULTATION_GROUPS,
  ...HEALTH_GROUPS,
  ...PEOPLE_GROUPS,
  ...SERVER_GROUPS,
]);

/** What `niramaya GROUP COMMAND --help` says. */
export const COMMAND_HELP: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...CART_COMMANDS,
    ...COUPON_COMMANDS,
    ...GOODS_COMMANDS,
    ...ORDER_COMMANDS,
    ...TICKET_COMMANDS,
    ...FITBOOK_COMMANDS,
    ...QUIZ_COMMANDS,
    ...EVENT_COMMANDS,
    ...CONSULTATION_COMMANDS,
    ...HEALTH_COMMANDS,
    ...PEOPLE_COMMANDS,
    ...SERVER_COMMANDS,
  }),
);
