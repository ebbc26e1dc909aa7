/** What a leaning of prakriti means in everyday life. */
export const leaningPhrases = {
  said: "This is how the tradition of Ayurveda sees it. It is a way to look at habits: nothing of it is measured, and it is not a diagnosis.",
  own: "Your result",
  noOwn: "You have no result yet. The test has 24 questions.",
  notHere: "We can't find that result.",
  test: "Take the prakriti test",
  tracker: "All your results",
  others: "The other two",
  means: { vata: "What vata means for every day", pitta: "What pitta means for every day", kapha: "What kapha means for every day" },
  parts: { shows: "How it shows", much: "When it gets too much", food: "Food", day: "The day" },
  doshas: {
    vata: {
      title: "Vata",
      lead: "Movement: quick, light, changing. What is warm, oily and regular steadies it.",
      shows: [
        "Quick to begin, quick to tire",
        "Learns fast and forgets fast",
        "Cold hands, dry skin, light sleep",
        "Hunger that differs from day to day",
      ],
      much: ["Worry and broken sleep", "Wind and a dry stomach", "Too many things started at once"],
      food: [
        "Warm and cooked rather than raw and cold",
        "A little ghee or oil with each meal",
        "Sweet, sour and salty tastes",
        "Meals at the same hours",
      ],
      day: [
        "To bed before eleven, at the same time each day",
        "Oil on the skin before the bath",
        "Calm movement: walking, slow yoga",
        "One thing after the other",
      ],
    },
    pitta: {
      title: "Pitta",
      lead: "Heat: sharp, driven, hungry. What is cool, mild and slow eases it.",
      shows: [
        "A strong hunger that can't wait",
        "Clear speech, quick judgement",
        "Feels the heat, sweats early",
        "Sound sleep, often short",
      ],
      much: ["Anger over small things", "Burning in the stomach", "Red or itching skin"],
      food: [
        "Cool and mild rather than hot and sharp",
        "Sweet, bitter and astringent tastes",
        "Cucumber, coconut, coriander, milk",
        "No skipped meals",
      ],
      day: [
        "Shade at noon",
        "Movement in the cool hours: swimming, an evening walk",
        "A break before the next task",
        "Time without a contest",
      ],
    },
    kapha: {
      title: "Kapha",
      lead: "Calm: steady, strong, slow. What is warm, light and new gets it moving.",
      shows: ["Strong and enduring, slow to start", "Never forgets what was learnt", "Deep, long sleep", "Gains weight easily"],
      much: ["Heaviness after meals", "A blocked nose in damp weather", "Holding on to what is over"],
      food: [
        "Light, warm and dry rather than rich and cold",
        "Pungent, bitter and astringent tastes",
        "Ginger, pepper, honey, pulses",
        "The smaller meal in the evening",
      ],
      day: ["Up before the sun", "Movement that makes you sweat, each day", "No sleep by day", "Something new each week"],
    },
  },
};
