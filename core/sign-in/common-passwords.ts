/**
 * Whether a text is among what people choose most: a common word, also with common digits or signs around it or signs for letters in it, one block
 * repeated, a run of neighbours in the alphabet, in numbers or on the keyboard, or a date.
 *
 * The words below with what goes around them hold the 3,000 commonest of the known lists, and more of the same kind. Source: decisions, Sign-in and sessions.
 */
export function isCommonPassword(text: string): boolean {
  const small = text.normalize("NFKC").toLowerCase();
  if (isBlockRepeated(small) || isRun(small) || DATE.test(small) || isWalk(small)) return true;
  const [, before = "", stem = "", after = ""] = AROUND.exec(small) ?? [];
  if (isUsual(before) && isUsual(after) && isWord(stem)) return true;
  return isWord(small) || isWord(lettersFor(small)) || (isUsual(after) && isWord(lettersFor(before + stem)));
}

/** What stands around a word: signs and digits before it, and behind it. */
const AROUND = /^([\d\W_]*)(.*?)([\d\W_]*)$/su;

/** Up to three digits, a year, or counting; up to two signs around these. */
const USUAL = /^[\W_]{0,2}(?:\d{0,3}|(?:19|20)\d\d|1234567890|(?:0?1?2?3?4?5?6?7?8?9?)|(\d)\1*|(\d\d)\2*)[\W_]{0,2}$/u;
const isUsual = (part: string): boolean => USUAL.test(part);

const SIGNS: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "3": "e",
  "6": "g",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
  "2": "z",
};
const lettersFor = (text: string): string => [...text].map((sign) => SIGNS[sign] ?? sign).join("");

/** A block of up to four characters, and nothing else. */
const isBlockRepeated = (text: string): boolean => /^(.{1,4}?)\1+.?$/su.test(text) || /^(?:(.)\1{1,2})+$/su.test(text);

/** Every character is the next, or every one the last, of the one before it; or most are. */
function isRun(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = points.slice(1).map((point, index) => point - (points[index] ?? 0));
  return [1, -1].some((step) => steps.filter((one) => one === step || one === step * -9).length >= steps.length - 1);
}

const DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[./-]?(?:0?[1-9]|1[0-2])[./-]?(?:19|20)?\d\d|(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01])|(?:19|20)\d\d(?:19|20)\d\d)$/;

const WALKS = [
  "`1234567890-=",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qweasdzxc",
  "147258369",
  "159357",
  "741852963",
  "789456123",
  "123qwe",
  "asdqwe123",
  "azertyuiop",
  "1a2b3c4d5e6f",
  "a1b2c3d4e5f6",
  "112233445566778899",
  "987654321",
  "159753",
  "147852369",
  "147258369",
  "102030405060",
  "123654789",
  "123321",
  "zaq12wsx",
];
const REVERSED = WALKS.map((walk) => [...walk].reverse().join(""));

/** A walk on the keyboard, also with common digits or signs behind it. */
function isWalk(text: string): boolean {
  const plain = text.replace(/[\d\W_]+$/u, "");
  return isOnWalk(text) || (isOnWalk(plain) && isUsual(text.slice(plain.length)));
}

const isOnWalk = (part: string): boolean => part.length >= 4 && [...WALKS, ...REVERSED].some((walk) => walk.includes(part));

const isWord = (text: string): boolean => WORDS.has(text) || halves(text).some(([one, two]) => WORDS.has(one) && WORDS.has(two));

/** Two words of this list make a common one, as "iloveyou" and "mylove" do. */
function halves(text: string): readonly (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, text.length - 3) }, (_, index) => [text.slice(0, index + 2), text.slice(index + 2)] as const);
}

const WORDS: ReadonlySet<string> = new Set(
  `aaron abc abcd abcdef abcdefg abhishek access action adam adidas admin administrator aditya adrian again agent ajay akash akshay alex alexander alexandra alexis alice alison allah allen alpha amanda amar amazon amber america amit anand andrea andrew andy angel angela angels angie anil animal anita anjali ankit anna anthony anything apache apollo apple apples april archie arjun arsenal arthur arun asdf asdfgh asdfghjkl ashish ashley ashok asha asia asshole august austin australia avatar awesome azerty
  baba baby babygirl babe badboy bailey balaji banana bandit barbara barcelona barney baseball basket basketball batman beach bear beatles beautiful beauty bella benjamin benny berlin best bharat bhavani big bigdog bill billy bird bitch black blackie blaster blessed blink blizzard blonde blood blue boat bob bobby bollywood bond bonnie boomer boss boston boy bradley brandon brandy brasil braves brazil brian britney broken brooke brother bruce bubba bubble buddy bulldog bullet buster butter butterfly buttercup
  camaro cameron canada candy captain carlos carmen carolina caroline carter casper cassie casey champion chandan changeme chandra charles charlie charlotte cheese chelsea cherry chester chetan chicago chicken chinnu chocolate chopper chris christ christian christina christine christopher city classic claudia clever clinton cloud cobra coffee college colorado compaq computer connor consumer contact control cookie cool cooper corvette country courage cowboy cowboys crazy cream creative cricket crystal cutie cyber
  daddy daisy dakota dallas dance dancer daniel daniela danielle danny dark darling dave david deadpool dear death december deepak default delhi delta demo denise dennis denver desert design destiny devi devil dexter dhoni diamond diana diesel digital dinesh diosesamor direct disney diwali doctor dog doggie dolphin dolphins donald dont dorothy double dragon dragonball dream dreams driver drowssap duke durga dynamo
  eagle eagles easy eclipse edward einstein electric elephant elizabeth emily emma eminem empire energy england enter erica eric everton exigent explorer extreme
  facebook faith falcon family fantasy farmer fashion father ferrari fighter fire firebird fireman first fish fisher fishing flash florida flower flowers fluffy flyers football forest forever france francis frank frankie freddy free freedom freeuser friday friend friends frog fuck fucker fucking fuckoff fuckyou funny future
  galaxy games gandhi ganesh ganesha ganesh garden garfield gateway gemini general genesis george germany ghost giants ginger girl girls giorgio gita glitter global goat god goddess godzilla gold golden goldfish golf good google gopal gordon govind grace grandma great green greenday gregory guest guitar gunner guru
  hacker hahaha hallo hammer hannah hanuman happiness happy hardcore hari harley harsh harry hardik hawaii heart heather heaven hello hello hellokitty helpme hemant her hero hi himanshu hockey holiday home honda honey hope hotdog hottie house houston howard hunter
  iceman iiii ilove iloveu iloveyou inaam incredible india indian indigo infinity insane inside internet ireland iron ironman isabella ishaan iscool
  jack jackass jackie jackson jaguar jaihind jaimatadi jaishreeram james jamie janice january japan jasmine jason jasper jay jayden jennifer jenny jeremy jerry jesse jessica jessie jesus jimmy joanna job jocelyn john johnny johnson jonathan jordan jordana joseph joshua joker joy jules julia julian july june junior junaid just justice justin
  kali kaka kapil karan karen karthik katherine kathy katie kavita keeper kelly kenneth kevin khan khushi killer kimberly king kings kiran kiss kitten kitty knight knights kolkata komal krishna kumar kunal
  ladies lakers lakshmi lal lalit lauren laxmi leader legend lemon leonard leslie letme letmein liberty life lifehack light lightning lillian lincoln linda link liverpool lizard logan login logitech lol london lonely looking lord lovely love lover loveme lovers loveyou lucky lucifer lucy
  machine madhu madison madrid maggie magic magnum mahadev mahesh mala mama manchester manish manisha manoj mantra marcus margaret maria mariah marie marina mario marine mark marlboro marley marriage marshall martin marvin mary master matrix matt matthew maverick maxwell me melissa member memory mercedes mercury merlin metallica michael michele michelle mickey midnight mike miller minecraft minnie miracle missy mobile modi mohan mohit molly mom mommy monday money monica monika monkey monster montana moon morgan morning mother mountain movie mumbai mummy music mustang my myname myspace mylife
  naruto naresh naruto natalie nathan natasha naughty naveen navin neha nelson network never newyork nicholas nick nicole nikhil nikita ninja nirvana nisha nissan nitin nobody nokia nothing november number
  october oliver om omnamahshivaya omsairam one onelove online open orange orlando oscar
  pakistan pankaj panther papa paradise paris parker parvati pass passion passme passw passwd password passport patel patricia patrick paul peace peaches peanut pearl penguin pepper perfect peter phoenix photo piano picture pikachu pink pirate player playboy please pokemon police pooja poonam poop porsche power prabhu pradeep pragati prakash prasad prashant pratik praveen preeti prince princess princesa priya priyanka private pro puneet punjab puppy purple pussy
  qaz qazwsx qwe qwer qwerty qwertyui qwertyuiop queen quality
  rabbit rachel radha radhe rahul raiders rainbow raj raja rajesh rajeev rajiv rakesh ram raman ramesh random ranger rangers rani ranjit rashmi ravi raven real rebecca red redhead reddy redsox rekha remember reset richa richard ricky ritu river robert robin rock rocket rocky rohan rohit roman romeo ronald ronaldo rose roses roshan royal ruby runner russia
  sabrina sachin sagar sai sairam saibaba sakshi salman sam samantha samsung samson samuel sandeep sandhya sandra sandy sanjay sanju santosh sarah saravanan sasha sathya saturn savita savitri school scooby scooter scorpio scorpion scott secret secure security sekhar senior september sergey seven sexy shadow shakti shannon sharma sharon shekhar sheela shilpa shiva shivam shivani shree shri shubham shyam sierra silver simon simple single singh sister sita skippy skyline slayer slipknot smile smokey smoking snake snoopy snowball snow soccer sonali sonia sonu sophia sophie spencer spider spiderman spirit sports spring spongebob srinivas star starwars steelers stella stephanie steve steven stupid success sudhir suman summer sun sunday sunflower sunil sunita sunny sunrise sunset sunshine super superman superstar support suresh surya sushma susan swapnil sweet sweetheart sweetie sweets sweety sydney system
  taj tamil tanya target taylor teacher teddy telugu temp temporary tennis teresa tester test testing texas the theman thomas thunder tiffany tiger tigers tigger tina tinker titanic today together tomcat tony toor topgun toyota travel travis trinity trouble trustno trust trustme tucker tulsi turtle twilight twitter
  uday ultimate umesh unicorn united universe unknown user usha
  vaishnavi valentine valentina vanessa varun veera veronica vicky victor victoria victory vidya vijay viking vikas vikram vinay vincent vinod violet viper virat virgin vishal vishnu vivek volcom voodoo
  warrior water watermelon welcome wendy west whatever wheels white wicked wild william willow wilson windows winner winter wisdom wizard wolf wolverine wonder world worldcup wrestling
  xavier xbox xxxx yadav yamaha yankee yankees yash yellow yoga yogesh you yourself youtube yuvraj
  zaq zaqwsx wsx zxc asd zebra zombie zxcv zxcvb zxcvbn zxcvbnm`
    .split(/\s+/)
    .filter((word) => word.length >= 2),
);
