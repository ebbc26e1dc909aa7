/**
 * What people call their troubles, in English, Hindi and other languages of India, in either script and as it is often spelt. Before the
 * colon stands the word of the shop's concern, behind ">" what many take first of all; behind the colon the names. Diseases that need a
 * doctor are left out: what is found is food and care, and claims no cure.
 */
export const TROUBLE_ROWS = `
digestion: gastroenterologist, gastro, gas, gastric, khana pachta, khana pachana, pet phoolna, pet phool, pet phulna, gas banti, gastritis, bloating, indigestion, stomach, tummy, upset stomach, stomach ache, stomach pain, acidity, acid reflux, heartburn, apach, badhazmi, hazma, hajma, pachan, pet,
  digestive, gut, nausea, loose motion, dast, diarrhea, diarrhoea, vomiting, ulti, appetite, bhookh, bhukh, jalan, seene mein jalan,
  एसिडिटी, अम्लपित्त, गैस, गैस्ट्रिक, अपच, बदहजमी, बदहज़मी, हाजमा, हाज़मा, पाचन, पाचनशक्ति, खाना पचता, पेट फूलना, पेट फूल, गैस बनती, पेट, उल्टी, दस्त, भूख, सीने में जलन
digestion > triphala isabgol sanay senna harad haritaki abhayarishta mulayyin fibre: constipation, constipated, kabz, kabj, qabz, kabjiyat, malavrodh, stool softener, hard stool, laxative, pet saaf, pet saf, pet saaf karna, piles, bawasir,
  कब्ज, कब्ज़, कब्जियत, क़ब्ज़, पेट साफ, पेट साफ़, मलावरोध, बवासीर, कॉन्स्टिपेशन
cough: ent, pulmonologist, chest physician, cold, common cold, khansi, khaansi, khasi, sukhi khansi, kaf, kapha, flu, fever, bukhar, sinus, sinusitis, throat, sore throat, gala, gale, kharash, gale ki kharash, gala kharab, congestion, chest congestion, phlegm, mucus, balgam, zukam, jukam, nazla, najla, sardi,
  sardi khansi, sardi jukam, runny nose, blocked nose, stuffy nose, bandh naak, naak, nose, bronchitis, asthma, saans, dama, breathing, respiratory, tonsils, allergy,
  बुखार, खांसी, खाँसी, खासी, कफ, जुकाम, ज़ुकाम, नजला, नज़ला, सर्दी, सर्दी खांसी, सर्दी जुकाम, गला, गले, खराश, ख़राश, बलगम, नाक, बंद नाक, सांस, साँस, दमा, कोल्ड, फ्लू
immunity: immune, immune system, immunity power, bukhar, fever, rog pratirodhak, rog pratirodhak kshamata, pratirodhak, resistance,
  बुखार, रोग प्रतिरोधक, रोग प्रतिरोधक क्षमता, प्रतिरोधक, प्रतिरक्षा, इम्यूनिटी, इम्युनिटी, इम्यून
joint: slip disc, slipped disc, slip disk, disc, herniated disc, स्लिप डिस्क, orthopaedic, orthopedic, orthopaedics, orthopedics, orthopaedician, orthopedician, rheumatologist, hurts, hurt, hurting, joints, joint pain, knee, knees, knee pain, leg pain, legs, leg, pair dard, pairon dard, pairo dard, back, back pain, backache, lower back, neck pain, shoulder pain, neck, shoulder, pain, ache, aches, jod, jodo, jodon, sandhi, sandhivat, sandhivata, ghutna, ghutne, ghutno, kamar, peeth, gardan, kandha, dard, badan dard, body pain, muscle, muscles, sciatica, cramp, cramps,
  arthritis, arthiritis, artheritis, gathiya, gathia, gout, uric acid, vatarakta, vaat, sujan, swelling, inflammation, spondylitis, sprain, moch,
  जोड़, जोड़ों, घुटना, घुटने, घुटनों, कमर, पीठ, गर्दन, कंधा, कंधे, दर्द, बदन दर्द, पैर दर्द, पैरों दर्द, गठिया, संधिवात, आर्थराइटिस, यूरिक एसिड, सूजन, मोच, साइटिका
heart: cardiologist, bp, high bp, low bp, b p, blood pressure, high blood pressure, hypertension, cholesterol, high cholesterol, triglycerides, lipid, cardiac, dil, hriday, hridaya, uchch raktchap, raktchap,
  बीपी, हाई बीपी, ब्लड प्रेशर, रक्तचाप, उच्च रक्तचाप, कोलेस्ट्रॉल, कोलेस्टेरॉल, दिल, हृदय, ह्रदय, हार्ट
diabetes: diabetologist, sugar, blood sugar, high sugar, sugar level, sugar patient, sugar control, diabetic, diabetics, glucose, insulin, madhumeh, madhumeha, prameh, shugar,
  शुगर, ब्लड शुगर, शुगर लेवल, मधुमेह, प्रमेह, डायबिटीज, डायबिटीज़, डायबिटिक, डायबेटिस
weight: weightloss, weight loss, weight lose, lose weight, loss weight, weight reduce, weight reduction, weight management, slim, slimming, fat, fat burner, fat loss, belly fat, obesity, metabolism, motapa, mota, vajan, wajan, vazan, wazan, vajan kam, wajan kam, vajan ghatana, charbi, pet ki charbi,
  मोटापा, वजन, वज़न, वजन कम, वज़न कम, वजन घटाना, चर्बी, पेट की चर्बी, वेट लॉस, वेटलॉस, फैट
stress: psychologist, psychiatrist, counsellor, counselor, stressed, anxious, worried, worry, nervous, overthinking, ghabra, anxiety, tension, tanav, chinta, ghabrahat, mood, relax, relaxation, calm, depression, मानसिक तनाव, mansik tanav, bechaini, nerves, burnout,
  तनाव, चिंता, घबराहट, टेंशन, स्ट्रेस, बेचैनी
sleep: insomnia, sleepless, sleeplessness, sleeping, asleep, falling asleep, sleep at night, night sleep, sleeping at night, awake at night, waking at night, waking up at night, neend, nind, neend na aana, neend tootna, neend khulna, anidra, नींद, नींद न आना, नींद टूटना, अनिद्रा, निद्रा, स्लीप
balms pathyadi shadbindu ustukhuddus: headache, sir dard, sar dard, sirdard, sardard, sir ka dard, migraine, aadha sisi, सिरदर्द, सिर दर्द, सर दर्द, माइग्रेन, हेडेक, आधासीसी
hair: trichologist, hairfall, hair fall, hairloss, hair loss, hair growth, hair thinning, fall, dandruff, greying, graying, grey hair, gray hair, white hair, premature greying, split ends, baldness, ganjapan, scalp, lice, baal, bal, baalon, balon, hair falling, losing hair, baal jhadna, baal jharna, baal girna, baal jhad, baal jhadte, baal jhar, baal gir, baal girte, bal jhad, bal gir, rusi, roosi, kesh, safed baal, safed bal, lambe baal, ghane baal,
  बाल, बालों, केश, बाल झड़ना, बाल गिरना, बाल झड़, बाल झड़ते, बाल गिर, बाल गिरते, सफेद बाल, सफ़ेद बाल, रूसी, डैंड्रफ, गंजापन, हेयर, हेयर फॉल, हेयरफॉल
skin: dermatologist, dermatology, skin specialist, charm, charma, charm rog, charma rog, charmrog, चर्म, चर्म रोग, चर्मरोग, त्वचा रोग, acne, pimple, pimples, blackheads, pigmentation, wrinkle, wrinkles, ageing, aging, anti ageing, anti aging, glow, glowing, glowing skin, fairness, tan, tanning, sunburn, dark spots, dark circles, spots, blemishes, scars, marks, eczema, psoriasis, ringworm, fungal, rash, rashes, itching, dry skin, oily skin,
  cracked heels, twacha, tvacha, chamdi, muhase, muhaase, face daane, chehre daane, chehre dane, keel muhase, keel, daag, daag dhabbe, dhabbe, jhaiyan, jhaiya, jhai, jhurriyan, khujli, daad, daad khaj khujli, chehra, chehre, nikhar, rang gora,
  त्वचा, चेहरे दाने, मुंहासे, मुँहासे, मुहांसे, कील मुंहासे, पिंपल, चेहरा, चेहरे, खुजली, दाद, झुर्रियां, झुर्रियाँ, झाइयां, झाइयाँ, झाई, दाग, दाग धब्बे, निखार, स्किन, एक्ने, रूखी त्वचा
memory: forget, forgetting, forgetful, concentrate, bhool, bhulna, brain, brain booster, brain power, mind, concentration, focus, exam, study, dimag, dimaag, dimagi, yaad, yaddasht, yaddaasht, yaadasht, smriti, smaran, smaran shakti, buddhi, mental, alzheimer,
  दिमाग, दिमाग़, याददाश्त, स्मृति, स्मरण, स्मरण शक्ति, बुद्धि, एकाग्रता, मेमोरी
oral: dentist, teeth, tooth, toothache, tooth ache, tooth pain, dental, gum, gums, bleeding gums, gum pain, cavity, mouth, mouth ulcer, chhale, breath, bad breath, sensitive teeth, yellow teeth, dant, daant, dantmanjan, masude, masoode, munh, muh ki badbu, munh ki badbu,
  दांत, दाँत, दंत, मसूड़े, मसूड़ों, मुंह, मुँह, मुंह की बदबू, मुंह के छाले, छाले, ओरल
kidney: nephrologist, urologist, urine, urinary, urine infection, urinary infection, uti, stone, kidney stone, kidney stones, gurda, gurde, pathri, patri, peshab, mutra, mootra, water retention,
  गुर्दा, गुर्दे, किडनी, पथरी, पेशाब, मूत्र, यूरिन, यूटीआई
liver: hepatologist, jigar, yakrit, yakrut, fatty liver, liver detox, detox, jaundice, piliya, लिवर, लीवर, यकृत, जिगर, फैटी लिवर, पीलिया, डिटॉक्स
eye: ophthalmologist, eye specialist, eyes, eyes burning, burning eyes, aankhon mein jalan, eyesight, eye sight, vision, weak eyes, dry eyes, aankh, ankh, aankhen, aankhon, ankhon, ankhon ki roshni, aankhon ki roshni, netra, nazar, roshni,
  आंख, आँख, आंखें, आँखें, आंखों, आँखों, आंखों में जलन, आँखों में जलन, आंखों की रोशनी, आँखों की रोशनी, नेत्र, नज़र, रोशनी
bone: bones, weak bones, strong bones, osteoporosis, fracture, haddi, haddiyan, haddiyon, kamjor haddi, हड्डी, हड्डियां, हड्डियाँ, हड्डियों, कमजोर हड्डियां
thyroid: endocrinologist, thairoid, thyroide, hypothyroid, hypothyroidism, goitre, goiter, thyroxine, थायराइड, थायरॉइड, थायरॉयड, थाइरॉइड, गलगंड
womens: gynaecologist, gynecologist, gynaec, gynec, period, periods, period pain, menstrual, menstruation, irregular periods, heavy bleeding, menses, ladies, lady, women, woman, female, mahila, stri, stree, mahavari, mahwari, masik, masik dharm, white discharge, discharge, safed pani, leucorrhoea, leucorrhea, leukorrhea, shwet pradar, uterus, fertility, breast milk, lactation,
  पीरियड, पीरियड्स, पीरियड दर्द, महिला, महिलाओं, माहवारी, मासिक, मासिक धर्म, सफेद पानी, श्वेत प्रदर, स्त्री, ल्यूकोरिया, गर्भाशय
pcos: pcod, pcos pcod, polycystic, hormonal balance, hormones, पीसीओडी, पीसीओएस, हार्मोन
menopause: hot flashes, hot flush, menopose, rajonivritti, मेनोपॉज, मेनोपॉज़, रजोनिवृत्ति
pregnancy: pregnant, pregnent, maternity, expecting, prenatal, postnatal, delivery, garbh, garbhavastha, garbhvati, new mother, mothers, jachcha, गर्भ, गर्भावस्था, गर्भवती, प्रेगनेंसी, प्रेग्नेंसी, प्रसव
menstrual: pad, napkin, napkins, sanitary napkin, sanitary napkins, sanitary pad, पैड, पैड्स, सैनिटरी नैपकिन
energy: weakness, fatigue, tired, tired day, tiredness, exhausted, weak, thak, thaka, stamina, strength, lethargy, exhaustion, vigour, vitality, kamzori, kamjori, kamjor, takat, taakat, taqat, taaqat, thakan, thakaan, thakawat, sex power, shakti, sfurti, urja, lazy,
  कमजोरी, कमज़ोरी, ताकत, ताक़त, थकान, थकावट, शक्ति, ऊर्जा, स्फूर्ति, एनर्जी, स्टैमिना, वीकनेस
children: paediatrician, pediatrician, baby, babies, kid, kids, child, bachcha, bachche, bachchon, bachho, शिशु, बच्चा, बच्चे, बच्चों
`;

/**
 * What herbs, foods and kinds of goods are called besides: each row names one thing. Before the colon stand the words that titles use for
 * it, which mean one another; behind it further names, of other languages of India, of English and of shops, in either script.
 */
export const GOODS_ROWS = `
ashwagandha asgand asvagandha: asgandh, asgandha, ashwa gandha, winter cherry, indian ginseng, amukkara, amukkuram, pennerugadda, असगंध, अश्वगंधा
amla amalaki gooseberry: indian gooseberry, aamla, aonla, anwla, awla, aawla, aavla, avla, nelli, nellikai, nellikkai, usiri, usirikaya, amloki, aamlaki, आवला, आँवला, आमला, आंवला, आंवले, आँवले
giloy guduchi tinospora: gulvel, gulbel, gurjo, amrita, amruta, amrita vel, amruthavalli, tippateega, tippa teega, seenthil, गिलोय, गुडूची, गुळवेल, अमृता
tulsi tulasi basil: holy basil, thulasi, tulsee, tulsi patta, vishnupriya, तुलसी
haldi turmeric haridra: curcumin, halad, haldhi, manjal, pasupu, arishina, halud, हल्दी, हळद, करक्यूमिन
triphala: trifla, trifala, tirphala, teen phal, three fruits, त्रिफला
neem nimba: margosa, kadunimb, kadulimb, vepa, veppilai, vembu, nimb, नीम, निंब, कडुनिंब
brahmi bacopa: bramhi, jalbrahmi, gotu kola, ब्राह्मी, ब्राम्ही
shatavari shatavar asparagus: satavar, satawar, satavari, shatavri, shatmuli, sadavari, wild asparagus, शतावरी, शतावर, सतावर, सतावरी
guggul guggulu: gugal, guggal, gugul, गुग्गुल, गुग्गल, गुग्गुलु, गूगल
mulethi licorice yashtimadhu: liquorice, mulhathi, mulathi, mulaithi, mulhatti, jeshthamadh, jethimadh, jyeshthamadh, athimadhuram, madhuyashti, yashti, मुलेठी, मुलहठी, मुलैठी, ज्येष्ठमध, यष्टिमधु
methi fenugreek methika: methidana, methi dana, methi seeds, vendhayam, venthayam, menthulu, menthya, uluva, मेथी, मेथीदाना, मेथी दाना
ajwain carom yavani: ajwayan, ajvain, ajowan, owa, ova, omam, ayamodakam, vamu, bishops weed, अजवाइन, अजवायन, ओवा
arjun arjuna: arjun chhal, arjun ki chhal, arjuna bark, arjun bark, marutham, terminalia arjuna, अर्जुन, अर्जुन छाल, अर्जुन की छाल
lahsun garlic lashuna: lehsun, lasun, lasan, poondu, vellulli, velluli, bellulli, लहसुन, लसूण
sonth ginger shunthi: adrak, adrakh, saunth, sunth, soonth, sukku, chukku, sonti, inji, allam, सोंठ, सौंठ, अदरक, सुंठ
karela gourd karavella: bitter gourd, bitter melon, bittergourd, pavakkai, paavakka, pagarkai, kakarakaya, hagalakayi, करेला, करेले, कारले
jamun jambu plum: jaamun, java plum, black plum, jambul, jambhul, naaval, naval pazham, neredu, जामुन, जांभूळ
sahjan moringa shigru: sahjana, sehjan, sahijan, drumstick, drumsticks, drumstick leaves, shevga, murungai, muringa, munaga, nugge, saragvo, सहजन, सहिजन, मोरिंगा, शेवगा
aloe kumari: alovera, aloevera, aloe vera, elovera, gwarpatha, gawarpatha, gvarpatha, ghritkumari, ghrit kumari, korphad, katrazhai, kalabanda, एलोवेरा, एलो वेरा, ग्वारपाठा, घृतकुमारी, कोरफड
shilajit: shilajeet, silajit, salajeet, salajit, shilajith, mumio, asphaltum, शिलाजीत, शिलाजित
isabgol: isapgol, isabgul, isabgool, ispaghula, ispaghol, psyllium, psyllium husk, sat isabgol, इसबगोल, ईसबगोल
kesar saffron: zafran, zaffran, jafran, keshar, kumkumapoo, kunkuma puvvu, kungumapoo, केसर, ज़ाफ़रान, जाफरान
bhringraj bhringaraja daisy: bhrungraj, bringraj, bringaraj, maka, karisalankanni, guntagalagara, भृंगराज, माका
rose gulab: gulaab, roja, rojapoo, roses, गुलाब, रोज
chandan sandal sandalwood: sandle, sandle wood, sandal wood, chandanam, santhanam, srigandha, चंदन, चन्दन
musli: safed moosli, safed musali, moosli, musali, सफेद मूसली, सफ़ेद मूसली, मूसली
punarnava hogweed: punarnwa, gadahpurna, mukkirattai, पुनर्नवा
harad haritaki chebulic: harar, harra, harde, hirda, hirada, kadukkai, karakkaya, hareetaki, हरड़, हरड, हरीतकी, हिरडा
gokhru gokshura tribulus: gokharu, gokshur, gokshuradi, nerunjil, palleru, गोखरू, गोक्षुर
kalonji: kalaunji, kalaunjee, nigella, black seed, black cumin, mangrail, karunjeeragam, कलौंजी, मंगरैल
badam almond: badaam, almonds, बादाम
coconut: nariyal, naariyal, nariyel, khopra, khobra, thengai, kobbari, narikel, नारियल, नारळ
flax flaxseed alsi: flax seeds, flaxseeds, linseed, jawas, javas, aali vidai, ali vidai, avise, tisi, अलसी, जवस
omega: omega 3, omega three, omega3, fish oil, ओमेगा, ओमेगा 3, ओमेगा थ्री
b12: b 12, vitamin b 12, vit b12, vit b 12, cobalamin, methylcobalamin, बी12, बी 12, विटामिन बी12, विटामिन बी 12
d3: vitamin d, vit d, vit d3, vitamin d 3, sunshine vitamin, विटामिन डी, विटामिन डी3
c: vitamin c, vit c, विटामिन सी
vitamin: vit, vitamins, vitamine, vitamin tablet, विटामिन, विटामिन्स
iron faulad: loha, lauh, loh, ferrous, haemoglobin, hemoglobin, anaemia, anemia, khoon, khoon ki kami, blood increase, आयरन, लोहा, खून की कमी, खून, एनीमिया
calcium: calsium, calciam, chuna, कैल्शियम
magnesium: magnisium, मैग्नीशियम
multivitamin: multi vitamin, multivitamins, मल्टीविटामिन
cider seb: acv, apple vinegar, apple cider, apple cider vinegar, seb ka sirka, apple sirka, सेब का सिरका, एप्पल साइडर विनेगर, एप्पल साइडर
vinegar sirka: सिरका, विनेगर
multani: multani mitti, fullers earth, fuller earth, मुल्तानी, मुल्तानी मिट्टी
probiotic: probiotics, good bacteria, curd bacteria, प्रोबायोटिक, प्रोबायोटिक्स
makhana: makhane, makhaana, foxnut, foxnuts, fox nut, fox nuts, lotus seed, lotus seeds, phool makhana, मखाना, मखाने
ragi: nachni, nachani, finger millet, mandua, marua, mandwa, kezhvaragu, रागी, नाचनी, मंडुआ
biotin: biotine, बायोटिन
collagen: colagen, collagin, कोलेजन
stevia: meethi tulsi, meethi patti, स्टीविया
onion: pyaz, pyaaz, kanda, piyaz, vengayam, ulli, प्याज, प्याज़, कांदा
mint pudina podina: pudeena, pudhina, podina, peppermint, पुदीना, मिंट
henna: mehndi, mehendi, mehandi, heena, hina, maruthani, gorintaku, मेहंदी, मेंहदी, हिना
spirulina: spirulena, spirolina, स्पिरुलिना
chyawan: chyawanprash, chyavanprash, chawanprash, chyawan prash, chyavanaprasha, chyavana prasha, chavan prash, chyawanprasam, च्यवनप्राश, च्यवन प्राश, चवनप्राश
kumkumadi: kunkumadi, kumkumadi tailam, kumkumadi tel, कुमकुमादि, कुंकुमादि
dashmool dashmularishta: dashmul, dashamoola, dasamoola, dasamula, dashamul, दशमूल
kanchanar: kachnar, kanchnar, कांचनार, कचनार
sitopaladi: sitopladi, sitophaladi, सितोपलादि
yograj: yogaraj, yogaraja, योगराज
ashokarishta: ashok arisht, ashoka arishta, अशोकारिष्ट
arogyavardhini: arogya vardhini, आरोग्यवर्धिनी
chandraprabha: chandra prabha, चंद्रप्रभा
mahanarayan: maha narayan, महानारायण
jawarish: javarish, jawarish jalinus, जवारिश
sesame til: gingelly, sesame seeds, nallennai, nuvvula, तिल
mustard: sarson, sarso, kadugu, सरसों, सरसो, राई
groundnut peanut: moongfali, mungfali, shengdana, मूंगफली
castor: arandi, erand, castor oil, kastor, अरंडी, अरण्डी
clove: laung, lavang, lavanga, laving, लौंग
cardamom elaichi: ilaychi, elachi, इलायची
cinnamon: dalchini, daalchini, दालचीनी
fennel saunf badiyan: sauf, sonf, सौंफ
cumin jeera kamooni: zeera, jira, जीरा
pepper maricha: kali mirch, black pepper, milagu, miriyalu, काली मिर्च, कालीमिर्च
camphor kapoor: kapur, karpur, karpura, कपूर
lemon citrus: nimbu, nimboo, नींबू
orange: santra, narangi, संतरा
pomegranate anar: anaar, अनार
fig figs anjeer: anjir, अंजीर
walnut: akhrot, अखरोट
cashew kaju: काजू
raisins: kishmish, munakka, किशमिश, मुनक्का
pumpkin kaddu: kaddoo, कद्दू
carrot gajar: गाजर
beetroot beet: chukandar, चुकंदर
apple seb: सेब
papaya: papita, papeeta, पपीता
cucumber: kheera, khira, खीरा
hibiscus gudhal: japa, jaswand, chembaruthi, गुड़हल
vetiver khus: khas, khass, खस
jasmine mogra: chameli, मोगरा, चमेली
chickpea chana besan: चना, बेसन
wheatgrass jawara: gehu ka jawara, जवारा, व्हीटग्रास
oats oat: ओट्स
milk: doodh, dudh, दूध, मिल्क
rice: chawal, चावल
shikakai: sikakai, शिकाकाई
reetha: ritha, areetha, soapnut, रीठा
jatamansi spikenard: jatamanshi, जटामांसी
shankhpushpi shankhapushpi: sankhpushpi, shankh pushpi, शंखपुष्पी
kalmegh bhunimba andrographis: chirata, chirayata, kiryat, कालमेघ
adusa vasaka vasa: adulsa, vasak, अडूसा, अडुलसा
gudmar gymnema meshashringi: gurmar, madhunashini, गुड़मार
pippali pipli: pipali, long pepper, peepli, thippili, पिप्पली, पीपली
manjith manjistha manjisthadi madder: manjishtha, majith, मंजीठ, मंजिष्ठा
bael bel bilva: bel patra, bel fruit, bilwa, बेल
hair: हेयर
oil taila tel roghan: oils, tail, tailam, thailam, tel, ऑयल, आयल, तेल, तैल, 
shampoo: shampoos, shampu, sampoo, शैम्पू, शैंपू, शेम्पू
soap bathing: soaps, sabun, saabun, sabon, bath bar, nahane ka sabun, साबुन, साबून, सोप
toothpaste: tooth paste, teeth paste, toothpest, टूथपेस्ट, दंत पेस्ट
manjan: dant manjan, tooth powder, toothpowder, teeth powder, मंजन, दंत मंजन, दंतमंजन
toothbrush: tooth brush, teeth brush, टूथब्रश, दातून
face: फेस
wash: वॉश, वाश
cream: moisturizer, moisturiser, creme, क्रीम, मॉइस्चराइजर
lotion: moisturizer, moisturiser, लोशन
serum: sirum, सीरम
gel: jel, जेल
balm: bam, balms, बाम
lip: lips, लिप, होंठ, honth
body: बॉडी
honey: shahad, shehad, madh, honye, शहद, मधु, हनी
ghee: ghi, neyi, neyyi, tuppa, toop, घी, तूप
tea infusion: teas, herbal tea, chai, chay, chaha, chaya, चाय, टी, हर्बल टी
green: ग्रीन
coffee: कॉफी, कॉफ़ी
pads: सैनिटरी पैड, सेनेटरी पैड
sanitary: sanetry, senetary, saniteri
protein: protien, protin, protein powder, protine, प्रोटीन, प्रोटीन पाउडर
whey: व्हे
mat: chatai, mats, मैट, चटाई
yoga: yog, योग, योगा
bottle: botal, bottal, water bottle, बोतल, बॉटल
copper: tamba, tambe, tamra, taamba, तांबा, ताँबा, तांबे, ताँबे, कॉपर
dhoop: agarbatti, agarbathi, incense, incense sticks, dhup, dhoopbatti, धूप, अगरबत्ती, धूपबत्ती
jaggery gur: gud, gudh, jagri, jaggry, bellam, vellam, गुड़, गूळ
salt: namak, nimak, uppu, नमक
rock: sendha, saindhav, lahori, sendha namak, rock salt, सेंधा, सेंधा नमक
biscuits: biscuit, biskut, biskit, बिस्किट, बिस्कुट
free: फ्री
sugar: cheeni, chini, shakkar, चीनी, शक्कर
kajal: kaajal, surma, eyeliner, kohl, काजल, सुरमा
attar: itra, ittar, itar, ittr, ithar, perfume, scent, इत्र, अत्तर, परफ्यूम
deodorant: deo, deodrant, deodorent, डिओडोरेंट, डियो, डिओ
tongue: jeebh, jibh, tongue cleaner, जीभ, जीभ साफ
scraper: cleaner
neti: jal neti, नेति, जल नेति
gummies: gummy, gummi, गमी, गमीज
comb: kanghi, kangha, kangi, hair comb, कंघी, कंघा
wood wooden: lakdi, lakri, लकड़ी
murabba: muraba, moraba, marabba, मुरब्बा
laddu: ladoo, laddoo, ladu, laddus, लड्डू
atta flour: aata, ata, maavu, आटा
gluten: ग्लूटेन
vrat: upvas, upwas, fasting food, navratri, falahari, phalahari, व्रत, उपवास, नवरात्रि, फलाहार
kwath decoction: kadha, kada, karha, kashayam, kashaya, kwatham, kasayam, काढ़ा, क्वाथ, कषाय
churna powder granules: churan, churn, choornam, chooran, choornam, podi, चूर्ण, पाउडर
tablets vati: tablet, tabs, goli, goliyan, pills, pill, gutika, gulika, टैबलेट, गोली, गोलियां, वटी
capsules: capsule, capsul, कैप्सूल, कैप्सूल्स
juice swarasa: ras, jus, rasa, rasam, जूस, रस
syrup: sirap, syrap, sirup, सिरप, शरबत
sharbat: sherbet, sharbath, शरबत
drops: drop, ड्रॉप्स, ड्रॉप
seeds: seed, beej, बीज
books: book, kitab, kitaab, kitaben, किताब, किताबें
roll: रोल
gift: tohfa, uphar, उपहार, गिफ्ट
muesli: museli, granola, breakfast cereal, म्यूसली
snacks: namkeen, snack, नमकीन
cookies: cookie, कुकीज़, कुकीज
stretch: स्ट्रेच
mark: marks, मार्क्स
mosquito: machhar, machar, मच्छर
`;

/** What therapies, and those who practise them, are called besides. */
export const THERAPY_ROWS = `
ayurveda: ayurvedic, ayurved, ayurvedacharya, vaidya, vaid, आयुर्वेद, आयुर्वेदिक, वैद्य
homeopathy: homeopathic, homeopath, homoeopathy, homoeopathic, homeopathi, होम्योपैथी, होम्योपैथिक
yoga: yogi, yoga teacher, yogacharya, योग, योगा
physiotherapy: physio, physiotherapist, physical therapy, fisiotherapy, फिजियोथेरेपी, फिजियो
nutrition: nutritionist, dietician, dietitian, diet, diet plan, आहार, डाइट, डाइटिशियन, पोषण
siddha: siddha doctor, सिद्ध
unani: hakim, hakeem, yunani, यूनानी, हकीम
naturopathy: naturopath, nature cure, prakritik chikitsa, प्राकृतिक चिकित्सा, नेचुरोपैथी
chiropractic: chiropractor, chiro, spine, काइरोप्रैक्टिक, रीढ़
`;
