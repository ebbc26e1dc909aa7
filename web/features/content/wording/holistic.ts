import type { TextContent } from "#web/features/content/texts/text-content.ts";

export const written = (): TextContent => ({
  title: "Holistic care",
  description: "What holistic means to us, and what the therapy kinds at Niramaya are: from Ayurveda to chiropractic.",
  lead: "Holistic is a big word. To us it means something small: looking at how you sleep, eat, move and feel before looking for something to buy.",
  sections: [
    {
      id: "whole",
      heading: "First the day, then the bottle",
      blocks: [
        "Regular meals, enough sleep, walking and company are where every tradition begins. A product can go along with them; it can't replace them. That is why our pages say what a thing is traditionally used for, and not what it will do to you.",
      ],
    },
    {
      id: "kinds",
      heading: "The kinds of care",
      blocks: [
        [
          "Ayurveda: the Indian tradition of constitution (prakriti), food, routine and herbs.",
          "Unani: Greco-Arab medicine as it has been taught in India for centuries, with its own remedies and regimens.",
          "Siddha: the Tamil tradition, with herbs, minerals and varmam.",
          "Homeopathy: highly diluted remedies chosen by a person's whole picture.",
          "Yoga: posture, breath and attention, practised with guidance.",
          "Naturopathy: water, earth, air, fasting and food.",
          "Physiotherapy: exercise and touch for joints, muscles and nerves.",
          "Nutrition: what, when and how much, for your own kitchen.",
          "Chiropractic: care of the spine by hand.",
        ],
        "The Government of India regulates Ayurveda, yoga, naturopathy, Unani, Siddha and homeopathy under the Ministry of Ayush.",
      ],
    },
    {
      id: "together",
      heading: "Together with your doctor",
      blocks: [
        "None of this takes the place of a diagnosis. Tell your doctor what you take, and tell us if a label is unclear. Do not stop a prescribed medicine because of something you read here.",
      ],
    },
    {
      id: "where",
      heading: "Where to go next",
      blocks: [
        [
          "[Hospitals](/ayush-hospital) that work with these traditions.",
          "[Health plans](/health-plans) for a person, a family or a team.",
          "[Practitioners](/practitioners), with their fees and free times. You can book from their pages, and talk to them by audio or video.",
          "[The prakriti test](/prakrititest) and the other calculators, each with its formula.",
          "[The shop](/shop), by category, brand and concern.",
        ],
      ],
    },
  ],
});
