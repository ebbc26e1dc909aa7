import { Notice } from "#web/design/notice/notice.tsx";

type SaidProps = {
  /** Null: nothing is said just now. The region stands before, so that it is read out when it is. */
  readonly text: string | null;
  readonly as: "alert" | "good" | "note";
};

export function StatusMessage({ text, as }: SaidProps) {
  return (
    <div role={as === "alert" ? "alert" : "status"} className={text === null ? "visually-hidden" : undefined}>
      {text === null ? null : <Notice kind={as === "alert" ? "bad" : as}>{text}</Notice>}
    </div>
  );
}
