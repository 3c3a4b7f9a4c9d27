/** Patterns of words by which a sentence shows what it says: of whom, of how many, what it denies. English. */

/** 'It leaves the hands free': nobody pays less. */
export const leavesFree =
  /\b(?:leaves?|leaving|left|keeps?|kept) (?:an?|the|your|both|its|their) (?:[a-z]{1,15} ){1,3}free\b/g;

/** Somebody whom the sentence before has named: 'He built it', 'In her view'. */
export const refersToPerson = /^(?:[a-z]+ ){0,2}(?:he|him|his|himself|she|her|hers|herself)\b/;

export const ofEither = /\b(?:he|him|his|himself)(?: or |\/)(?:she|hers?|herself)\b/g;

export const namesPerson = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** What makes a plan of the word before it. */
export const ofPlan =
  /^(?:plans?|tiers?|packages?|editions?|versions?|accounts?|users?|customers?|members?|subscribers?)\b|ly\b/i;

export const makers = /^(?:makers?|vendors?|providers?|founders?|developers?|authors?|owners?|sellers?|others?)$/;

/** What is said of all, where no fact says so of any; 'any shift that is too short' is said of some. */
export const wholes = /\b(?:every|all|any|each|always|entire|whole|no|never|nothing|a single)\b/;

export const ofAll = /\b(?:every|all|any) (\w+)/g;

export const ofSome =
  /^any (?:of|other)$|^every (?:second|minute|hour|day|morning|night|week|month|quarter|year|time)$|^ (?:that|which|who|whose)\b/;

export const audienceEnds = /[.,;:!?]|\b(?:that|who|which|whose|to|with|in|when)\b/;

export const joints = /,\s*(?:and|or)\s|\s(?:and|or|&)\s|[,;+]\s/g;

export const times =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:last|this|next) (?:year|month|week|spring|summer|autumn|winter)|years? ago|for (?:years|decades)|decades?|centur(?:y|ies)|recently|overnight|in (?:seconds|minutes|hours))\b/g;

export const humped = /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

export const between = /^(?:also|even|then|now|only|still|already|always|never|usually|often|too|itself)$/;

export const ordinaryEndings =
  /(?:ing|tion|sion|ment|ness|ity|ship|ance|ence|ancy|ency|ism|age|hood|dom|ture|logy|graphy|work|ware|body|thing|one|where|times?|how|ever|ly|self|selves)$/;

/** Shapes that companies give their names; a word of such a shape is a name before any verb. */
export const companyShape = /\p{Ll}(?:corp|soft|labs|hub|ify|desk|base|tech|cloud|bot|io|ly|zon|works)$/u;

export const stating = /^(?:is|was|has|had|will|can|wants|needs|takes|keeps)$/;

export const saysMuch =
  /\d|\b(?:best|leading|top|award|trusted|expert|excellent|renowned|years|clients|customers|founded)\b/i;

export const endsClause =
  /^(?:[.,;:!?)]|\s(?:for|on|in|to|as|when|where|if|and|or|(?:can|may|could) (?:help|serve|act))\b)/;

export const noInCell = /\| (?:no\b|[✕✗✘×✖❌–—-])/iu;

/** These deny neither a verb nor a thing. */
export const ofAllNegation = /^(?:without|neither|nor|nobody|nothing|none)$/i;

/** 'Whoever needs a log' is obliged to nothing, and 'some boats need a pilot' obliges no other. */
export const ofWhom = /\bwho(?:ever)? needs? |\b(?:some|many|most|a few) \w+ needs? /gi;

export const isPlan = /^\s(?:plans?|tiers?|editions?)\b/;

export const clauseEnds = /[,;:—]\s|\s(?:and|but|while|whereas)\s/g;

/** 'from $12 a month on Solo to $29 on Team' */
export const belongs = /^\s(?:a |per )?\w*\s?(?:on|for|with|in|under) (?:the )?$/;

export const aside =
  /, (?:however|therefore|though|too|then|instead|in turn|for (?:example|instance)|of course|as a rule), /gi;

export const asking = /^ (?:ask|require|force|expect|oblige|want|need) (?:[^ ]+ ){1,4}to /i;

/** What is said of the thing named: 'a test that fires one call'. */
export const relative = /\s(?:that|which|who)\s/i;

export const asks = /^(?:is|are|do|does|can|will|has|have|must|should|may)\b/i;

export const code = /(?<![\p{L}\p{N}])[A-Z]{2}(?![\p{L}\p{N}])/gu;
