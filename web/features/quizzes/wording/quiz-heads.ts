/** What pages of one's own quiz say of themselves before their code has come. */
export const quizHeads = {
  questionnaire: { title: "Quiz", lead: "One question a page. Every choice is saved at once." },
  live: { title: "Live quiz", lead: "Everyone answers at the same time; the sooner, the more points." },
  finish: { title: "Your quiz", lead: "What you handed in, and the results once the quiz is over." },
};
