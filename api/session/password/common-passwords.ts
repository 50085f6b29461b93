// The passwords that everybody tries first, as stems: `Passw0rd`, `P@ssword123` and `password!` are
// all `password`. OWASP ASVS 5.0, 6.2.4 asks to refuse them; an offline list needs no third party.

/** The common stems: keyboard rows, first words, names, places, teams and trades. */
const STEMS: ReadonlySet<string> = new Set(
  `
  aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa aaabbb aabbcc abc abcabc abcd abcde abcdef abcdefg abcdefgh
  abcdefghi abhishek access accessgranted account accountant accounting accounts admin
  adminadmin administrator ahmedabad airforce ajay alexander alexandra allah alone always amanda
  amit amitabh andrew android angel angels anil anita anjali ankit ansari anthony anything apple
  apples april arjun army arsenal arun asdasd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl
  asdqwe asdzxc ashley asshole audi august autumn avengers azerty azertyuiop babu baby babyboy
  babydoll babygirl bachchan bailey bajrangbali balaji banana bangalore bank banking barbie
  barcelona baseball basketball batman bear beatles bella bengaluru benjamin bestfriend bharat
  bharath billing birthday bismillah bitch biteme blink blinkpoint bmw bombay books boss bossman
  brother business buster butterfly calcutta callofduty camaro candy captain cash change
  changeit changeme changenow changethis charlie cheese cheesecake chelsea chennai cherry
  chocolate chotu christ christmas christopher cisco classified coffee college commander company
  computer confidential cookie corvette counterstrike cowboys cricket crore dad daddy daisy
  dallas dance dancer daniel database david debian december deepak deepika default delhi demo
  demodemo demon devil dhoni diablo dinesh disney diwali doctor doggy dollar dollars dolphin
  donald dosti dragon drummer dumbledore durga eagle elizabeth elvis eminem engineer engineering
  enter entering everything facebook falcon family father february ferrari flower flowers
  football forever fortnite freedom friday friend friends frodo fuckme fuckoff fuckyou gameover
  gamer gaming gandalf ganesh ganesha ganeshan ganpati garfield general george ghost ginger
  gmail god godblessyou godisgreat goku golf golfer goodbye goodluck goodmorning google gst
  gstin guddu guest guestguest guitar gujarat gupta hacker hackme hanuman harharmahadev harley
  harleydavidson harrypotter hello hellohello hellokitty helloworld helpdesk hermione hey hi
  hidden hindustan hobbit hockey hogwarts holi holiday honda hotmail hottie hulk hunter
  hyderabad iloveu iloveyou india indian indias indore instagram internet invoice iphone ipl
  ironman iyer jaanu jaguar jaihind jaimatadi jaipur jaishreeram jaishriram jake james janu
  january jennifer jessica jesus jesuschrist jonathan jordan jordanair joseph joshua july june
  juniper justin juventus kanpur karan karnataka katrina kavita kerala key keyboard khan killer
  king kingdom kiran kitten kitty kohli kolkata krishna krishnan kumar lakers lakh lakshmi
  laptop lawyer laxmi lekha lekhabook lekhabooks letmein letmeinnow linux lion liverpool
  lkjhgfdsa login logmein love lovelove lovely loveme loverboy lovergirl lovers loveyou lucifer
  lucknow lucky lucy madras maggie mahadev maharashtra mahesh mamma manager manchester manoj
  march maria marvel mashallah master masterkey masterpass matrix matthew max may mehta melissa
  mercedes merlin metallica michael michaeljordan michelle mickey mickeymouse microsoft
  minecraft minnie mnbvcxz mno mobile modi molly mom momdad monday money mongodb monkey monster
  monu moonlight mother mouse msdhoni mukesh mumbai mumdad mummy munna murugan music mustang
  mylove mynoob mypass mypassword mysecret mysql nagpur nair namaskar namaste narendramodi
  naresh naruto natasha navy neha network never newbie newdelhi newpassword newyear nicole ninja
  nintendo nirvana nitin nokia noob nopassword nothing november obama october office oliver om
  omnamahshivay omnamahshivaya omsairam open opensesame oracle orange oreo outlook paisa panther
  papa pass passcode passme passphrase passw passwd password passwort patel patrick patriots
  peaches pepper phoenix phone piano pikachu playboy player playstation please poiuytrewq
  pokemon police pooja porsche postgres pqr prince princess private priya protected puja pumpkin
  pune punjab puppy pussy pyaar qazwsx qazwsxedc qq qqq qqqq queen qwaszx qweasd qweasdzxc
  qwerty qwertyasdf qwertyu qwertyui qwertyuiop qwertz qwertzu rachel racing radha radhakrishna
  radhe radheradhe rahul rainbow raj raja rajasthan rajesh ramesh rao realmadrid reddy redis
  rich richard robert roblox rocknroll rockstar rocky rohan rohit rookie root rootroot rose
  runner rupee rupees sachin sachintendulkar sadie safety saibaba sairam salman salmankhan
  samantha sammy samsung samurai sanjay sarah saraswati sasuke satan satnam saturday school
  scooby scoobydoo season secret secretpassword secure security september server service sesame
  sexy sexyboy sexygirl shadow shah shahrukh sharma shiva shreeram signin singh sister slipknot
  sneha snoopy soccer soldier something sonu sophie spiderman sports spring starlight startrek
  startup starwars steelers stephanie steven strawberry student success sugar sumit summer
  sunday sunflower sunil sunita sunshine superadmin superman superuser support surat suresh
  suzuki sweetheart sweetie sweety swimming sysadmin sysop system tally tallyerp tallyprime
  tamilnadu taylor teacher temp temporary temppass temptemp tempuser tendulkar tennis test
  tester testing testpass testtest testuser thankyou thepassword thomas thor thursday tiger
  tinkerbell toor topsecret toyota truelove trump trustme trustno trustnoone tuesday twitter
  ubuntu university unlock unlockme user username useruser uvwxyz vampire vandemataram vanessa
  venkatesh verma victoria vijay vikas virat viratkohli vishal vmware voldemort volleyball
  waheguru warcraft wednesday welcome welcomeback welcomehome welcometo whatever whatsapp
  whatsup william windows winter wizard wolf wsxedc ww www xbox xx xxx xxxx xyz yahoo yamaha
  yankees yourpassword youtube ytrewq zaqwsx zindagi zombie zxcasd zxcv zxcvb zxcvbn zxcvbnm zz
  zzz
  `
    .trim()
    .split(/\s+/),
);

export const COMMON_PASSWORD =
  'This password is among the first that others would try. Choose another one.';

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** @returns the text with the letters that its signs and digits stand for. */
export const lettersFor = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

/**
 * @returns true when nothing of the password is left to guess: a common stem, perhaps with signs
 * for letters, and digits or signs around it; one stem repeated; or a run such as 12345.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const bare = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const marked = folded.replace(/[^\p{L}@$!]+$/u, '');
  return [folded, bare, marked]
    .flatMap((variant) => [variant, lettersFor(variant)])
    .map((variant) => variant.replace(/[^\p{L}]/gu, ''))
    .some((letters) => letters === '' || STEMS.has(letters) || STEMS.has(onceOf(letters)));
}

/** @returns the part that a text repeats, or the text itself. */
const onceOf = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
