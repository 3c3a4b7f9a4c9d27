/** Words that are verbs wherever they stand. */
const certain = new Set(
  `is are was were be been being am has have had do does did can could will would shall should may might must cannot let lets
  isn't aren't wasn't weren't hasn't haven't don't doesn't didn't can't couldn't won't wouldn't shouldn't
  it's that's there's here's you're we're they're i'm you'll we'll they'll it'll you've we've they've i've who's what's
  became becomes began begins brought built came comes gave gives goes went grew grows kept keeps knew knows left leaves made makes
  meant means met paid pays ran runs said says saw sees sent sends spent stands stood took takes taught thinks thought told tells
  understands uses won wrote writes gets got helps lives belongs consists happens remains seems includes requires allows enables
  provides offers supports handles ensures contains exists depends`.split(/\s+/),
);

/** Verbs of product pages. In their base form they count at a sentence's beginning; inflected, anywhere after it. */
const bases = new Set(
  `accept access achieve act adapt add adjust aggregate alert align allow analyse analyze annotate answer anticipate apply approve
  archive arrange ask assemble assess assign attach audit authenticate automate avoid back balance base batch bill block book boost
  branch break bring browse build bundle calculate call cancel capture carry catch categorise categorize centralise centralize change charge
  chart chat check choose claim clean clear click close cluster collaborate collect combine come comment compare compile complete
  compose compress compute configure confirm connect consolidate contact contain control convert coordinate copy cost count cover
  create customise customize cut debug decide define delegate delete deliver deploy describe design detect determine develop
  diagnose digest discover display distribute divide draft drag draw drive drop duplicate earn edit eliminate embed empower enable
  encrypt end enforce engage enhance enjoy enrich ensure enter evaluate examine exchange execute expand experience explain explore
  export extend extract feed fetch fill filter find finish fit fix flag focus follow forecast forget format forward found free generate
  get give go govern grant group grow guard guide handle help hide highlight hire host identify import improve include increase
  index inform insert inspect install integrate invite invoice isolate issue join keep know label launch layer lead learn leave let
  leverage limit link list listen live load localise localize lock log look lose lower maintain make manage map mark match
  maximise maximize measure meet merge message migrate minimise minimize mix model monitor move name navigate need notify offer onboard
  open operate optimise optimize orchestrate order organise organize outline overlay own pass paste pause pay perform personalise
  personalize pick pin pipe place plan play plug point post power predict prepare present preserve prevent preview print prioritise
  prioritize process produce program project promote protect prove provide publish pull purchase push put query queue raise reach react read
  rebuild receive recognise recognize recommend reconcile record recover redact reduce refine refund register release remember
  remind remove rename render reopen repeat replace reply report request require reserve resize resolve respond restore
  restrict retain retrieve reuse review revoke rewrite roll rotate route run save scale scan schedule score search secure see
  segment select sell send serve set settle shape share ship shorten show simplify simulate skip solve sort speak speed spend
  split spot stage standardise standardize start stay stop store stream streamline strengthen structure study submit subscribe
  suggest summarise summarize support switch sync synchronise synchronize tag tailor take talk target teach tell test think tie
  time track train transcribe transfer transform translate trigger troubleshoot trust try turn type understand unify unlock update upgrade
  upload use validate verify version view visit visualise visualize wait walk want warn watch weave win work wrap write zoom
  abandon absorb accelerate accommodate accompany accumulate advance advise afford aim amplify assist assume attract await award bend
  benefit bind bounce bring brew bump bypass cast celebrate chase clarify classify combat command commit communicate compete complement comply
  concentrate condense consume contribute cook cope craft crash crawl cure dedicate deepen demand denote derive deserve dig dim direct
  disable disappear discuss dispatch document double download dream ease echo emerge emit employ enlarge enrol enroll escape escalate
  exceed exclude exist expect expire expose express face fade fail fall fear feature feel fetch fight file finance fire flow fold forgive
  foster fuel fulfil fulfill function gain gather generate glue grade greet grind harvest hang happen haul hear heat hit hold hook house
  hurt illustrate imagine inherit initiate inspire instruct interpret introduce invest iterate kick knit land last lay lend lie light lift line
  long love mail mean mention migrate mind mint mirror miss mistake mount multiply negotiate nudge observe obtain occupy occur originate
  outperform pack paint park participate patch pair penalise penalize pitch polish populate possess post pour practise practice prefer press pretend
  proceed promise prompt propose protect pump punish qualify quote ramp rank rate realise realize rebuild recall recalculate reconnect recycle refer reflect
  refresh refuse regain regulate rehearse reject relate relax rely remain remark render rent repay represent reproduce rescue resemble
  reshape reside resist rest result resume retry return reveal reverse reward ride ring rise roam round rub rule rush sail satisfy scatter
  scrape screen scroll seal seek seem sense separate shake shift shine shoot shrink shut sign signal sing sink sit sketch slice slide slow
  smell smooth snap snooze soften sound source span spare spin sponsor spread squeeze stack stamp step stick stitch stretch strike struggle
  subtract succeed suffer suit surface surprise surround survive swap sweep swim tackle tap taste tear tend thrive throw tick tidy tighten top
  touch toggle trace trade trap travel treat trim triple twist uncover undo unite unpack upset vary verify wake warm wash waste wear weigh welcome
  whisper widen wipe wire wish withdraw wonder worry yield`.split(/\s+/),
);

/** What may stand before an imperative. */
const openers = new Set(
  'just simply then now never always also quickly easily automatically instantly securely and or next finally first please'.split(
    ' ',
  ),
);
/** Behind a verb rather than behind a noun. */
const afterVerb = new Set(
  'the a an your our their its it them you every each all from into up out off nothing'.split(' '),
);
const determiners = new Set('the a an this that each every one your our its any'.split(' '));
const subjects = new Set('you we they it i who that which he she everyone everything teams users people'.split(' '));

const adjectives = new Set(
  'the a an your our all many more most some new free smart simple beautiful custom real fast easy modern powerful live team'.split(
    ' ',
  ),
);
const adjectiveEnd = /(?:ful|ive|ble|ing|ed|al|ic|less|ous|ant|ent)$/;
const isAdjective = (word: string) => adjectives.has(word) || adjectiveEnd.test(word);

const hasBase = (word: string, stems: readonly string[]) => stems.some((stem) => stem !== word && bases.has(stem));

const isPast = (word: string) =>
  hasBase(word, [
    word.replace(/ed$/, ''),
    word.replace(/d$/, ''),
    word.replace(/ied$/, 'y'),
    word.replace(/(\w)\1ed$/, '$1'),
  ]);

const isThirdPerson = (word: string) =>
  hasBase(word, [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]);

/** Whether a word in small letters is the base form of a verb that product pages use. */
export const isVerb = (word: string) => bases.has(word);

/** Tells, roughly, whether an English sentence has a finite or imperative verb: 'Invoices for studios.' has none. */
export function hasVerb(text: string): boolean {
  const words =
    text
      .slice(0, 600)
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}'-]+/gu) ?? [];
  const start = words.findIndex((word) => !openers.has(word));
  if (bases.has(words[start] ?? '')) return true;
  // 'Tidewater nudges …': after a subject in the singular, a word in -s is a verb, whichever it is.
  const [subject = '', second = ''] = words;
  if (/[^s]s$/.test(second) && !/s$/.test(subject) && /^\p{Lu}/u.test(text) && !isAdjective(subject)) return true;
  return words.some((word, index) => {
    if (certain.has(word)) return true;
    if (index === 0) return false;
    const [before = '', after = ''] = [words[index - 1], words[index + 1]];
    if (isPast(word)) return true;
    // 'lists' and 'returns' are nouns as often as verbs: what stands beside them tells.
    if (isThirdPerson(word))
      return afterVerb.has(after) || subjects.has(before) || (index === 2 && determiners.has(words[0] ?? ''));
    return bases.has(word) && (subjects.has(before) || afterVerb.has(after) || /[^s]s$/.test(before));
  });
}
