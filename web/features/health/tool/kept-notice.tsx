import { observer } from "mobx-react-lite";
import { KEPT_DAYS } from "#core/health/kept-results.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { TRACKER_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import type { KeptModel } from "./kept-model.ts";

type KeptNoticeProps = { readonly kept: KeptModel; readonly onForget: () => void };

const DAY = 24 * 60 * 60 * 1000;

/** Where a result is, for how long, and how it is forgotten. */
export const KeptNotice = observer(function KeptNotice({ kept: { reading, tool }, onForget }: KeptNoticeProps) {
  return (
    <div className="kept-notice" role="status">
      {reading.kind === "kept" ? (
        <>
          <p className="small muted">{toolWords.kept({ day: dayAt(reading.result.at + KEPT_DAYS * DAY) })}</p>
          <a className="link roomy" href={TRACKER_ADDRESSES[tool]}>
            {toolWords.overTime}
          </a>
          <Button look="text" onPress={onForget}>
            {toolWords.forget}
          </Button>
        </>
      ) : null}
      {reading.kind === "dropped" ? <p className="small muted">{toolWords.dropped}</p> : null}
      {reading.kind === "unkept" ? <p className="small muted">{toolWords.unkept}</p> : null}
    </div>
  );
});
