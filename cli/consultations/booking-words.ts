import { letterMoment } from "#cli/letters/letter-words.ts";
import { rupees } from "#cli/wording/rupees.ts";
import { bookingLetterPhrases as hindi } from "./wording/hindi/letters.ts";
import { bookingLetterPhrases as english } from "./wording/letters.ts";
import type { BookingNews } from "#core/consultations/booking/booking-news.ts";
import type { Ahead } from "#core/consultations/booking/reminders.ts";
import type { PlanOutcome } from "#core/consultations/booking/paid-by-plan.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { Language } from "#core/shared/language.ts";
import type { Paise } from "#core/shared/money.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What customers are told of bookings in a language. */
export function bookingWords(language: Language) {
  const says = phrases[language];

  function subject(news: BookingNews): string {
    if (news.kind === "goes-back") return news.plan === null ? says.subjectOfMoneyBack : says.subjectOfPlanBack;
    return news.kind === "reminder" ? says.subjectOfReminder[distance(news.ahead)] : says.subject[news.kind];
  }

  const text = (news: BookingNews): string => sentences(news, letterMoment(language, news.start)).join(" ");

  function sentences(news: BookingNews, when: string): readonly string[] {
    switch (news.kind) {
      case "booked":
      case "moved":
      case "prescribed":
      case "prescribed-anew":
      case "prescription-withdrawn":
        return [says.news[news.kind]({ when })];
      case "cancelled":
        return [says.news.cancelled({ when }), ...refund(news.back, says.refund), ...plan(news.plan)];
      case "called-off":
        return [says.news["called-off"]({ when }), ...refund(news.back, says.wholeRefund), ...plan(news.plan), says.chooseAnew];
      case "patient-missed":
        return [says.news["patient-missed"]({ when }), ...(news.plan === null ? [says.noRefund] : plan(news.plan))];
      case "practitioner-missed":
      case "broken-off":
        return [says.news[news.kind]({ when }), choice(news)];
      case "goes-back":
        return [news.plan === null ? says.moneyGoesBack({ when, back: rupees(news.back) }) : says.planGoesBack({ when })];
      case "money-back":
        return [says.news["money-back"]({ when, back: rupees(news.back) })];
      case "reminder":
        return [says.reminder[distance(news.ahead)]({ when })];
    }
  }

  const refund = (back: Paise, phrase: typeof says.refund): readonly string[] => (back > 0 ? [phrase({ back: rupees(back) })] : []);

  const plan = (outcome: PlanOutcome | null): readonly string[] => (outcome === null ? [] : [says.plan[outcome]]);

  function choice(missed: { readonly fee: Paise; readonly plan: PlanOutcome | null; readonly until: number }): string {
    const until = letterMoment(language, missed.until);
    if (missed.plan !== null) return says.choiceOrPlan({ until });
    return missed.fee > 0 ? says.choiceOrFee({ until, fee: rupees(missed.fee) }) : says.choice({ until });
  }

  return { subject, text, whole: says.whole };
}

const distance = (ahead: Ahead) => (ahead === "room" ? "soon" : "later");
