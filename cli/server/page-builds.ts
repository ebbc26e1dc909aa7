import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { LANGUAGES } from "#core/shared/language.ts";
import { isBuilt } from "#adapters/composition/server/built-shell.ts";
import { SHELL_NAMES } from "#cli/shell-names.ts";
import { buildingRestText, notBuiltText, notMadeText, restBuiltText, settingUpPagesText } from "./wording/serving.ts";
import type { ShellName } from "#cli/shell-names.ts";
import type { Terminal } from "#cli/terminal.ts";

export type PageBuilds = {
  /** Resolves once the English pages of the shell that is served are there. Rejects with CannotStart where they could not be built. */
  readonly first: Promise<void>;
  /** Whether pages that are not there are on their way. */
  readonly isBuilding: () => boolean;
  /** Says how far the rest is, from now on. */
  readonly tell: () => void;
  readonly stop: () => void;
};

const SITES = SHELL_NAMES.flatMap((shell) => LANGUAGES.map((language) => ({ shell, language })));

/** Each shell and language whose pages are not there yet. */
export const unbuiltSites = () => SITES.filter(({ shell, language }) => !isBuilt(shell, language));

/**
 * Builds the pages that are not there yet, in a program of its own beside the server, which needs the first of them alone. Under npm only:
 * nobody else has what builds them.
 */
export function pageBuilds(shell: ShellName, mode: "development" | "production", terminal: Terminal): PageBuilds {
  if (mode === "development" || unbuiltSites().length === 0 || process.env["npm_execpath"] === undefined) return NOTHING_TO_BUILD;
  if (!isBuilt(shell, "en")) terminal.complain(settingUpPagesText);
  const builder = fork(fileURLToPath(new URL("../bootstrap.mjs", import.meta.url)), ["pages"], {
    env: { ...process.env, NIRAMAYA_SHELL: shell },
    execArgv: [],
  });
  let isBuilding = true;
  let isTelling = false;
  const ended = once(builder, "exit").then(() => {
    isBuilding = false;
    if (isTelling) terminal.complain(unbuiltSites().length === 0 ? restBuiltText : notMadeText);
  });
  return {
    first: firstBuilt(),
    isBuilding: () => isBuilding,
    tell() {
      if (!isBuilding) return;
      isTelling = true;
      terminal.complain(buildingRestText(unbuiltSites().length));
    },
    stop() {
      isTelling = false;
      builder.kill();
    },
  };

  async function firstBuilt(): Promise<void> {
    while (isBuilding && !isBuilt(shell, "en")) await Promise.race([once(builder, "message"), ended]);
    if (!isBuilt(shell, "en")) throw new CannotStart(notBuiltText);
  }
}

const NOTHING_TO_BUILD: PageBuilds = { first: Promise.resolve(), isBuilding: () => false, tell() {}, stop() {} };
