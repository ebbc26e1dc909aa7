import type { mealGoalPhrases as english } from "../meal-goal.ts";

export const mealGoalPhrases: typeof english = {
  title: "अपना लक्ष्य निकालें",
  addExercise: "कसरत में आराम से ऊपर लगी ऊर्जा इसमें जोड़ें",
  whySitting: "200 किलोकैलोरी की सैर पर उस दिन 200 किलोकैलोरी और खा सकते हैं।",
  countedAlready: "आप जैसे रहते हैं, उसमें कसरत पहले से शामिल है। वह दोबारा नहीं जोड़ी जाती।",
  take: ({ goal }) => `आज से ${goal} को लक्ष्य बनाएँ`,
};
