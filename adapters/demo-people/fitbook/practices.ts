/**
 * What some of the demo's people do for their health, and how they write of it. A post is a beginning and a remark; `{3-9}` stands for a number
 * between both. `group` is the key of the group that they may have joined.
 */
export type Practice = {
  readonly key: string;
  readonly group: string | null;
  readonly about: readonly string[];
  readonly begins: readonly string[];
  readonly remarks: readonly string[];
};

/** Of people whose names are written in Latin letters. */
export const englishPractices: readonly Practice[] = [
  {
    ...{ key: "walking", group: "first-week" },
    about: ["Walks the dog at five, and calls it exercise.", "Evening walks with my father.", "Counts trees, not steps."],
    begins: [
      "{3-8} km before breakfast.",
      "{35-70} minutes round the lake.",
      "Walked to the market and back, {2-5} km with the bags.",
      "{6-12},000 steps, most of them for milk and coriander.",
      "Took the long way home, {3-6} km.",
      "Round the colony {4-9} times.",
      "{4-9} km with my brother-in-law, who talks at any pace.",
      "Out at half past five, {40-60} minutes.",
    ],
    remarks: [
      "The gulmohar is out.",
      "Nobody was awake but the newspaper boy.",
      "It rained for the last ten minutes and I did not mind.",
      "My knees were quieter than last month.",
      "Two strays now know my name.",
      "The air was bad, so tomorrow I stay in.",
      "Phone stayed at home. That was the best of it.",
      "Chai afterwards, half sugar.",
    ],
  },
  {
    ...{ key: "running", group: "run-again" },
    about: ["Half marathon in January, slowly.", "Started again at forty-four.", "Runs with a stopwatch and without ambition."],
    begins: [
      "{3-11} km, easy.",
      "{4-8} times four minutes, with a minute of walking between.",
      "Long one today, {10-16} km.",
      "{5-7} km on the track behind the school.",
      "Hills, {4-8} of them.",
      "Missed two days, so only {2-4} km.",
      "{5-9} km at a pace at which I could sing.",
      "First run after the fever, {2-3} km.",
    ],
    remarks: [
      "Calves complained, lungs did not.",
      "New rule: no looking at the watch before the end.",
      "Stopped once, for a train.",
      "Lime water never tasted better.",
      "I was overtaken by a gentleman of seventy. He waved.",
      "Slept eight hours before it, and it shows.",
      "Tomorrow is a rest day and stays one.",
      "Shoes are at the end. So were my excuses.",
    ],
  },
  {
    ...{ key: "cycling", group: "two-wheels" },
    about: ["Cycling to work, 9 km each way.", "Sunday rides, and puncture stories.", "One gear, flat country, no hurry."],
    begins: [
      "{18-60} km before the trucks.",
      "To the office by bicycle, day {3-90}.",
      "{25-45} km with three friends and one pump.",
      "Out to the dam and back, {30-55} km.",
      "A slow {12-20} km, to try the saddle.",
      "Flat tyre at kilometre {5-25}.",
      "{20-40} km in the fog, with every lamp I own.",
      "Only {8-15} km, headwind both ways.",
    ],
    remarks: [
      "Poha at the turning point, as the law demands.",
      "The chain is clean for once.",
      "Somebody on a tractor drafted me.",
      "Lights on, bell on, temper off.",
      "My back likes the new handlebar.",
      "Home before the sun meant it.",
      "The dogs of the third village have accepted me.",
      "Bought bananas for all. Ate most of them.",
    ],
  },
  {
    ...{ key: "yoga", group: "chair-yoga" },
    about: ["Ten rounds of surya namaskar, most days.", "Pranayama before the phone.", "Stiff as a door, but a door on a mat."],
    begins: [
      "{6-24} rounds of surya namaskar.",
      "{20-45} minutes on the mat.",
      "Class number {5-120}.",
      "Only breathing today, {10-20} minutes.",
      "Week {2-40} of doing it before the phone.",
      "Balance day: {3-8} breaths on each leg.",
      "{15-30} minutes, windows open.",
      "Back bends, gently, {4-9} of them.",
    ],
    remarks: [
      "My heels have met the floor.",
      "The cat took half of the mat.",
      "Shavasana became a nap. I regret nothing.",
      "Left hip: stubborn. Right hip: a little less.",
      "Teacher says slower. She is right every time.",
      "I did not look at the clock once.",
      "Nothing hurt, so I stopped there.",
      "Anger before, none after.",
    ],
  },
  {
    ...{ key: "cooking", group: null },
    about: ["Learning to cook millets without burning them.", "No sugar in tea since March.", "One new vegetable a week."],
    begins: [
      "Jowar roti, attempt {3-20}.",
      "Lunch boxes packed for {3-5} days.",
      "{8-30} days without sugar in my tea.",
      "Ragi malt instead of biscuits, week {2-12}.",
      "Cooked for {4-9} with two spoons of oil.",
      "Bottle gourd again, {2-4} ways.",
      "Soaked, sprouted, eaten: moong, day {2-20}.",
      "Dinner at {7-8} for once.",
    ],
    remarks: [
      "The children asked for more. I counted it as an award.",
      "It was round. Nearly.",
      "Burnt one side, told nobody. Now I have.",
      "My mother-in-law wrote the recipe down. Mine!",
      "Slept better than after the biryani.",
      "Salt went in twice, so we drank a lot of water.",
      "Nothing left, not even for the fridge.",
      "The secret is patience, and a heavy pan.",
    ],
  },
  {
    ...{ key: "swimming", group: null },
    about: ["Swims at the municipal pool in summer.", "Learnt at thirty-six, afraid of nothing since.", "Forty lengths, then idli."],
    begins: [
      "{12-40} lengths.",
      "{20-45} minutes in the slow lane.",
      "Breaststroke only, {10-24} lengths.",
      "First morning slot, water at {20-24} degrees.",
      "Lesson {3-20}: breathing on the other side.",
      "{400-900} metres without a stop.",
    ],
    remarks: [
      "Goggles lost, found on my head.",
      "Shoulders are grateful, hair is not.",
      "An aunt of sixty-five has lapped me twice.",
      "Nobody splashed. A miracle in May.",
      "Hungry like a whole school.",
      "I floated at the end and looked at kites.",
    ],
  },
  {
    ...{ key: "gym", group: null },
    about: ["Gym beginner. Be kind.", "Lifts grandchildren and small weights.", "Three days a week, no mirror pictures."],
    begins: [
      "Squats with {10-40} kg, three times eight.",
      "Day {2-80} at the gym.",
      "{3-9} real push-ups.",
      "Deadlift, {20-60} kg, form before weight.",
      "Plank for {35-90} seconds.",
      "Only stretching today, {15-25} minutes.",
    ],
    remarks: [
      "The trainer nodded. Once.",
      "Stairs will be a problem tomorrow.",
      "Curd rice counts as recovery.",
      "I put the weights back where they live.",
      "Half of what I did at thirty, with twice the care.",
      "Music off, counting aloud, no shame.",
    ],
  },
  {
    ...{ key: "badminton", group: null },
    about: [
      "Badminton with colleagues, and two rest days.",
      "Plays doubles, apologises in singles.",
      "Shuttlecocks are my largest expense.",
    ],
    begins: [
      "{3-6} games after work.",
      "Lost {2-4}, won one.",
      "{45-80} minutes on court two.",
      "Doubles with the accounts department, {3-5} games.",
      "Played the neighbour's daughter, twelve years old, 21 to {6-15}.",
      "Footwork only, {20-30} minutes.",
    ],
    remarks: [
      "My serve has opinions of its own.",
      "Ankle taped, pride not.",
      "One rally of thirty-one. We both sat down.",
      "Next week the same court, the same excuses.",
      "Warmed up properly, nothing pulled.",
      "We laughed more than we ran.",
    ],
  },
  {
    ...{ key: "trekking", group: null },
    about: ["Treks in the Sahyadris when it rains.", "Forts on Sundays, laundry on Mondays.", "Carries a bag for other people's plastic."],
    begins: [
      "Fort number {4-40}.",
      "{9-17} km and {500-900} metres up.",
      "Started at four, on top by {7-8}.",
      "{6-12} of us, two torches that worked.",
      "Steps to the temple: {800-1400}. I counted.",
      "A wet {8-13} km through the ghats.",
    ],
    remarks: [
      "Clouds below us, pithla bhakri in front of us.",
      "Brought {2-6} bottles down that were not ours.",
      "Leeches: four. Regrets: none.",
      "The last hour was silent, in a good way.",
      "Knees ask for a day off and get two.",
      "My nephew led. He is nine.",
    ],
  },
  {
    ...{ key: "sleep", group: "lights-out" },
    about: ["In bed by half past ten, like my grandmother.", "Night shifts behind me, sleep before me.", "Phone sleeps in the kitchen."],
    begins: [
      "{6-8} nights before eleven.",
      "Woke at {4-6} without the alarm.",
      "No screen after nine, day {3-40}.",
      "Slept {7-8} hours in one piece.",
      "Skipped the evening coffee, week {2-10}.",
      "Read {10-40} pages instead of the phone.",
    ],
    remarks: [
      "Even the traffic sounds kinder.",
      "I had forgotten what mornings are for.",
      "At home they say that I am pleasant now. Now!",
      "One bad night among them. It happens.",
      "The book is worse than the phone, and does more good.",
      "A warm shower did more than any app.",
    ],
  },
  {
    ...{ key: "garden", group: null },
    about: [
      "A terrace with forty pots and one lazy cat.",
      "Grows tulsi, giloy and too many tomatoes.",
      "Squats in the garden, not in the gym.",
    ],
    begins: [
      "Carried {8-20} cans of water up.",
      "{40-90} minutes of digging.",
      "Repotted {4-12} plants.",
      "Picked {1-4} kg of spinach.",
      "Compost turned, heap number {2-5}.",
      "Weeded {2-6} beds on my knees.",
    ],
    remarks: [
      "My back calls it weight training.",
      "The bulbul supervised.",
      "Methi tonight, for everybody on our floor.",
      "Nothing calms me like wet soil.",
      "The tomatoes have won. We eat them daily.",
      "Sun on the neck, hat forgotten.",
    ],
  },
];

/** Of people whose names are written in Devanagari. */
export const hindiPractices: readonly Practice[] = [
  {
    ...{ key: "yoga", group: "chair-yoga" },
    about: ["योग कक्षा, हर मंगलवार और गुरुवार।", "सुबह प्राणायाम, फिर चाय।"],
    begins: [
      "{6-24} सूर्य नमस्कार।",
      "चटाई पर {20-40} मिनट।",
      "आज केवल प्राणायाम, {10-20} मिनट।",
      "योग की कक्षा, दिन {4-90}।",
      "खिड़की खोलकर {15-30} मिनट आसन।",
    ],
    remarks: [
      "कमर ने धन्यवाद कहा।",
      "पोती बगल में बैठकर सब दोहराती रही।",
      "जितना हो सका, उतना ही किया।",
      "मन शांत, दिन हल्का।",
      "शवासन में नींद आ गई, वह भी ज़रूरी थी।",
    ],
  },
  {
    ...{ key: "walking", group: "first-week" },
    about: ["घर का खाना, आठ घंटे की नींद।", "शाम की सैर, पड़ोसियों के साथ।"],
    begins: [
      "सुबह {2-6} किलोमीटर की सैर।",
      "पार्क के {4-10} चक्कर।",
      "शाम को {30-60} मिनट टहलना।",
      "बाज़ार तक पैदल, {2-4} किलोमीटर।",
      "आज {5-9} हज़ार क़दम।",
    ],
    remarks: ["रास्ते में अमलतास खिला है।", "घुटने आज चुप रहे।", "धुंध थी, इसलिए मफ़लर बाँधा।", "फ़ोन घर पर छोड़ा, यही सबसे अच्छा था।", "लौटकर नींबू-पानी।"],
  },
  {
    ...{ key: "cooking", group: null },
    about: ["दादी के नुस्ख़े, और थोड़ी कसरत।", "कम तेल, ज़्यादा धैर्य।"],
    begins: [
      "ज्वार की रोटी, {2-15}वीं कोशिश।",
      "{5-20} दिन बिना चीनी की चाय।",
      "आज {4-8} लोगों का खाना, दो चम्मच तेल में।",
      "अंकुरित मूँग, {2-12}वाँ दिन।",
      "रात का खाना {7-8} बजे।",
    ],
    remarks: [
      "बच्चों ने दोबारा माँगी।",
      "गोल नहीं बनी, स्वाद पूरा था।",
      "सासू माँ ने विधि लिख ली।",
      "नमक दो बार पड़ गया, पानी ख़ूब पिया।",
      "रात को नींद अच्छी आई।",
    ],
  },
];

/** What is said under the posts of others. */
export const englishReplies: readonly string[] = [
  "Well done.",
  "I needed to read this today.",
  "Tomorrow I come along.",
  "How long did it take you to get there?",
  "Same here, and the same weather.",
  "Slow is a pace too.",
  "My mother says exactly this.",
  "Rest well now.",
  "You make it sound easy.",
  "Saved for Sunday.",
  "Which road is that?",
  "Third time I try, thanks to you.",
];
export const hindiReplies: readonly string[] = [
  "बहुत बढ़िया।",
  "कल साथ चलते हैं।",
  "आपसे ही सीखा है।",
  "धीरे-धीरे ही सही।",
  "आराम भी कीजिए।",
  "वाह, ऐसे ही चलते रहिए।",
];
