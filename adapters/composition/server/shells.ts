/** The folders of web/shells. */
export type ShellName = "shop" | "benefits" | "desk";

/** Which shells each one has below an address of its own, whatever the host: by how their addresses begin. */
export const SHELLS_BELOW: Readonly<Record<ShellName, ReadonlyMap<string, ShellName>>> = {
  shop: new Map([["/desk", "desk"]]),
  benefits: new Map(),
  desk: new Map(),
};

/** The shell made for the people of the corporate app (CORPORATE_APP_NAME). */
export const SHELL_OF_THE_APP: ShellName = "benefits";
