import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import type { ReactNode } from "react";

type ChangeFormProps = {
  readonly faults: number;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

const { entries: words } = trackerPhrases;

/** The fields of an entry that is changed, and the way out. */
export const ChangeForm = ({ faults, onSubmit, onLeave, children }: ChangeFormProps) => (
  <Form onSubmit={onSubmit} faults={faults}>
    <div className="tracker-change">
      {children}
      <span className="row flex-wrap">
        <SendButton state="ready">{words.save}</SendButton>
        <Button look="text" onPress={onLeave}>
          {words.leave}
        </Button>
      </span>
    </div>
  </Form>
);
