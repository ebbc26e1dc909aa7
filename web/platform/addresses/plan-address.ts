/** Where somebody buys a plan and finds their own. Source: specification/plans.md, Subscription. */
export const planAddress = {
  all: "/health-plans",
  mine: "/my-plans",
  one: (id: string): string => `/my-plans/${encodeURIComponent(id)}`,
  bills: (id: string): string => `/my-plans/${encodeURIComponent(id)}/bills`,
  buy: (plan: string): string => `/my-plans/new?plan=${encodeURIComponent(plan)}`,
};
