import { ignore, say } from "#web/gallery/samples.ts";

export const toast = {
  id: 1,
  closeLabel: say.close,
  action: null,
  kind: "toast",
  isDone: true,
  className: "toast",
  onEnd: ignore,
} as const;
