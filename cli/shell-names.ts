/** The sites that are built and served: the folders of web/shells. */
export const SHELL_NAMES = ["shop", "benefits", "desk"] as const;
export type ShellName = (typeof SHELL_NAMES)[number];
