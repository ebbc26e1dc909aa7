import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  own: { "address-of-events": /platform.addresses.event-address\.ts|core.events.listed-event\.ts/ }, // With what an address names.
};
