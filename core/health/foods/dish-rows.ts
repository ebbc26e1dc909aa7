/**
 * Dishes of table `foods@1`, one a line: id, English and Hindi name, other spellings, the recipe in grams, its weight once cooked, density
 * in g/ml, grams of units that people use. The recipes are our own. Source: specification/health-tools.md, Foods.
 */
export const DISH_ROWS = `
cooked-rice | Rice, cooked | चावल, पका हुआ | bhaat,steamed rice,chawal | rice 100, water 220 | 290 |  | katori 125
cooked-brown-rice | Brown rice, cooked | ब्राउन राइस, पका हुआ | bhaat | brown-rice 100, water 240 | 290 |  | katori 125
cooked-parboiled-rice | Parboiled rice, cooked | उसना चावल, पका हुआ | ukda bhaat | parboiled-rice 100, water 230 | 295 |  | katori 125
roti | Roti | रोटी | chapati,phulka,fulka | atta 30, water 18 | 40 |  | piece 40
roti-ghee | Roti with ghee | घी वाली रोटी | chapati,phulka | atta 30, water 18, ghee 3 | 43 |  | piece 43
jowar-roti | Jowar roti | ज्वार की रोटी | bhakri,jolada rotti | jowar 40, water 30 | 58 |  | piece 58
bajra-roti | Bajra roti | बाजरे की रोटी | bhakri,rotla | bajra 40, water 30 | 58 |  | piece 58
makki-roti | Makki roti | मक्की की रोटी | makai roti | maize 45, water 35, ghee 4 | 72 |  | piece 72
ragi-roti | Ragi roti | रागी की रोटी | nachni bhakri | ragi 40, water 32 | 58 |  | piece 58
missi-roti | Missi roti | मिस्सी रोटी | besan roti | atta 25, chana-dal 15, onion 10, water 22, ghee 4 | 62 |  | piece 62
paratha | Paratha, plain | सादा पराठा | parantha,lachha | atta 40, water 24, ghee 8 | 62 |  | piece 62
aloo-paratha | Aloo paratha | आलू पराठा | potato parantha | atta 40, potato 50, water 24, ghee 10 | 110 |  | piece 110
gobi-paratha | Gobi paratha | गोभी पराठा | cauliflower parantha | atta 40, cauliflower 50, water 22, ghee 10 | 105 |  | piece 105
methi-paratha | Methi paratha | मेथी पराठा | methi thepla | atta 40, methi 20, water 22, ghee 8 | 76 |  | piece 76
paneer-paratha | Paneer paratha | पनीर पराठा | paneer parantha | atta 40, paneer 40, water 24, ghee 10 | 102 |  | piece 102
thepla | Thepla | थेपला | methi thepla | atta 30, methi 10, sunflower-oil 5, water 15 | 50 |  | piece 50
puri | Puri | पूरी | poori | atta 20, water 10, sunflower-oil 6 | 28 |  | piece 28
bhatura | Bhatura | भटूरा | bhature,batura | maida 45, curd 12, water 14, sunflower-oil 12 | 72 |  | piece 72
naan | Naan | नान | tandoori naan | maida 60, curd 15, water 22, butter 3 | 88 |  | piece 88
butter-naan | Butter naan | बटर नान | naan | maida 60, curd 15, water 22, butter 9 | 94 |  | piece 94
kulcha | Kulcha | कुलचा | amritsari kulcha | maida 55, potato 30, curd 12, water 18, butter 5 | 105 |  | piece 105
tandoori-roti | Tandoori roti | तंदूरी रोटी | tandoor roti | atta 45, water 27 | 58 |  | piece 58
bread | Bread | ब्रेड | double roti,pav,toast | maida 60, sugar 3, sunflower-oil 2, water 38 | 92 |  | piece 28
brown-bread | Brown bread | ब्राउन ब्रेड | wheat bread,toast | atta 60, sugar 3, sunflower-oil 2, water 40 | 94 |  | piece 28
pav | Pav | पाव | bun,ladi pav | maida 62, sugar 4, butter 3, water 36 | 96 |  | piece 35
idli | Idli | इडली | idly,rice cake | parboiled-rice 60, urad-dal 20, water 110 | 180 |  | piece 40
rava-idli | Rava idli | रवा इडली | sooji idli | semolina 60, curd 60, water 50, sunflower-oil 4 | 165 |  | piece 45
dosa | Dosa, plain | सादा डोसा | dosai,sada dosa | parboiled-rice 35, urad-dal 12, water 60, sunflower-oil 4 | 85 |  | piece 85
masala-dosa | Masala dosa | मसाला डोसा | masale dosa | dosa 85, potato 60, onion 15, sunflower-oil 5 | 155 |  | piece 155
rava-dosa | Rava dosa | रवा डोसा | sooji dosa | semolina 20, rice 15, maida 8, water 70, sunflower-oil 6 | 90 |  | piece 90
uttapam | Uttapam | उत्तपम | oothappam | parboiled-rice 45, urad-dal 15, onion 20, tomato 15, water 70, sunflower-oil 5 | 140 |  | piece 140
pesarattu | Pesarattu | पेसरट्टू | moong dosa | moong 40, onion 10, water 50, sunflower-oil 4 | 88 |  | piece 88
moong-chilla | Moong chilla | मूँग चीला | cheela,puda | moong-dal 35, onion 10, water 45, sunflower-oil 4 | 78 |  | piece 78
besan-chilla | Besan chilla | बेसन चीला | cheela,puda | chana-dal 35, onion 12, tomato 10, water 50, sunflower-oil 5 | 88 |  | piece 88
medu-vada | Medu vada | मेदू वड़ा | vada,uzhunnu | urad-dal 25, water 25, sunflower-oil 8 | 48 |  | piece 48
upma | Upma | उपमा | uppittu,suji upma | semolina 50, onion 20, green-peas 15, sunflower-oil 8, water 170 | 240 |  | katori 140
poha | Poha | पोहा | kanda poha,aval | rice-flakes 50, onion 25, potato 25, peanuts 8, sunflower-oil 7, water 40 | 140 |  | katori 90
vermicelli-upma | Vermicelli upma | सेवई उपमा | semiya upma | vermicelli 50, onion 20, carrot 15, sunflower-oil 7, water 130 | 205 |  | katori 130
daliya | Dalia, salted | नमकीन दलिया | daliya,broken wheat | dalia 50, green-peas 20, carrot 20, ghee 5, water 260 | 330 |  | katori 150
sweet-daliya | Dalia with milk | मीठा दलिया | daliya | dalia 40, milk 200, sugar 12, water 60 | 270 |  | katori 150
oats-like-barley | Barley porridge | जौ का दलिया | jau daliya | barley 40, milk 150, water 120 | 280 |  | katori 150
ragi-porridge | Ragi porridge | रागी दलिया | ragi malt,ambali,kanji | ragi 25, milk 120, jaggery 10, water 120 | 250 | 1.04 | katori 155
khichdi | Khichdi | खिचड़ी | moong dal khichdi,khichri | rice 50, moong-dal 30, ghee 6, water 320 | 380 |  | katori 150
pongal | Ven pongal | वेन पोंगल | khara pongal | rice 50, moong-dal 25, ghee 12, cashew 5, water 280 | 340 |  | katori 150
curd-rice | Curd rice | दही चावल | thayir sadam,dahi bhaat | cooked-rice 150, curd 120, milk 30, sunflower-oil 3 | 300 |  | katori 150
lemon-rice | Lemon rice | लेमन राइस | chitranna | cooked-rice 200, peanuts 12, sunflower-oil 8 | 218 |  | katori 125
jeera-rice | Jeera rice | जीरा राइस | cumin rice | rice 100, ghee 8, cumin 2, water 200 | 290 |  | katori 125
veg-pulao | Vegetable pulao | वेज पुलाव | pulav,pilaf | rice 80, carrot 25, green-peas 25, french-beans 20, ghee 8, water 170 | 310 |  | katori 130
veg-biryani | Vegetable biryani | वेज बिरयानी | biriyani | rice 80, potato 30, carrot 20, green-peas 20, curd 25, onion 25, ghee 12, water 150 | 325 |  | katori 135
chicken-biryani | Chicken biryani | चिकन बिरयानी | biriyani | rice 80, chicken-thigh 90, curd 25, onion 30, ghee 14, water 150 | 345 |  | katori 140
mutton-biryani | Mutton biryani | मटन बिरयानी | biriyani | rice 80, goat-meat 90, curd 25, onion 30, ghee 14, water 160 | 350 |  | katori 140
fried-rice | Vegetable fried rice | वेज फ्राइड राइस | chinese rice | cooked-rice 200, carrot 20, french-beans 15, capsicum 15, sunflower-oil 12 | 255 |  | katori 130
tamarind-rice | Tamarind rice | इमली चावल | puliyogare,pulihora | cooked-rice 200, tamarind 8, peanuts 10, sesame-oil 10 | 226 |  | katori 125
dal-tadka | Dal tadka | दाल तड़का | dal fry,toor dal,arhar dal | toor-dal 50, onion 20, tomato 20, ghee 7, water 250 | 310 | 1.03 | katori 154.5
plain-dal | Dal, plain | सादी दाल | varan,toor dal,arhar dal | toor-dal 50, ghee 3, water 260 | 290 | 1.03 | katori 154.5
moong-dal-cooked | Moong dal, cooked | मूँग दाल, पकी हुई | pili dal | moong-dal 50, ghee 5, tomato 15, water 260 | 300 | 1.03 | katori 154.5
masoor-dal-cooked | Masoor dal, cooked | मसूर दाल, पकी हुई | lal dal | masoor-dal 50, sunflower-oil 5, onion 15, water 250 | 290 | 1.03 | katori 154.5
chana-dal-cooked | Chana dal, cooked | चना दाल, पकी हुई | cholar dal | chana-dal 50, ghee 6, tomato 20, water 240 | 285 | 1.04 | katori 156
dal-makhani | Dal makhani | दाल मखनी | kali dal,maa ki dal | urad 45, rajma 12, butter 15, milk 25, tomato 40, water 230 | 320 | 1.04 | katori 156
panchmel-dal | Panchmel dal | पंचमेल दाल | panchratna dal | toor-dal 15, moong-dal 15, chana-dal 10, masoor-dal 10, ghee 8, water 250 | 290 | 1.03 | katori 154.5
sambar | Sambar | सांभर | sambhar | toor-dal 30, drumstick 25, carrot 15, brinjal 20, tamarind 4, sunflower-oil 4, water 260 | 325 | 1.02 | katori 153
rasam | Rasam | रसम | saaru,chaaru | toor-dal 8, tomato 40, tamarind 4, ghee 2, water 230 | 270 | 1.01 | katori 151.5
kadhi | Kadhi | कढ़ी | besan kadhi | curd 100, chana-dal 15, sunflower-oil 5, water 200 | 290 | 1.03 | katori 154.5
kadhi-pakora | Kadhi pakora | कढ़ी पकौड़ा | punjabi kadhi | kadhi 200, pakora 60 | 260 |  | katori 155
rajma-curry | Rajma masala | राजमा मसाला | rajma chawal | rajma 50, onion 35, tomato 45, sunflower-oil 8, water 180 | 270 |  | katori 155
chole | Chole | छोले | chana masala,chickpea curry | kala-chana 50, onion 35, tomato 40, sunflower-oil 9, water 170 | 260 |  | katori 155
kala-chana-curry | Kala chana curry | काला चना करी | kale chane | kala-chana 50, onion 25, tomato 30, sunflower-oil 7, water 190 | 265 |  | katori 155
lobia-curry | Lobia curry | लोबिया करी | chawli usal | lobia 50, onion 30, tomato 35, sunflower-oil 7, water 180 | 265 |  | katori 155
moong-usal | Sprouted moong usal | अंकुरित मूँग उसल | usal,sprouts | moong 45, onion 25, tomato 20, coconut 8, sunflower-oil 5, water 140 | 220 |  | katori 140
misal | Misal | मिसल | misal pav | moth 45, onion 30, tomato 25, coconut 8, sunflower-oil 12, water 200 | 290 |  | katori 155
matar-paneer | Matar paneer | मटर पनीर | mutter paneer | paneer 60, green-peas 50, onion 35, tomato 50, sunflower-oil 10, water 60 | 235 |  | katori 150
palak-paneer | Palak paneer | पालक पनीर | saag paneer | paneer 60, spinach 130, onion 25, tomato 25, ghee 9, water 30 | 235 |  | katori 150
shahi-paneer | Shahi paneer | शाही पनीर | paneer makhani | paneer 70, cashew 12, tomato 60, onion 30, butter 12, milk 40 | 205 |  | katori 150
paneer-butter-masala | Paneer butter masala | पनीर बटर मसाला | paneer makhani | paneer 70, tomato 80, onion 30, butter 14, cashew 8, milk 25 | 205 |  | katori 150
kadai-paneer | Kadai paneer | कड़ाही पनीर | karahi paneer | paneer 70, capsicum 50, onion 40, tomato 50, sunflower-oil 11 | 195 |  | katori 145
paneer-bhurji | Paneer bhurji | पनीर भुर्जी | scrambled paneer | paneer 80, onion 35, tomato 30, sunflower-oil 8 | 135 |  | katori 115
malai-kofta | Malai kofta | मलाई कोफ़्ता | kofta | paneer 45, potato 40, cashew 10, tomato 50, onion 30, sunflower-oil 15, milk 30 | 200 |  | katori 150
aloo-gobi | Aloo gobi | आलू गोभी | gobi aloo | potato 80, cauliflower 100, onion 25, tomato 25, sunflower-oil 9 | 205 |  | katori 115
aloo-matar | Aloo matar | आलू मटर | aloo mutter | potato 80, green-peas 50, onion 25, tomato 35, sunflower-oil 8, water 80 | 255 |  | katori 145
jeera-aloo | Jeera aloo | जीरा आलू | sukha aloo | potato 150, cumin 2, sunflower-oil 9 | 150 |  | katori 110
dum-aloo | Dum aloo | दम आलू | kashmiri dum aloo | potato 130, curd 40, onion 25, tomato 25, sunflower-oil 12, water 40 | 245 |  | katori 150
aloo-sabzi | Potato curry | आलू की सब्ज़ी | rassewale aloo,batata bhaji | potato 120, tomato 35, sunflower-oil 7, water 110 | 255 |  | katori 150
aloo-methi | Aloo methi | आलू मेथी | methi aloo | potato 100, methi 60, sunflower-oil 8 | 140 |  | katori 110
aloo-baingan | Aloo baingan | आलू बैंगन | potato brinjal | potato 80, brinjal 90, tomato 30, sunflower-oil 9 | 180 |  | katori 120
bhindi-masala | Bhindi masala | भिंडी मसाला | bhindi fry,okra | okra 130, onion 35, tomato 20, sunflower-oil 10 | 160 |  | katori 105
baingan-bharta | Baingan bharta | बैंगन भरता | vangyache bharit | brinjal 170, onion 30, tomato 35, mustard-oil 9 | 200 |  | katori 125
lauki-sabzi | Lauki sabzi | लौकी की सब्ज़ी | doodhi,ghiya | bottle-gourd 180, tomato 25, sunflower-oil 6 | 180 |  | katori 125
lauki-chana-dal | Lauki chana dal | लौकी चना दाल | doodhi chana | bottle-gourd 110, chana-dal 35, tomato 25, ghee 6, water 110 | 260 |  | katori 150
karela-sabzi | Karela sabzi | करेले की सब्ज़ी | bitter gourd fry | bitter-gourd 130, onion 40, sunflower-oil 11 | 145 |  | katori 100
tinda-sabzi | Tinda sabzi | टिंडे की सब्ज़ी | tinda masala | tinda 160, onion 25, tomato 25, sunflower-oil 7 | 190 |  | katori 125
turai-sabzi | Turai sabzi | तोरई की सब्ज़ी | tori,ridge gourd | ridge-gourd 180, onion 25, sunflower-oil 6 | 170 |  | katori 125
kaddu-sabzi | Kaddu sabzi | कद्दू की सब्ज़ी | pumpkin | pumpkin 170, jaggery 5, sunflower-oil 7 | 160 |  | katori 120
parwal-sabzi | Parwal sabzi | परवल की सब्ज़ी | aloo parwal | parwal 120, potato 50, sunflower-oil 9 | 160 |  | katori 110
cabbage-sabzi | Cabbage sabzi | पत्ता गोभी की सब्ज़ी | band gobi matar,poriyal | cabbage 140, green-peas 30, sunflower-oil 7 | 155 |  | katori 105
beans-poriyal | Beans poriyal | बीन्स पोरियल | beans thoran | french-beans 140, coconut 12, coconut-oil 5 | 140 |  | katori 100
carrot-matar | Gajar matar | गाजर मटर | carrot peas | carrot 110, green-peas 50, sunflower-oil 7 | 150 |  | katori 105
sarson-saag | Sarson ka saag | सरसों का साग | saag | mustard-leaves 150, spinach 50, bathua 40, maize 8, ghee 10 | 220 |  | katori 140
palak-dal | Dal palak | दाल पालक | spinach dal | toor-dal 40, spinach 80, ghee 6, water 200 | 300 |  | katori 155
avial | Avial | अवियल | aviyal | drumstick 30, carrot 30, raw-banana 30, ash-gourd 40, coconut 25, curd 30, coconut-oil 6 | 180 |  | katori 130
mixed-veg | Mixed vegetables | मिक्स वेज | sabzi,kurma | potato 40, carrot 35, french-beans 30, green-peas 30, cauliflower 40, onion 25, tomato 25, sunflower-oil 9 | 210 |  | katori 125
mushroom-masala | Mushroom masala | मशरूम मसाला | mushroom curry | mushroom 130, onion 35, tomato 45, sunflower-oil 9 | 175 |  | katori 130
undhiyu | Undhiyu | उंधियू | surti undhiyu | sweet-potato 40, raw-banana 30, brinjal 40, green-peas 30, methi 15, coconut 10, groundnut-oil 15 | 170 |  | katori 125
kathal-sabzi | Kathal sabzi | कटहल की सब्ज़ी | jackfruit curry | raw-jackfruit 130, onion 30, tomato 30, mustard-oil 12 | 180 |  | katori 125
pav-bhaji | Pav bhaji, the bhaji | पाव भाजी की भाजी | bhaji | potato 80, cauliflower 40, green-peas 30, tomato 50, onion 20, butter 15, water 40 | 240 |  | katori 150
chicken-curry | Chicken curry | चिकन करी | murg masala | chicken-thigh 110, onion 50, tomato 45, sunflower-oil 12, water 70 | 250 |  | katori 155
butter-chicken | Butter chicken | बटर चिकन | murgh makhani | chicken-breast 110, tomato 70, butter 18, cashew 8, milk 30 | 210 |  | katori 155
chicken-tikka | Chicken tikka | चिकन टिक्का | tandoori chicken | chicken-breast 120, curd 25, mustard-oil 6 | 115 |  | piece 25
mutton-curry | Mutton curry | मटन करी | goat curry,rogan josh | goat-meat 110, onion 50, tomato 35, mustard-oil 13, water 90 | 255 |  | katori 155
keema | Mutton keema | मटन कीमा | mince | goat-meat 110, green-peas 30, onion 40, tomato 30, sunflower-oil 11 | 190 |  | katori 140
fish-curry | Fish curry | मछली करी | machher jhol,meen curry | rohu 110, onion 30, tomato 30, mustard-oil 11, water 90 | 235 |  | katori 155
fish-fry | Fish, fried | तली मछली | machli fry | rohu 90, semolina 8, mustard-oil 9 | 85 |  | piece 85
prawn-curry | Prawn curry | झींगा करी | chingri malai | prawns 100, coconut 20, onion 30, coconut-oil 9, water 70 | 205 |  | katori 150
egg-curry | Egg curry | अंडा करी | anda curry | boiled-egg 100, onion 40, tomato 45, sunflower-oil 11, water 60 | 235 |  | katori 155
egg-bhurji | Egg bhurji | अंडा भुर्जी | anda bhurji,scrambled egg | egg 100, onion 30, tomato 20, sunflower-oil 7 | 135 |  | katori 110
masala-omelette | Masala omelette | मसाला ऑमलेट | anda omlet | egg 100, onion 20, tomato 15, sunflower-oil 6 | 125 |  | piece 125
curd | Curd | दही | dahi,yogurt,yoghurt | milk 100 | 100 | 1.03 | katori 154.5
buffalo-curd | Curd of buffalo milk | भैंस के दूध का दही | dahi | buffalo-milk 100 | 100 | 1.03 | katori 154.5
buttermilk | Buttermilk | छाछ | chaas,mattha,chhaachh | curd 60, water 140 | 200 | 1.01 |
lassi-sweet | Lassi, sweet | मीठी लस्सी | lassi | curd 150, sugar 18, water 80 | 248 | 1.05 |
lassi-salted | Lassi, salted | नमकीन लस्सी | lassi | curd 150, water 90, salt 1 | 241 | 1.02 |
raita | Cucumber raita | खीरे का रायता | kheera raita | curd 120, cucumber 50 | 170 |  | katori 150
boondi-raita | Boondi raita | बूंदी रायता | raita | curd 130, chana-dal 8, sunflower-oil 5, water 20 | 160 |  | katori 150
chai | Tea with milk and sugar | दूध-चीनी वाली चाय | chai,tea | milk 60, brewed-tea 85, sugar 8 | 150 | 1.02 | cup 150
chai-no-sugar | Tea with milk | बिना चीनी की चाय | chai,tea,phiki chai | milk 60, brewed-tea 90 | 150 | 1.01 | cup 150
filter-coffee | Filter coffee | फ़िल्टर कॉफ़ी | kaapi,coffee | milk 100, brewed-coffee 45, sugar 8 | 150 | 1.03 | cup 150
haldi-milk | Turmeric milk | हल्दी दूध | haldi doodh,golden milk | milk 200, turmeric 2, sugar 6 | 205 | 1.03 |
badam-milk | Badam milk | बादाम दूध | almond milk | milk 200, almond 12, sugar 12 | 215 | 1.05 |
nimbu-pani | Nimbu pani | नींबू पानी | lemonade,shikanji | water 220, sugar 15, salt 0.5 | 235 | 1.02 |
aam-panna | Aam panna | आम पन्ना | panha,kairi | raw-mango 40, jaggery 18, water 180 | 235 | 1.03 |
mango-shake | Mango shake | मैंगो शेक | aam shake,milkshake | mango 80, milk 160, sugar 10 | 250 | 1.05 |
banana-shake | Banana shake | बनाना शेक | kela shake,milkshake | banana 80, milk 170, sugar 8 | 255 | 1.05 |
orange-juice | Orange juice | संतरे का रस | santra juice | orange 200 | 190 | 1.04 |
samosa | Samosa | समोसा | singara | maida 30, potato 45, green-peas 10, sunflower-oil 15 | 80 |  | piece 80
kachori | Kachori | कचौड़ी | moong kachori | maida 25, moong-dal 12, sunflower-oil 13, water 15 | 55 |  | piece 55
pakora | Pakora | पकौड़ा | bhajiya,bhaji,pakoda | chana-dal 30, onion 30, potato 20, sunflower-oil 14, water 25 | 95 |  | piece 20
aloo-tikki | Aloo tikki | आलू टिक्की | tikki | potato 70, green-peas 10, sunflower-oil 8 | 75 |  | piece 75
batata-vada | Batata vada | बटाटा वड़ा | aloo bonda | potato 55, chana-dal 15, sunflower-oil 9, water 12 | 80 |  | piece 80
vada-pav | Vada pav | वड़ा पाव | wada pav | batata-vada 80, pav 35, peanuts 4 | 119 |  | piece 119
dhokla | Dhokla | ढोकला | khaman | chana-dal 40, curd 30, sunflower-oil 5, sugar 4, water 40 | 105 |  | piece 30
khandvi | Khandvi | खांडवी | surali | chana-dal 25, curd 50, coconut 4, sunflower-oil 4, water 50 | 105 |  | piece 15
bhel-puri | Bhel puri | भेल पूरी | bhelpuri | puffed-rice 25, onion 20, tomato 20, potato 25, peanuts 8, tamarind 5, coriander-leaves 3 | 105 |  | katori 60
pani-puri | Pani puri, the shells with filling | पानी पूरी | golgappa,puchka | semolina 20, potato 35, kala-chana 8, sunflower-oil 8, water 30 | 95 |  | piece 16
dahi-vada | Dahi vada | दही वड़ा | dahi bhalla | urad-dal 20, curd 90, sunflower-oil 6, sugar 3, water 30 | 145 |  | piece 72
sprouts-salad | Sprouts salad | अंकुरित सलाद | moong sprouts | moong 30, onion 20, tomato 25, cucumber 25, water 30 | 125 |  | katori 100
green-salad | Salad | सलाद | kachumber,koshimbir | cucumber 60, tomato 40, onion 25, carrot 25 | 150 |  | katori 75
fruit-salad | Fruit salad | फलों का सलाद | fruit chaat | apple 50, banana 40, papaya 50, pomegranate 20, orange 40 | 200 |  | katori 100
roasted-chana | Roasted chana | भुना चना | bhuna chana | kala-chana 100 | 94 |  | katori 80,tablespoon 10
chivda | Poha chivda | पोहा चिवड़ा | namkeen | rice-flakes 60, peanuts 15, sunflower-oil 12, sugar 4 | 88 |  | katori 45
peanut-chikki | Peanut chikki | मूँगफली चिक्की | gajak | peanuts 60, jaggery 45 | 100 |  | piece 20
til-laddu | Til laddu | तिल के लड्डू | tilgul | sesame 55, jaggery 45, ghee 3 | 100 |  | piece 15
besan-laddu | Besan laddu | बेसन का लड्डू | besan ladoo | chana-dal 45, ghee 25, sugar 32 | 100 |  | piece 30
boondi-laddu | Boondi laddu | बूंदी का लड्डू | motichoor ladoo | chana-dal 35, ghee 18, sugar 42, water 15 | 100 |  | piece 35
gulab-jamun | Gulab jamun | गुलाब जामुन | gulabjamun | khoa 35, maida 8, sugar 30, ghee 8, water 25 | 95 |  | piece 45
jalebi | Jalebi | जलेबी | jilapi | maida 30, sugar 40, ghee 14, water 25 | 95 |  | piece 40
kheer | Kheer | खीर | payasam,rice pudding | rice 15, milk 230, sugar 18, almond 4 | 210 |  | katori 155
sevai-kheer | Sevai kheer | सेवई खीर | semiya payasam | vermicelli 20, milk 220, sugar 18, ghee 3 | 215 |  | katori 155
gajar-halwa | Gajar halwa | गाजर का हलवा | carrot halwa | carrot 150, milk 120, sugar 28, ghee 14, khoa 15 | 200 |  | katori 140
suji-halwa | Suji halwa | सूजी का हलवा | sheera,kesari | semolina 40, ghee 22, sugar 35, water 130 | 200 |  | katori 140
rasgulla | Rasgulla | रसगुल्ला | rosogolla | paneer 45, sugar 35, water 40 | 100 |  | piece 45
shrikhand | Shrikhand | श्रीखंड | matho | curd 200, sugar 30 | 130 |  | katori 140
barfi | Khoa barfi | खोया बर्फ़ी | burfi,kalakand | khoa 75, sugar 25 | 97 |  | piece 25
puran-poli | Puran poli | पूरन पोली | holige,obbattu | atta 25, chana-dal 25, jaggery 22, ghee 7, water 35 | 90 |  | piece 90
coconut-chutney | Coconut chutney | नारियल चटनी | nariyal chutney | coconut 40, chana-dal 6, sunflower-oil 2, water 35 | 80 |  | tablespoon 16
green-chutney | Green chutney | हरी चटनी | pudina chutney,dhaniya | coriander-leaves 30, mint 10, green-chilli 4, water 15 | 55 |  | tablespoon 15
tamarind-chutney | Tamarind chutney | इमली चटनी | meethi chutney | tamarind 25, jaggery 40, water 45 | 95 |  | tablespoon 18
peanut-chutney | Peanut chutney | मूँगफली चटनी | singdana chutney | peanuts 35, green-chilli 3, sunflower-oil 2, water 40 | 78 |  | tablespoon 16
poori-bhaji-potato | Batata bhaji, dry | सूखी आलू भाजी | masala aloo | potato 130, onion 20, sunflower-oil 8 | 145 |  | katori 110
tomato-soup | Tomato soup | टमाटर सूप | tamatar soup | tomato 180, carrot 20, butter 5, sugar 4, water 80 | 260 | 1.02 | katori 153
dal-soup | Moong soup | मूँग सूप | dal ka pani | moong-dal 25, ghee 2, water 260 | 270 | 1.02 | katori 153
veg-sandwich | Vegetable sandwich | वेज सैंडविच | sandwich | bread 56, cucumber 25, tomato 25, potato 20, butter 7 | 130 |  | piece 130
bread-butter | Bread and butter | ब्रेड बटर | toast butter | bread 28, butter 6 | 33 |  | piece 33
bread-omelette | Bread omelette | ब्रेड ऑमलेट | anda bread | bread 56, egg 100, onion 15, sunflower-oil 7 | 165 |  | piece 165
veg-noodles | Vegetable noodles | वेज नूडल्स | hakka noodles,chowmein | vermicelli 60, cabbage 30, carrot 20, capsicum 20, sunflower-oil 11, water 100 | 235 |  | katori 120
momos | Vegetable momos | वेज मोमो | momo,dumpling | maida 50, cabbage 60, carrot 20, sunflower-oil 4, water 30 | 150 |  | piece 25
sattu-drink | Sattu drink | सत्तू शरबत | sattu | roasted-chana 30, water 220, salt 1 | 251 | 1.03 |
litti | Litti | लिट्टी | litti chokha | atta 40, roasted-chana 20, mustard-oil 3, ghee 5, water 25 | 82 |  | piece 82
dal-baati | Baati | बाटी | dal bati | atta 50, semolina 8, ghee 14, water 25 | 85 |  | piece 85
appam | Appam | अप्पम | aappam,palappam | rice 35, coconut 10, sugar 2, water 50 | 85 |  | piece 85
puttu | Puttu | पुट्टू | rice puttu | rice 50, coconut 15, water 40 | 100 |  | piece 100
`;
