import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { BilingualText } from "#core/shared/language.ts";

const text = (english: string): BilingualText => ({ english, hindi: null });

/** With a block of each kind; the shelf holds goods of the fixtures. */
export const aLandingPage = (given: Partial<LandingPage> = {}): LandingPage => ({
  name: "monsoon",
  title: { english: "Monsoon", hindi: "बरसात" },
  lead: text("What the rain asks of you."),
  from: null,
  until: null,
  blocks: [
    { kind: "banner", title: text("Dry feet"), text: text("First of all."), link: { title: text("Why"), address: "/holistic" } },
    { kind: "shelf", title: text("From the shelf"), category: "ayurveda" },
    { kind: "practitioners", title: text("Who practises"), therapy: "ayurveda" },
    { kind: "quiz", id: "q-1", title: text("A quiz"), text: text("Ten questions.") },
    { kind: "challenge", id: "c-1", title: text("A challenge"), text: text("Ten days.") },
    { kind: "event", id: "e-1", title: text("An event"), text: text("One morning.") },
    { kind: "text", title: text("To read"), html: text("<p>Warm <b>ginger</b> water.</p>") },
    { kind: "enquiry", title: text("Ask us") },
  ],
  ...given,
});
