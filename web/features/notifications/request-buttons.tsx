import { Button } from "#web/design/button/button.tsx";
import { notificationWords } from "./notification-words.ts";
import type { NotificationAction } from "#core/notifications/notification-action.ts";
import type { RequestAnswer } from "#core/notifications/request-state.ts";

type OfferButtonsProps = {
  readonly offer: NotificationAction;
  /** What the notification says, so that each button can be told apart. */
  readonly about: string;
  readonly sending: RequestAnswer | null;
  readonly onAnswer: (answer: RequestAnswer) => void;
};

const words = notificationWords.offers;

/** What may be done about a notification, or what stands in the place of buttons. */
export function RequestButtons({ offer, about, sending, onAnswer }: OfferButtonsProps) {
  const accept = (says: string) => <OfferButton says={says} about={about} answer="accept" sending={sending} onAnswer={onAnswer} />;
  const decline = <OfferButton says={words.decline} about={about} answer="decline" sending={sending} onAnswer={onAnswer} />;
  switch (offer) {
    case "accept-or-decline":
      return (
        <div className="row">
          {accept(words.accept)}
          {decline}
        </div>
      );
    case "join-or-decline":
      return (
        <div className="row">
          {accept(words.join)}
          {decline}
        </div>
      );
    case "follow-back":
      return <div className="row">{accept(words.followBack)}</div>;
    case "ongoing":
      return <span className="badge leaf">{words.ongoing}</span>;
    case "expired":
      return <span className="badge">{words.expired}</span>;
    case "nothing":
      return null;
  }
}

type OfferButtonProps = Omit<OfferButtonsProps, "offer"> & { readonly says: string; readonly answer: RequestAnswer };

function OfferButton({ says, about, answer, sending, onAnswer }: OfferButtonProps) {
  return (
    <Button
      look={answer === "accept" ? "main" : "quiet"}
      state={sending === answer ? "busy" : sending === null ? "ready" : "off"}
      label={`${says}: ${about}`}
      onPress={() => onAnswer(answer)}
    >
      {says}
    </Button>
  );
}
