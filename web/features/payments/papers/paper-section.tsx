import Download from "lucide-react/icons/download";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { billPhrases } from "#web/features/payments/wording/bills.ts";
import type { ReactNode } from "react";

type PaperSectionProps = {
  readonly title: string;
  readonly number: string;
  readonly download: "ready" | "sending" | "unavailable";
  readonly onDownload: () => void;
  readonly children: ReactNode;
};

/** A paper as it is printed, with the way to its file. */
export function PaperSection({ title, number, download, onDownload, children }: PaperSectionProps) {
  const isComing = download === "sending";
  return (
    <section className="stack gap-3" aria-label={`${title} ${number}`}>
      <div className="no-print">
        <Button look="main" state={isComing ? "busy" : "ready"} onPress={onDownload}>
          <Download className="icon" aria-hidden="true" />
          {isComing ? billPhrases.downloading : billPhrases.download}
          <span className="visually-hidden"> {number}</span>
        </Button>
      </div>
      <div role="status" className="no-print">
        {download === "unavailable" ? <Notice kind="bad">{billPhrases.notDownloaded}</Notice> : null}
      </div>
      {children}
    </section>
  );
}
