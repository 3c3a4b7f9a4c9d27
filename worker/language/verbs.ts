/** Verbs that feature copy begins with or turns on, in their base form. Those in the second list are nouns as often. */

const plainVerbs =
  'accept achieve adapt add adjust align allocate allow analyse analyze apply approve arrange ask assemble assign assist attach ' +
  'attract automate avoid become begin belong bill bring browse build buy calculate cancel carry catch categorize categorise ' +
  'centralize chase choose clean clear click clone close collaborate collect combine communicate compare complete compose ' +
  'compress configure confirm connect consolidate continue convert coordinate correct craft create customise customize debug ' +
  'decide define delegate delete deliver deploy describe detect determine develop diagnose discover discuss distribute divide ' +
  'drag draw duplicate earn edit eliminate embed empower enable encourage encrypt enforce engage enhance enjoy enrich ensure ' +
  'enter evaluate examine execute expand explain explore extend extract fetch fill find finish follow forget forward gain gather ' +
  'generate get give go grant grow handle hide hire identify implement import improve include increase inform insert inspect ' +
  'install integrate invite join jump keep know learn leave let listen load localize locate lock look lose lower maintain make ' +
  'manage meet merge migrate minimise minimize modify move navigate notify observe onboard open operate optimise optimize ' +
  'organise organize own pack pass paste pause pay perform personalise personalize pick pin play plug predict prepare preserve ' +
  'press prevent prioritise prioritize produce promote protect prove provide publish pull push put raise reach react read ' +
  'rearrange receive recommend reconcile recover recruit redeem redirect reduce refine rely remember remind remove rename render ' +
  'reorder repeat replace replay require reserve reset resize resolve respond restore restrict retain retrieve reuse revise ' +
  'revoke roll rotate save secure see select sell send separate serve shorten show shrink sign simplify simulate sit skip slice ' +
  'solve sort speak specify spend split spot stand standardise standardize stay streamline strengthen submit subscribe suggest ' +
  'summarise summarize synchronise synchronize sync tailor take talk teach tell think tie toggle trace transcribe transform ' +
  'translate treat triage trim troubleshoot try turn tweak understand undo unify unlock validate verify visualise visualize wait ' +
  'want warn win wrap write zoom adopt arrive attend bake book brew care come count depend draft drop eat end exist fall feed fit ' +
  'happen hear help hold land last lead lend light live need occur pair park pour ring rise run say scale scan schedule seat ' +
  'seem settle shift sound start step stop tag tap train use vary wake walk wash watch wear weigh work invoice export ' +
  'upload download upgrade monitor track analyse share mean contain consist remain appear offer support fail tick cost escalate log deserve enter lie hang stick belong rise sink swap bump chase greet clock dare belong plant sow dig stamp photograph hand snap exchange deduct compute refuse arise owe borrow hope agree expect expire consider contribute convince cope imagine impress obtain permit prefer precede recall recognise recognize rescue satisfy stretch subtract succeed suffer suit surprise suspend thank threaten unload worry delay replicate bounce prefill render reschedule rebook reassign subtract total list route drain migrate emit throw catch wire cache poll spawn batch dispatch';

const nounVerbs =
  'access act aim alert answer archive audit back backup balance benefit bid block boost brand break bridge bundle call capture ' +
  'change charge chart chat check claim comment contact contract control copy cover cut date deal demand deposit design display ' +
  'document drive email estimate exchange experience face feature field file filter fix flag flow focus force forecast form ' +
  'format frame fuel function fund group guide highlight host index interest issue judge label launch layer level limit link list ' +
  'log mail map mark market master match measure mention message mind mix name note notice order package place plan point ' +
  'post power practice present preview price print process profit program project prompt prototype purchase query question queue ' +
  'quote range rank rate record refund register release rent reply report request research result return review ride route rule ' +
  'sample score search segment sense set shape ship shop signal source space speed stack staff stage stock store stream stress ' +
  'structure study style supply surface survey switch table target task test text ticket time touch trade transfer travel trigger ' +
  'trust type update value version view visit voice vote water weight welcome word';

const split = (list: string) => list.split(' ').filter(Boolean);

export const baseVerbs: ReadonlySet<string> = new Set([...split(plainVerbs), ...split(nounVerbs)]);

/** Verbs that also stand as nouns in product copy: alone they decide nothing. */
export const alsoNouns: ReadonlySet<string> = new Set([
  ...split(nounVerbs),
  ...split(
    'bill book brew care clone close count craft draft drop end export feed fit gain help hire hold import increase invoice land ' +
      'last lead light look lock monitor offer own pack park pass pause pick pin play press pull push raise reach read run save ' +
      'scale scan schedule seat share shift sign slice sort sound split spot stand start stay step stop support sync tag tap track ' +
      'train transform treat try turn upgrade upload use walk wash watch weigh win work wrap zoom download start edit find present ' +
      'open clean clear complete correct secure separate live lower own tie trace cost clock plant hand snap tick log bump swap stamp exchange delay bounce total cache poll batch worry hope surprise wire drain',
  ),
]);

export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'be') return 'is';
  if (/(?:[sxz]|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const baseByThird: ReadonlyMap<string, string> = new Map([...baseVerbs].map((verb) => [thirdPerson(verb), verb]));

/** The base form of a third-person verb: 'sends' → 'send'. */
export const baseOfThird = (word: string): string | undefined => baseByThird.get(word);

export const auxiliaries: ReadonlySet<string> = new Set(
  "is are was were has have had does do did can could will would may might must should shall cannot can't won't don't doesn't isn't aren't hasn't haven't didn't wasn't".split(
    ' ',
  ),
);

const irregularPasts = new Set(
  'began became bought brought built came chose cut did drew fell found gave got grew had held kept knew led left lost made met paid put ran read said sat saw sent set shut sold spent spoke stood took taught told thought understood was went were won wrote wrote'.split(
    ' ',
  ),
);

export const isPast = (word: string) =>
  irregularPasts.has(word) ||
  (word.length > 3 && word.endsWith('ed') && !word.endsWith('eed') && !/^(?:red|bed|shed|sled)$/.test(word));
