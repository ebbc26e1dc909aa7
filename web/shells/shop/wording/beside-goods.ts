/** What the shop's first page says beside its goods. */
export const besideGoodsPhrases = {
  care: {
    heading: "Ask before you buy",
    text: "By audio or video, in your language. Cancel up to two hours before and get everything back.",
    way: "Find a time",
    soonest: "Practitioners who are free soonest",
  },
  more: "More for your health",
  ways: [
    { name: "Prakriti test", text: "24 questions about body, function and mind", address: "/prakrititest" },
    { name: "BMI and body fat", text: "With Indian bands, and the formula shown", address: "/profile1" },
    { name: "Daily needs", text: "How much energy, water and protein you need a day", address: "/profile2" },
    { name: "Stress test", text: "Ten questions, two minutes", address: "/profile3" },
    { name: "Water tracker", text: "One tap a glass, without internet too", address: "/watertracker" },
    { name: "Sleep tracker", text: "Good night and good morning, one tap each", address: "/sleeptracker" },
    { name: "Your day", text: "Your trackers and routines on one page", address: "/wellness" },
    { name: "Lab tests", text: "At home or at a centre, each explained with its ranges", address: "/diagnosticlab" },
    { name: "Health plans", text: "Consultations and tests for a year, at one price", address: "/health-plans" },
    { name: "Fitbook", text: "Move together: posts, groups and challenges", address: "/fitbook" },
    { name: "Events", text: "Talks, classes and walks, online and in your city", address: "/event" },
    { name: "Quizzes", text: "What do you know about food, habits and first aid?", address: "/quizhomepage" },
  ],
};
