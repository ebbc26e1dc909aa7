import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { deskPhrases } from "#web/features/desk/wording/desk.ts";
import { useErrorTitle } from "#web/features/site/errors/use-error-title.ts";
import { usePageError } from "#web/features/site/errors/use-page-error.ts";
import { errorWords } from "#web/platform/page/error-words.ts";
import { DeskFrame } from "./desk-frame.tsx";

/** Stands for a page of the desk that failed. */
export function DeskTrouble() {
  const { status, here, wait } = usePageError();
  useErrorTitle(status);
  const [heading, text] = saidOf(status, wait);
  return (
    <div className="desk-page">
      <h1 className="visually-hidden">{heading}</h1>
      <NothingYet Icon={CircleAlert} heading={heading} text={text}>
        <a className="button main" href={status === 404 ? consultationAddress.desk : here} target="_self">
          {status === 404 ? deskPhrases.toDesk : errorWords.tryAgain}
        </a>
      </NothingYet>
    </div>
  );
}

/** The same where not even the frame could be asked for. */
export const DeskTroubleAlone = () => (
  <DeskFrame shop="" here={consultationAddress.desk} address={consultationAddress.desk}>
    <DeskTrouble />
  </DeskFrame>
);

function saidOf(status: number, wait: number | null): readonly [heading: string, text: string] {
  if (status === 404) return [deskPhrases.missing, deskPhrases.missingText];
  if (status === 429) return [errorWords.tooMany, errorWords.text(status, wait)];
  return status === 503 ? [deskPhrases.unavailable, deskPhrases.unavailableText] : [deskPhrases.failed, deskPhrases.failedText];
}
