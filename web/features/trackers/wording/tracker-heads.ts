/** What the pages of trackers are called, and what one does there. */
export const trackerHeads = {
  day: { title: "Your day" },
  water: { title: "Water tracker", lead: "One tap a glass. It works without internet too." },
  sleep: { title: "Sleep tracker", lead: "Tap good night and good morning, or enter both times. Naps count too." },
  exercise: { title: "Exercise tracker", lead: "What you did and for how long, and the minutes of each day." },
  addExercise: { title: "Add exercise", lead: "Search what you did; what you did last comes first." },
  meal: { title: "Meal tracker", lead: "What you ate, by katori, piece or gram, with what is in it." },
  addMeal: { title: "Add a meal", lead: "Search in English, Hindi or as you say it; what you eat most comes first." },
  weight: { title: "BMI and fat tracker", lead: "Your weight over time, with its 7-day average." },
  prakriti: { title: "Prakriti tracker", lead: "Your last prakriti test, and what changed since the one before." },
  mine: { title: "Your entries", lead: "Download them, upload them again, or erase them." },
  stress: { title: "Stress tracker", lead: "Your stress tests over months, and what weighed on you most each time." },
};
