import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { changedTerms, TERMS_OPTIONS } from "./changed-terms.ts";
import { termsJson, termsText, wrongTermText } from "./words.ts";

/** Changes what paying online takes off, and how much may be paid in cash; what was quoted before stays. */
export const termsSet = databaseCommand(
  { name: "terms set", switches: ["json"], options: ["as", ...TERMS_OPTIONS], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    if (!TERMS_OPTIONS.some((option) => given.options.has(option)))
      return wrongUsage(terminal, "terms set", `expected one of ${TERMS_OPTIONS.map((option) => `--${option}`).join(", ")}`);
    const { withTerms } = await import("./composition.ts");
    return withTerms(context, async ({ change }) => {
      const changed = await change((before) => changedTerms(before, given.options));
      if (changed.kind === "refused") {
        terminal.complain(wrongTermText(changed.refusal.option));
        return UNUSABLE_INPUT;
      }
      await terminal.write(given.switches.has("json") ? termsJson(changed.value) : termsText(changed.value));
      return DONE;
    });
  },
);
