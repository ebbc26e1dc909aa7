import { eventId } from "#core/events/listing/listed-event.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import type { ListedEvent } from "#core/events/listing/listed-event.ts";

/** An event of the demo with who joined it, in this order, and whether they came. Instants in milliseconds since 1970. */
export type DemoEvent = { readonly event: ListedEvent; readonly joiners: readonly string[]; readonly came: boolean };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * The demo's events as they stand at `now`: one online, one that is full, one with room for a price, one that is over. Asha waits for a
 * seat in the full one, behind `waiter`.
 */
export function demoEventsAt(
  now: number,
  { asha, waiter, others }: { readonly asha: string; readonly waiter: string; readonly others: readonly string[] },
) {
  const today = firstInstantOf(indianDay(now));
  const at = (days: number, hour: number, hours: number) => ({
    startsAt: today + days * DAY + hour * HOUR,
    endsAt: today + days * DAY + (hour + hours) * HOUR,
  });
  const usual = { picture: null, isDraft: false, offerHours: 24, price: paise(0) };
  return [
    {
      event: {
        ...{ ...usual, ...at(4, 7, 1), id: eventId("morning-breathing"), capacity: 100 },
        title: { english: "Morning breathing, together", hindi: "सुबह की श्वास, साथ मिलकर" },
        text: {
          english:
            "Forty minutes of slow breathing with a yoga teacher, and time for questions. Wear what is comfortable; a chair is enough.",
          hindi: "योग शिक्षक के साथ चालीस मिनट धीमी श्वास, और सवालों का समय। आराम के कपड़े पहनें; एक कुर्सी काफ़ी है।",
        },
        venue: { kind: "online", link: "https://meet.niramaya.example/morning-breathing" },
      },
      joiners: others.slice(0, 34),
      came: false,
    },
    {
      event: {
        ...{ ...usual, ...at(9, 17, 2), id: eventId("millet-kitchen"), capacity: 12 },
        title: { english: "Millet kitchen: three dishes for every day", hindi: "मिलेट की रसोई: रोज़ के तीन व्यंजन" },
        text: {
          english:
            "Cook ragi, jowar and bajra with a dietitian, eat together, and take the recipes home. Tell us at the door what you can't eat.",
          hindi: "आहार विशेषज्ञ के साथ रागी, ज्वार और बाजरा पकाएँ, साथ खाएँ और विधियाँ घर ले जाएँ। जो आप नहीं खाते, वह द्वार पर बताएँ।",
        },
        venue: { kind: "place", place: "Community Kitchen, 12th Main Road, Indiranagar, Bengaluru" },
      },
      joiners: [...others.slice(0, 12), waiter, asha],
      came: false,
    },
    {
      event: {
        ...{ ...usual, ...at(13, 11, 2), id: eventId("knees-and-stairs"), capacity: 30, price: paise(19_900) },
        title: { english: "Knees and stairs: a talk with exercises", hindi: "घुटने और सीढ़ियाँ: व्यायाम के साथ एक बातचीत" },
        text: {
          english:
            "A physiotherapist shows what helps knees on stairs, what to leave, and when to see a doctor. Easy exercises on a chair.",
          hindi: "फ़िज़ियोथेरेपिस्ट दिखाते हैं कि सीढ़ियों पर घुटनों को क्या मदद करता है, क्या न करें और डॉक्टर को कब दिखाएँ। कुर्सी पर आसान व्यायाम।",
        },
        venue: { kind: "place", place: "Library Hall, Fergusson College Road, Pune" },
      },
      joiners: others.slice(12, 21),
      came: false,
    },
    {
      event: {
        ...{ ...usual, ...at(-11, 6, 2), id: eventId("lake-walk"), capacity: 25 },
        title: { english: "A walk around the lake", hindi: "झील के किनारे सैर" },
        text: { english: "Five slow kilometres, with a stop for stretching.", hindi: "पाँच किलोमीटर धीरे-धीरे, बीच में खिंचाव के व्यायाम।" },
        venue: { kind: "place", place: "Ulsoor Lake, east gate, Bengaluru" },
      },
      joiners: others.slice(21, 40),
      came: true,
    },
  ] as const satisfies readonly DemoEvent[];
}
