import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { ReactNode } from "react";

const LOOKS = {
  note: { className: "notice", Icon: Info },
  good: { className: "notice leaf", Icon: CircleCheck },
  bad: { className: "notice clay", Icon: TriangleAlert },
} as const;

/** Something to know, in the flow of the page. */
export function Notice({ kind, children }: { readonly kind: keyof typeof LOOKS; readonly children: ReactNode }) {
  const { className, Icon } = LOOKS[kind];
  return (
    <div className={className}>
      <Icon className="icon" />
      <div>{children}</div>
    </div>
  );
}
