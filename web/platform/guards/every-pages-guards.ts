import { addressInsteadOf } from "./address-instead-of.ts";
import type { Guards } from "./guards.ts";

/** The guards that every site has. Source: specification/sign-in.md, Guards. */
export const everyPagesGuards: Guards = {
  "redirect-deprecated": { where: "anywhere", leads: async ({ path, search }) => addressInsteadOf(path, search) },
  "adjust-scroll": {
    where: "window",
    async leads() {
      document.documentElement.classList.add("scrolls-smoothly"); // Navigation removes it again when somebody goes back.
      return null;
    },
  },
};
