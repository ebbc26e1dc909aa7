import type { Roles } from "#core/staff/roles.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryRoles = ({ customers }: Memory): Roles => {
  const staying = () => [...customers.values()].filter(({ customer }) => customer.status.kind === "staying");
  return {
    of: async (id) => staying().find(({ customer }) => customer.id === id)?.customer.role ?? null,
    holders: async () =>
      staying()
        .map(({ customer: { id, name, mobile, email, role } }) => ({ id, name, mobile, email, role }))
        .filter(({ role }) => role !== "customer")
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
};
