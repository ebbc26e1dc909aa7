import { run } from "./run.ts";

type Entry = { readonly number: number; readonly who: string; readonly action: string; readonly subject: { kind: string; id: string } };

/** What the audit log has of a command that Meera gives on the data of `at`: who, what, at which subject. */
export async function auditedBy(command: string, at: string): Promise<readonly string[]> {
  const entries = async (): Promise<readonly Entry[]> => JSON.parse((await run(`audit list --json ${at}`)).output);
  const last = (await entries())[0]?.number ?? 0;
  await run(`${command} --as meera ${at}`);
  return (await entries())
    .filter(({ number }) => number > last)
    .map(({ who, action, subject }) => `${who}: ${action}, ${subject.kind} ${subject.id}`);
}
