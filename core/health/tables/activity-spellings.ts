const WALK =
  "walk, walking, steps, step count, chalna, paidal chalna, paidal, sair, walk karna, kadam, tahalna, चलना, पैदल चलना, पैदल, सैर, टहलना, कदम, क़दम, वॉक, वॉकिंग, स्टेप्स";
const RUN = "run, running, daud, daudna, दौड़, दौड़ना, रनिंग";
const CYCLE = "cycle, bicycle, bike, biking, cycling, cycle chalana, साइकिल चलाना, साइकिलिंग";
const STAIRS = "stairs, staircase, climbing stairs, seedhi, seedhiyan, seedhi chadhna, सीढ़ी, सीढ़ी चढ़ना, सीढ़ियाँ चढ़ना";
const WEIGHTS = "weights, gym, weight training, weight lifting, dumbbell, dumbbells, strength training, jim, kasrat, जिम, डंबल, वेट ट्रेनिंग";
const PUSH_UPS =
  "pushup, pushups, push up, push ups, press ups, squats, sit ups, situps, crunches, plank, dand, dand baithak, baithak, पुशअप, पुश अप, दंड, दंड बैठक, बैठक, उठक बैठक, सिट अप, प्लैंक";
const BADMINTON = "shuttle, shuttlecock, बैडमिंटन खेलना";
const SWIM = "swim, swimming, tairna, tairaki, तैरना, तैराकी, स्विमिंग";

/**
 * What people call the activities of table `activities@1` besides their names, in English and Hindi, in either script; one is found by them
 * as foods are by theirs.
 */
export const ACTIVITY_SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "17151": WALK,
    "17152": WALK,
    "17170": WALK,
    "17190": WALK,
    "17200": `${WALK}, fast walk, tez chalna, तेज़ चलना`,
    "17220": `${WALK}, fast walk, tez chalna, तेज़ चलना`,
    "17131": STAIRS,
    "17133": STAIRS,
    "17080": "trek, trekking, hike, pahad chadhna, ट्रेकिंग, पहाड़ चढ़ना",
    "17165": "dog walk, dog walking, kutta ghumana, डॉग वॉक",
    "12020": `jog, ${RUN}`,
    "12030": RUN,
    "12050": RUN,
    "12070": RUN,
    "01010": CYCLE,
    "01014": CYCLE,
    "01030": CYCLE,
    "01200": "exercise bike, gym cycle, spinning, indoor cycling, जिम साइकिल",
    "02150": "yoga, asana, yogasan, asanas, योगासन, आसन, योगा",
    "02160": "yoga, vinyasa, योगा",
    "02170": "pranayama, pranayam, anulom vilom, breathing, kapalbhati, bhramari, प्राणायाम, अनुलोम विलोम, कपालभाति, भ्रामरी",
    "02175": "yoga, asana, yogasan, asanas, योगासन, आसन, योगा",
    "02180": "sun salutation, surya namaskara, suryanamaskar, सूर्यनमस्कार",
    "07075": "dhyan, meditate, ध्यान लगाना, मेडिटेशन",
    "02101": "stretch, stretches, warm up, khinchav, स्ट्रेच, खिंचाव",
    "02054": WEIGHTS,
    "02050": WEIGHTS,
    "02022": PUSH_UPS,
    "02020": PUSH_UPS,
    "02040": "circuit training, bootcamp, सर्किट ट्रेनिंग",
    "02048": "elliptical, elliptical trainer, एलिप्टिकल",
    "02210": "hiit, high intensity, हिट",
    "02310": "aerobics, dance class, dance, एरोबिक्स, डांस",
    "15551": "skipping rope, jump rope, rope jumping, rassi kudna, rassi koodna, रस्सी, स्किपिंग",
    "15150": "क्रिकेट खेलना",
    "15030": BADMINTON,
    "15020": BADMINTON,
    "15610": "soccer, फुटबॉल",
    "15660": "ping pong, tt, टीटी",
    "15430": "karate, judo, taekwondo, kung fu, कराटे, जूडो, ताइक्वांडो",
    "03025": "dance, dancing, bharatanatyam, kathak, nritya, naach, नाच, नाचना, नृत्य, डांस, भरतनाट्यम, कथक",
    "03033": "dance, dancing, garba, dandiya, bhangra, naach, नाच, नाचना, नृत्य, डांस, गरबा, डांडिया, भांगड़ा",
    "18310": SWIM,
    "18240": SWIM,
  }).map(([code, names]) => [code, names.split(", ")]),
);
