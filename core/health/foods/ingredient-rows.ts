/**
 * Ingredients of table `foods@1`, one a line: id, English and Hindi name, other spellings, source, then kcal, protein, carbohydrates, fat
 * and fibre of 100 g, density in g/ml, grams of units that people use. "?" is not known; then the energy is worked out from the nutrients:
 * of oils, and where the source's own energy is far from its nutrients. IFCT: Indian Food Composition Tables 2017, NIN Hyderabad.
 * Source: specification/health-tools.md, Foods.
 */
export const INGREDIENT_ROWS = `
amaranth-seed | Amaranth seed | राजगिरा | rajgira,ramdana | IFCT A001 | 356 14.59 59.98 5.74 7.02 |  | katori 130
bajra | Bajra | बाजरा | pearl millet | IFCT A003 | 348 10.96 61.78 5.43 11.49 |  | katori 130
barley | Barley | जौ | jau | IFCT A004 | 316 10.94 61.29 1.3 15.64 |  | katori 130
jowar | Jowar | ज्वार | sorghum | IFCT A005 | 334 9.97 67.68 1.73 10.22 |  | katori 130
maize | Maize, dry | मक्का, सूखा | makka,corn | IFCT A006 | 334 8.8 64.77 3.77 12.24 |  | katori 120
sweet-corn | Sweet corn | स्वीट कॉर्न | bhutta,makai,corn | IFCT A008 | 97 4.16 16.42 1.35 3.3 |  | katori 110,piece 90
quinoa | Quinoa | क्विनोआ | kinoa | IFCT A009 | 328 13.11 53.65 5.5 14.66 |  | katori 120
ragi | Ragi | रागी | nachni,finger millet | IFCT A010 | 321 7.16 66.82 1.92 11.18 |  | katori 120
rice-flakes | Rice flakes, dry | पोहा, सूखा | poha,aval,chivda,चिवड़ा | IFCT A011 | 354 7.44 76.75 1.14 3.46 |  | katori 50
puffed-rice | Puffed rice | मुरमुरा | murmura,lai,mudhi | IFCT A012 | 362 7.47 77.68 1.62 2.56 |  | katori 15
brown-rice | Brown rice, raw | ब्राउन राइस, कच्चा | unpolished rice | IFCT A013 | 354 9.16 74.8 1.24 4.43 |  | katori 130
parboiled-rice | Parboiled rice, raw | उसना चावल, कच्चा | sela,ukda chawal | IFCT A014 | 352 7.81 77.16 0.55 3.74 |  | katori 130
rice | Rice, raw | चावल, कच्चा | chawal,arwa | IFCT A015 | 356 7.94 78.24 0.52 2.81 |  | katori 130
samai | Little millet | कुटकी | samai,kutki | IFCT A016 | 346 10.13 65.55 3.89 7.72 |  | katori 130
kodo | Kodo millet | कोदो | varagu,kodo | IFCT A017 | 332 8.92 66.19 2.55 6.39 |  | katori 130
maida | Refined flour | मैदा | maida,white flour | IFCT A018 | 352 10.36 74.27 0.76 2.76 |  | katori 90
atta | Wheat flour | आटा | atta,gehun ka atta | IFCT A019 | 320 10.57 64.17 1.53 11.36 |  | katori 90
wheat | Wheat, whole | गेहूँ | gehun | IFCT A020 | 322 10.59 64.72 1.47 11.23 |  | katori 130
dalia | Bulgur wheat, dry | दलिया, सूखा | daliya,broken wheat | IFCT A021 | 342 10.84 69.06 1.45 8.81 |  | katori 120
semolina | Semolina | सूजी | suji,sooji,rava | IFCT A022 | 334 11.38 68.43 0.74 9.72 |  | katori 120
vermicelli | Vermicelli, dry | सेवई, सूखी | sevai,semiya,seviyan | IFCT A023 | 333 9.7 70.39 0.45 9.28 |  | katori 60
chana-dal | Chana dal, raw | चना दाल, कच्ची | bengal gram dal | IFCT B001 | 329 21.55 46.72 5.31 15.15 |  | katori 130
kala-chana | Black chickpeas, dry | काला चना, सूखा | bengal gram,kale chane | IFCT B002 | 287 18.77 39.56 5.11 25.22 |  | katori 130
urad-dal | Urad dal, raw | उड़द दाल, कच्ची | black gram dal | IFCT B003 | 324 23.06 51 1.69 11.93 |  | katori 130
urad | Urad, whole | साबुत उड़द | black gram,sabut urad | IFCT B004 | 291 21.97 43.99 1.58 20.41 |  | katori 130
lobia | Cowpea, dry | लोबिया, सूखा | chawli,black eyed beans | IFCT B005 | 320 20.36 54.62 1.15 11.54 |  | katori 130
moong-dal | Moong dal, raw | मूँग दाल, कच्ची | green gram dal,mung | IFCT B010 | 326 23.88 52.59 1.35 9.37 |  | katori 130
moong | Moong, whole | साबुत मूँग | green gram,sabut moong | IFCT B011 | 294 22.53 46.13 1.14 17.04 |  | katori 130
horse-gram | Horse gram | कुलथी | kulthi,kollu | IFCT B012 | 330 21.73 57.24 0.62 7.88 |  | katori 130
masoor-dal | Masoor dal, raw | मसूर दाल, कच्ची | red lentil | IFCT B013 | 322 24.35 52.53 0.75 10.43 |  | katori 130
masoor | Masoor, whole | साबुत मसूर | brown lentil,sabut masoor | IFCT B014 | 299 22.49 48.47 0.64 16.82 |  | katori 130
moth | Moth bean | मोठ | matki | IFCT B016 | 309 19.75 52.09 1.76 15.12 |  | katori 130
dry-peas | Peas, dry | सूखी मटर | vatana,safed matar | IFCT B017 | 303 20.43 48.93 1.89 17.01 |  | katori 130
rajma | Rajma, dry | राजमा, सूखा | kidney beans,rajmah | IFCT B020 | 299 19.91 48.61 1.77 16.57 |  | katori 130
toor-dal | Toor dal, raw | अरहर दाल, कच्ची | tur dal,arhar,red gram | IFCT B021 | 331 21.7 55.23 1.56 9.06 |  | katori 130
soya-bean | Soya bean | सोयाबीन | soybean | IFCT B025 | 377 37.8 10.16 19.42 22.63 |  | katori 130
amaranth-leaves | Amaranth leaves | चौलाई | chaulai | IFCT C002 | 31 3.29 2.28 0.65 4.41 |  | katori 30
bathua | Bathua leaves | बथुआ | bathua | IFCT C008 | 28 2.5 2.56 0.44 4.01 |  | katori 30
cabbage | Cabbage | पत्ता गोभी | patta gobi,band gobi | IFCT C015 | 22 1.36 3.25 0.12 2.76 |  | katori 45
drumstick-leaves | Drumstick leaves | सहजन के पत्ते | moringa | IFCT C019 | ? 6.41 5.62 1.64 8.21 |  | katori 20
methi | Fenugreek leaves | मेथी | methi | IFCT C020 | 34 3.68 2.17 0.83 4.9 |  | katori 25
lettuce | Lettuce | सलाद पत्ता | salad patta | IFCT C025 | 22 1.54 3.01 0.27 1.79 |  | katori 30
mustard-leaves | Mustard leaves | सरसों के पत्ते | sarson | IFCT C026 | 30 3.52 2.41 0.51 3.92 |  | katori 30
radish-leaves | Radish leaves | मूली के पत्ते | mooli patta | IFCT C031 | 26 2.22 2.77 0.51 1.82 |  | katori 30
spinach | Spinach | पालक | palak | IFCT C033 | 24 2.14 2.05 0.64 2.38 |  | katori 30
ash-gourd | Ash gourd | पेठा कद्दू | petha,safed kaddu | IFCT D001 | 17 0.79 2.84 0.14 3.37 |  | katori 90
bitter-gourd | Bitter gourd | करेला | karela | IFCT D004 | 21 1.44 2.82 0.24 3.78 |  | katori 80,piece 60
bottle-gourd | Bottle gourd | लौकी | lauki,doodhi,ghiya | IFCT D007 | 11 0.53 1.68 0.13 2.12 |  | katori 90
brinjal | Brinjal | बैंगन | baingan,eggplant,aubergine | IFCT D031 | 25 1.48 3.52 0.32 3.98 |  | katori 70,piece 80
capsicum | Capsicum | शिमला मिर्च | shimla mirch,bell pepper | IFCT D033 | 16 1.11 1.84 0.34 2.06 |  | katori 70,piece 90
cauliflower | Cauliflower | फूल गोभी | gobi,phool gobhi | IFCT D036 | 23 2.15 2.03 0.44 3.71 |  | katori 70
cluster-beans | Cluster beans | ग्वार फली | gwar | IFCT D039 | 40 3.55 4.91 0.37 4.83 |  | katori 80
cucumber | Cucumber | खीरा | kheera,kakdi | IFCT D043 | 20 0.71 3.48 0.16 2.14 |  | katori 80,piece 200
drumstick | Drumstick | सहजन | sahjan,moringa pod | IFCT D046 | ? 2.62 3.76 0.12 6.83 |  | katori 80,piece 60
french-beans | French beans | फ्रेंच बीन्स | beans,farasbi | IFCT D049 | 24 2.49 2.68 0.26 4.38 |  | katori 80
kovai | Ivy gourd | कुंदरू | tindora,tendli | IFCT D054 | 17 1.39 2.01 0.24 3 |  | katori 80
okra | Okra | भिंडी | bhindi,ladies finger | IFCT D056 | 27 2.08 3.62 0.22 4.08 |  | katori 80
raw-mango | Mango, raw | कच्चा आम | kairi,keri | IFCT D057 | 49 0.69 10.59 0.08 3.01 |  | katori 90,piece 150
parwal | Pointed gourd | परवल | parwal,potol | IFCT D060 | 24 1.4 3.54 0.3 2.61 |  | katori 80
green-peas | Green peas | हरी मटर | matar,mutter | IFCT D061 | 81 7.25 11.88 0.13 6.32 |  | katori 85
raw-banana | Banana, raw | कच्चा केला | kaccha kela,plantain | IFCT D063 | 80 1.18 17.58 0.23 3.6 |  | katori 85,piece 120
pumpkin | Pumpkin | कद्दू | kaddu,sitaphal sabzi | IFCT D066 | 23 0.84 4 0.16 2.56 |  | katori 90
ridge-gourd | Ridge gourd | तोरई | turai,tori | IFCT D068 | 13 0.91 1.72 0.14 1.81 |  | katori 85
snake-gourd | Snake gourd | चिचिंडा | padwal | IFCT D070 | 12 0.98 1.27 0.25 2.27 |  | katori 85
tinda | Tinda | टिंडा | round gourd | IFCT D073 | 14 1.02 1.9 0.17 2 |  | katori 85,piece 60
tomato | Tomato | टमाटर | tamatar | IFCT D075 | 19 0.76 3.2 0.25 1.58 |  | katori 90,piece 80
jackfruit-seed | Jackfruit seed | कटहल के बीज | kathal beej | IFCT D052 | ? 5.79 11.81 0.44 8.63 |  | katori 100
raw-jackfruit | Jackfruit, raw | कच्चा कटहल | kathal | IFCT D051 | ? 1.98 3.48 0.35 7.69 |  | katori 90
apple | Apple | सेब | seb | IFCT E001 | 62 0.29 13.11 0.64 2.59 |  | piece 150,katori 70
dried-apricot | Apricot, dried | खुबानी | khubani | IFCT E005 | 316 3.17 72.63 0.74 3.32 |  | piece 8
avocado | Avocado | एवोकाडो | butter fruit | IFCT E007 | 144 2.95 1.75 13.86 6.69 |  | piece 140
bael | Bael | बेल | bel | IFCT E008 | 136 2.63 28.21 0.57 6.31 |  | katori 120
banana | Banana | केला | kela | IFCT E012 | 105 1.23 23.63 0.33 1.94 |  | piece 100
cherries | Cherries | चेरी | cherry | IFCT E014 | 60 1.49 11.87 0.46 2.12 |  | piece 7,katori 80
custard-apple | Custard apple | सीताफल | sitaphal,sharifa | IFCT E016 | 99 1.62 20.38 0.67 5.1 |  | piece 120
dry-dates | Dates, dry | छुहारा | chuhara,kharik | IFCT E017 | 320 2.45 74.91 0.35 8.95 |  | piece 8
dates | Dates | खजूर | khajur | IFCT E019 | 286 1.18 67.95 0.41 6.52 |  | piece 9
fig | Fig | अंजीर | anjeer | IFCT E020 | 82 2.03 16.28 0.37 4.64 |  | piece 40
amla | Amla | आँवला | gooseberry,awla | IFCT E021 | ? 0.34 4.39 0.16 7.75 |  | piece 40
green-grapes | Grapes, green | हरे अंगूर | angoor | IFCT E026 | 54 0.62 11.81 0.26 1.28 |  | piece 5,katori 90
black-grapes | Grapes, black | काले अंगूर | kale angoor | IFCT E027 | 89 1.24 19.86 0.35 1.15 |  | piece 5,katori 90
guava | Guava | अमरूद | amrood,peru | IFCT E028 | ? 1.44 5.13 0.32 8.59 |  | piece 120
jackfruit | Jackfruit, ripe | पका कटहल | kathal,phanas | IFCT E030 | 72 2.74 14.01 0.15 3.62 |  | katori 90,piece 25
jamun | Jamun | जामुन | jambu,black plum | IFCT E031 | 56 0.82 12.3 0.17 3.07 |  | piece 8,katori 90
sweet-lime | Sweet lime | मौसंबी | mosambi | IFCT E034 | 27 0.76 5.18 0.2 2.07 |  | piece 130
litchi | Litchi | लीची | lychee | IFCT E035 | 54 0.99 11.41 0.26 1.34 |  | piece 12,katori 90
mango | Mango | आम | aam,totapuri | IFCT E042 | 59 0.41 12.75 0.49 1.73 |  | piece 200,katori 90
musk-melon | Musk melon | खरबूज़ा | kharbuja | IFCT E045 | 23 0.42 4.24 0.35 1.51 |  | katori 90,slice 100
orange | Orange | संतरा | santra,narangi | IFCT E047 | 37 0.7 7.92 0.13 1.29 |  | piece 120
papaya | Papaya | पपीता | papita | IFCT E049 | 24 0.42 4.61 0.16 2.83 |  | katori 90,slice 120
peach | Peach | आड़ू | aadu | IFCT E050 | 40 0.86 7.82 0.37 2.13 |  | piece 110
pear | Pear | नाशपाती | nashpati,babbugosha | IFCT E051 | 38 0.36 8.09 0.27 4.48 |  | piece 150
pineapple | Pineapple | अनानास | ananas | IFCT E053 | 43 0.52 9.42 0.16 3.46 |  | katori 90,slice 80
plum | Plum | आलूबुखारा | aloo bukhara | IFCT E054 | 57 0.64 12.1 0.4 2.07 |  | piece 50
pomegranate | Pomegranate | अनार | anar | IFCT E055 | 55 1.33 11.58 0.15 2.83 |  | katori 90,piece 150
raisins | Raisins | किशमिश | kishmish | IFCT E058 | 297 2.76 68.79 0.35 4.56 |  | tablespoon 10,piece 0.5
sapota | Sapota | चीकू | chikoo,chiku | IFCT E060 | ? 0.92 13.9 1.26 9.6 |  | piece 80
star-fruit | Star fruit | कमरख | kamrakh | IFCT E062 | 26 0.79 4.51 0.39 2.81 |  | piece 90
strawberry | Strawberry | स्ट्रॉबेरी | strawberries | IFCT E063 | 25 0.97 3.4 0.56 2.5 |  | piece 12,katori 80
tamarind | Tamarind pulp | इमली | imli | IFCT E064 | 288 2.92 67.35 0.15 5.31 |  | tablespoon 18
watermelon | Watermelon | तरबूज़ | tarbuj,kalingar | IFCT E065 | 20 0.6 3.86 0.16 0.7 |  | katori 90,slice 200
ber | Ber | बेर | jujube,zizyphus | IFCT E068 | 49 1.34 9.4 0.35 3.73 |  | piece 12
beetroot | Beetroot | चुकंदर | chukandar,beet | IFCT F001 | 36 1.95 6.18 0.14 3.31 |  | katori 80,piece 90
carrot | Carrot | गाजर | gajar | IFCT F002 | 33 0.95 5.55 0.47 4.18 |  | katori 70,piece 70
colocasia | Colocasia | अरबी | arbi,taro | IFCT F004 | 89 3.31 17.85 0.17 3.22 |  | katori 85,piece 40
lotus-root | Lotus root | कमल ककड़ी | kamal kakdi,bhein,nadru | IFCT F005 | 79 1.94 14.67 0.93 4.7 |  | katori 85
potato | Potato | आलू | aloo,alu,batata | IFCT F006 | 70 1.54 14.89 0.23 1.71 |  | katori 85,piece 90
radish | Radish | मूली | mooli | IFCT F010 | 32 0.77 6.56 0.15 2.65 |  | katori 70,piece 90
sweet-potato | Sweet potato | शकरकंद | shakarkand,ratalu | IFCT F013 | 109 1.33 24.25 0.26 3.99 |  | katori 85,piece 120
tapioca | Tapioca | कसावा | cassava,kappa | IFCT F015 | 80 1.03 17.81 0.2 4.61 |  | katori 90
water-chestnut | Water chestnut | सिंघाड़ा | singhara | IFCT F016 | 96 0.86 21.46 0.37 3.02 |  | katori 80,piece 10
elephant-yam | Elephant yam | सूरन | suran,jimikand | IFCT F017 | 84 2.56 17.46 0.14 4.17 |  | katori 85
green-chilli | Green chilli | हरी मिर्च | hari mirch | IFCT G008 | 42 2.36 5.86 0.72 4.77 |  | piece 4
coriander-leaves | Coriander leaves | हरा धनिया | dhaniya,cilantro | IFCT G009 | 31 3.52 1.93 0.7 4.66 |  | tablespoon 3
curry-leaves | Curry leaves | करी पत्ता | kadi patta,meetha neem | IFCT G010 | ? 7.41 4.51 1.06 16.83 |  | tablespoon 2
garlic | Garlic | लहसुन | lehsun | IFCT G011 | 124 6.92 21.93 0.16 5.22 |  | piece 4
ginger | Ginger | अदरक | adrak | IFCT G014 | 55 2.22 8.97 0.85 5.36 |  | teaspoon 4
mint | Mint leaves | पुदीना | pudina | IFCT G016 | 37 4.66 2.39 0.65 5.89 |  | tablespoon 2
onion | Onion | प्याज़ | pyaz,kanda | IFCT G017 | 48 1.5 9.56 0.24 2.45 |  | katori 75,piece 90
red-chilli | Red chilli, dry | लाल मिर्च | lal mirch | IFCT G022 | ? 12.69 29.46 6.4 31.15 |  | teaspoon 2.5
coriander-seeds | Coriander seeds | धनिया बीज | sabut dhaniya | IFCT G024 | ? 10.66 12.98 17.47 44.81 |  | teaspoon 2
cumin | Cumin | जीरा | jeera | IFCT G025 | ? 13.91 22.62 16.64 30.35 |  | teaspoon 2.5
nutmeg | Nutmeg | जायफल | jaiphal | IFCT G028 | 464 6.3 27.64 36.52 11.99 |  | teaspoon 2.5
ajwain | Ajwain | अजवाइन | omum,carom | IFCT G029 | 357 15.89 24.53 21.11 20.58 |  | teaspoon 2.5
black-pepper | Black pepper | काली मिर्च | kali mirch | IFCT G031 | ? 10.12 36.22 2.74 33.16 |  | teaspoon 2.5
poppy-seeds | Poppy seeds | खसखस | khus khus | IFCT G032 | 423 20.31 12.37 30.38 26.68 |  | teaspoon 3
turmeric | Turmeric | हल्दी | haldi | IFCT G033 | 281 7.66 49.22 5.03 21.38 |  | teaspoon 3
almond | Almonds | बादाम | badam | IFCT H001 | 609 18.41 3.04 58.49 13.06 |  | piece 1.2,tablespoon 9
cashew | Cashew nuts | काजू | kaju | IFCT H005 | 583 18.78 25.46 45.2 3.86 |  | piece 1.6,tablespoon 9
dry-coconut | Coconut, dry | सूखा नारियल | copra,khopra | IFCT H006 | 624 7.27 8.01 63.26 15.88 |  | tablespoon 6
coconut | Coconut, fresh | नारियल | nariyal,gola | IFCT H007 | 409 3.84 6.3 41.38 10.42 |  | tablespoon 6,katori 60
sesame | Sesame | तिल | til,gingelly | IFCT H010 | 516 21.61 9.76 43.22 17.21 |  | tablespoon 9
peanuts | Peanuts | मूँगफली | moongphali,groundnut,singdana | IFCT H012 | 520 23.65 17.27 39.63 10.38 |  | tablespoon 9,katori 90
mustard-seeds | Mustard seeds | राई | rai,sarson | IFCT H013 | 510 19.51 16.8 40.19 14.1 |  | teaspoon 3
flax-seeds | Flax seeds | अलसी | alsi,linseed | IFCT H014 | 444 18.55 10.99 35.67 26.17 |  | tablespoon 9
pine-nuts | Pine nuts | चिलगोज़ा | chilgoza | IFCT H017 | 594 12.55 26.77 48.79 3.79 |  | tablespoon 9
pistachio | Pistachios | पिस्ता | pista | IFCT H018 | 539 23.35 15.82 42.49 10.64 |  | piece 0.7,tablespoon 9
sunflower-seeds | Sunflower seeds | सूरजमुखी के बीज | surajmukhi | IFCT H020 | 586 23.53 6.85 51.85 10.8 |  | tablespoon 9
walnut | Walnuts | अखरोट | akhrot | IFCT H021 | 671 14.92 10.14 64.27 5.39 |  | piece 4,tablespoon 8
jaggery | Jaggery | गुड़ | gud,gur | IFCT I001 | 354 1.85 84.87 0.16 0 |  | teaspoon 5,tablespoon 15,piece 10
sugarcane-juice | Sugarcane juice | गन्ने का रस | ganne ka ras | IFCT I002 | 58 0.16 13.11 0.4 0.56 | 1.04 |
mushroom | Mushroom | मशरूम | khumb,button mushroom | IFCT J001 | 27 3.68 1.98 0.42 3.11 |  | katori 60,piece 12
coconut-water | Coconut water | नारियल पानी | nariyal pani | IFCT K002 | 15 0.26 3.16 0.16 0 | 1.01 |
buffalo-milk | Buffalo milk | भैंस का दूध | bhains ka doodh | IFCT L001 | 107 3.68 8.39 6.58 0 | 1.03 |
milk | Cow milk | गाय का दूध | doodh,dudh | IFCT L002 | 73 3.26 4.94 4.48 0 | 1.03 |
paneer | Paneer | पनीर | cottage cheese | IFCT L003 | 258 18.86 12.41 14.78 0 |  | katori 100,piece 15
khoa | Khoa | खोया | mawa,mava | IFCT L004 | 316 16.34 16.53 20.62 0 |  | tablespoon 15,katori 100
egg | Egg, raw | अंडा, कच्चा | anda,ande | IFCT M001 | 135 13.28 0 9.15 0 |  | piece 50
boiled-egg | Egg, boiled | उबला अंडा | ubla anda | IFCT M004 | 148 13.43 0 10.54 0 |  | piece 50
boiled-egg-white | Egg white, boiled | अंडे की सफ़ेदी | egg white | IFCT M005 | 53 12.37 0 0.26 0 |  | piece 33
omelette | Omelette, plain | ऑमलेट | omlet,amlet | IFCT M007 | 170 16.53 0 11.6 0 |  | piece 60
chicken-breast | Chicken breast | चिकन ब्रेस्ट | murg,chicken | IFCT N003 | 168 21.81 0 9 0 |  | piece 120
chicken-thigh | Chicken thigh | चिकन थाई | murg,chicken | IFCT N002 | 200 18.18 0 14.23 0 |  | piece 80
goat-meat | Goat meat | बकरे का मांस | mutton,gosht | IFCT O003 | 160 22.07 0 7.94 0 |  | piece 30
hilsa | Hilsa | हिल्सा | ilish | IFCT P017 | 259 21.8 0 18.49 0 |  | piece 80
mackerel | Mackerel | बांगड़ा | bangda | IFCT P034 | 101 21.51 0 1.53 0 |  | piece 90
pomfret | Pomfret | पापलेट | paplet | IFCT P057 | 123 19.02 0 5.12 0 |  | piece 100
sardine | Sardine | सार्डीन | tarli,mathi | IFCT P071 | 152 17.91 0 8.99 0 |  | piece 40
tuna | Tuna | टूना | choora | IFCT P084 | 112 24.5 0 1.44 0 |  | piece 80
catla | Catla | कतला | katla | IFCT S002 | 94 17.94 0 2.15 0 |  | piece 80
rohu | Rohu | रोहू | rui | IFCT S006 | 102 19.71 0 2.39 0 |  | piece 80
prawns | Prawns | झींगा | jhinga,shrimp | IFCT S008 | 91 19.24 0 0.52 0 |  | piece 15,katori 90
coconut-oil | Coconut oil | नारियल तेल | nariyal tel | IFCT T001 | ? 0 0 100 0 | 0.92 | tablespoon 13.8
sesame-oil | Sesame oil | तिल का तेल | gingelly oil | IFCT T004 | ? 0 0 100 0 | 0.92 | tablespoon 13.8
groundnut-oil | Groundnut oil | मूँगफली तेल | peanut oil | IFCT T005 | ? 0 0 100 0 | 0.91 | tablespoon 13.65
mustard-oil | Mustard oil | सरसों का तेल | sarson ka tel | IFCT T006 | ? 0 0 100 0 | 0.91 | tablespoon 13.65
rice-bran-oil | Rice bran oil | राइस ब्रान तेल | rice bran | IFCT T008 | ? 0 0 100 0 | 0.92 | tablespoon 13.8
soya-oil | Soya oil | सोया तेल | soyabean oil | IFCT T011 | ? 0 0 100 0 | 0.92 | tablespoon 13.8
sunflower-oil | Sunflower oil | सूरजमुखी तेल | refined oil | IFCT T012 | ? 0 0 100 0 | 0.92 | tablespoon 13.8
ghee | Ghee | घी | desi ghee,clarified butter | IFCT T013 | ? 0 0 100 0 | 0.91 | tablespoon 13.65
vanaspati | Vanaspati | वनस्पति | dalda | IFCT T014 | ? 0 0 100 0 | 0.9 | tablespoon 13.5
water | Water | पानी | pani | no nutrients | 0 0 0 0 0 | 1 |
salt | Salt | नमक | namak | no nutrients | 0 0 0 0 0 |  | teaspoon 6
sugar | Sugar | चीनी | chini,shakkar | USDA FDC 169655 | 387 0 99.98 0 0 |  | teaspoon 4,tablespoon 12
butter | Butter | मक्खन | makhan | USDA FDC 173410 | 717 0.85 0.06 81.11 0 |  | teaspoon 5,tablespoon 14
honey | Honey | शहद | shahad | USDA FDC 169640 | 304 0.3 82.4 0 0.2 | 1.42 | tablespoon 21.3
brewed-tea | Tea without milk | बिना दूध की चाय | black tea,kali chai | USDA FDC 171917 | 1 0 0.3 0 0 | 1 |
brewed-coffee | Coffee without milk | बिना दूध की कॉफ़ी | black coffee | USDA FDC 171890 | 1 0.12 0 0.02 0 | 1 |`;
