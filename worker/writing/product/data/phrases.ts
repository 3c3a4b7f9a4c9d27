/** Words by which a sentence shows that it cannot stand where it is put. English; closed classes of the grammar, nothing of one site. */

/** It begins with what points to the sentence before; 'One click' and 'One-time set-up' do not. */
export const leaning =
  /^(?:(?:some|many|most|several|two|three|all|none) (?:others?|more|of (?:it|them|these|those))|it|its|it's|this|that|that's|these|those|they|they're|their|them|he|she|his|her|such|instead|also|then|there(?! (?:is|are)\b)|otherwise|together|both|each(?= (?:one|of|is|has|can|gets?|comes?|will|does)\b|[.,])|either|neither|another|others|one(?= (?:is|was|has|does|will|can|may|for|to|more|that|which|who|thing)\b)|same|else|even|which (?:is|was|are|means|makes)(?![^?]{0,200}\?)|[a-z-]{3,20} then|however|because|plus|again|but|and|or|so|yet|nor|(?:what|who|how) [a-z]{2,15} (?:it|them|this)|the (?:(?:first|last|other) )?(?:two|three|four|five|six|other)|meanwhile|afterwards?|here|(?:in|at) the end|as a result|in (?:addition|contrast|short|other words)|for (?:example|instance)|similarly|likewise|on the other hand|that said|additionally|furthermore|moreover|finally|overall)\b/i;

/** It points back from within. */
export const pointing =
  /^(?:when|if|once|after|while)\b[^,.;]{0,80},? it\b|\binstead\b(?! of)|\b(?:too|as well)\.$|, that(?:'s| is| was)\b|, (?:though|however)[,.]|\bhere[.,;)]|\bhere$|\b(?:this|these|those|such|(?:of|in|on|for|with|from|by|at) that|that (?:for|with|into|away|up|out|off|apart|back)|the rest(?! of)|(?:makes?|made|making|fix(?:es|ed)?|fixing|solv(?:es?|ed|ing)|chang(?:es?|ed|ing)|clos(?:es?|ed|ing)|fill(?:s|ed)?|handl(?:es?|ed|ing)|tak(?:es?|ing)|giv(?:es?|ing)|turns?|brings?|removes?|covers?) that|(?:all|both|each|most|none|some) of (?:it|them)|the same(?: (?:way|thing|goes|applies|holds|is true))?(?=[.,;:!]|$)|the former|the latter|above-mentioned|therefore|thus|hence|consequently)\b|\bof the (?:two|three|four|five|six)(?=[,.;:])/i;

/** The makers speak. */
export const makers = /\b(?:we|we're|we've|we'll|we'd|our|ours|us|i|i'm|i've|i'll|my|mine|me|myself|ourselves)\b/i;

/** What the makers think or feel, and not what their product does: 'We believe …', 'We take security seriously'. */
export const professes =
  /^(?:at [^,]{1,40}, )?we(?:'re| are)? (?:(?:truly|fully|firmly|strongly|really|deeply|also) )?(?:believe|care|understand|love|hope|value|take\b[^.]{1,60} seriously|committed|dedicated|passionate|proud)\b/i;

/** It speaks of the page, or to the one who stands before it. */
export const ofPage =
  /\b(?:(?:below|above)(?=[^\p{L}\p{N} ]|$| (?:is|are|was|were|shows?|lists?|has|have|you|we|to|for|in|into|onto|that|which|will|can|gives?|explains?|tells?|says|covers?|walks?|works?|runs?|and (?!beyond))\b)|on the (?:left|right)|at the (?:top|bottom)(?! of (?:the|your|each|every|an?) (?!page|site|screen\b))|the (?:left|right)(?:[- ]hand)? (?:is|side|column|panel|half)|this (?:\p{L}{1,15} )?(?:page|site|web ?site|repo|repository)|this (?:section|list|table|demo|video|post|guide|tour)|(?<!-)click (?:here|(?:on )?(?:the|any|an?|this) (?:link|button|image|picture|card|tile|photo))|scroll (?:down|up|to|for|through)|learn more|read more|(?<![a-z] )find out|find out more|check out|(?<![a-z] )see (?:how (?:it|we|to|our|the)|our|it|what(?:['’]s| is| [^.!?]{1,40} (?:can do|does)(?=[.!]?$))|why)|here(?:['’]s| is| are)|(?:steps?|sections?|instructions?|tables?|lists?|forms?|links?|buttons?|examples?|commands?|notes?) (?:below|above)|(?:download|read|view|get|find|see|available|try|watch|join|apply)(?: [^\s.,]{1,20}){0,4} here|(?<![a-z] )see the (?:[\p{L}-]{1,20} ){0,2}(?:guides?|sections?|manual|reference|readme|demo|video)|(?<![a-z] )see (?:(?:the|known) ){0,2}(?:limitations|details|docs|documentation|instructions|notes|changelog|history|roadmap|status|issues|terms)|(?<![a-z] )see (?:the|our) (?:[\p{L}-]{1,20} ){0,3}(?:policy|policies|terms|agreement)|the (?:matrix|chart|figure|screenshot|diagram|table|picture|photo|image)s? (?:shows?|features?|below|above)|shown (?:here|below)|the screen ?shots? (?:use|are|is|was|were)|right here|(?<![a-z] )get started|get started(?: (?:now|today|for free))?[.!]?$|(?<![a-z] )sign up|coming soon|stay tuned|the (?:web ?)?site (?:is|has|was)|the hero|thank you|you['’]re on the (?:wait)?list|please|buy(?:ing)? (?:me|us) a|donate(?: (?:to us|now|today|here|via|through))|tell your friends|today only|tell us|fill (?:in|out) (?:the|this|our)|leave (?:us )?your (?:details|name|email)|(?:the|this|our) (?:home|landing) ?page|(?:inner|other) pages|for more (?:information|details)|the following|what follows|as follows|our (?:\p{L}{1,15} )?guide|the same (?:\p{L}{1,12} )?(?:steps?|list|table)|(?:on|see|at|visit|review|read|check) (?:the|our) (?:[\p{L}-]{1,20} ){1,2}page)\b|[,;(–—-] ?see (?:the|our|also|how|docs?)\b|\bhere[.!:)]?$|^(?:these are |real |actual )(?:screens|screen ?shots|captures)\b/iu;

/** It takes back, narrows or puts off something said before it. */
export const limiting =
  /\b(?:but|however|although|though|yet|except|unless|only|until|not|never|no longer|requires?|needs?(?= \p{L})|must|may|might|could|limited|experimental|varies|depends on|alpha|beta|preview|(?:planned|upcoming)(?= (?:features?|releases?|versions?|support|integrations?|updates?|for)\b|[.,;:)]|$)|soon|later|third[- ]part(?:y|ies))\b|n't\b/iu;

/** It calls its reader to join; as a step it says what to do. */
export const joining =
  /(?:^|\band )(?:sign up|get started|tell us|see|click(?: on)?(?= the))\b|\bfill (?=(?:in|out) (?:the|this|our)\b)/gi;

/** It counts what stands elsewhere on the page. */
export const counting =
  /\b(?:takes|has|have|are|in|these|following) (?:two|three|four|five|six|seven|several|many|a few|\d) (?:[a-z]{1,15} )?(?:steps|ways|things|reasons|options|parts|ideas)\b/i;

/** It names what it is used together with. */
export const worksWith = /^(?:it |[\p{Lu}]\S{1,20} )?(?:works|integrates|compatible|plays nicely) with\b/iu;

/** A heading over what readers are to beware of. */
export const warns = /\b(?:notice|warning|important|attention|security|caution|beware|disclaimer)\b/i;

/** What it tells of is not there yet. */
export const announcing =
  /\b(?:coming soon|on the way(?! (?:out|in|to|from|there|back|home|up|down|through)\b)|on (?:the|our) roadmap|in the works|(?:planned|upcoming)(?= (?:features?|releases?|versions?|support|integrations?|updates?|for)\b|[.,;:)]|$)|not yet (?:available|supported)|launching|future (?:versions?|releases?|updates?)|will (?:soon|launch|support))\b/i;

/** It says what others do, whom the product is set against. */
export const ofOthers =
  /^(?:(?:every|each|all|any) (?:other )?(?:workarounds?|alternatives?|competitors?|rivals?)|(?:most|many|other|traditional|typical|conventional|existing|legacy|ordinary|generic) (?:[\p{L}-]{1,20} ){0,3}?(?:tools?|apps?|platforms?|products?|services?|solutions?|systems?|vendors?|providers?|software|suites?|trackers?|alternatives?|competitors?))\b/iu;

/** Unquoted it would be the article's own praise: 'the easiest way', 'what no other has'. */
export const ofRank =
  /\bthe (?:\p{L}{2,10}(?:i|[bcdfgklmnprstvwz])est|best|most \p{L}|leading|ultimate|only|first)\b|\b(?:no (?:other|competitor|rival)|nobody else|nothing else|the rest of (?:your|the))\b/iu;

/** 'For harbours': without it, what stands there would seem to be for everybody. */
export const forWhom = /^for \p{L}[^.!?]{2,50}$/iu;

/** As the article's own words it would praise. */
export const praise =
  /\b(?:un(?:rivall?ed|matched|beatable|paralleled)|world[- ]class|best|perfect|amazing|incredible|ultimate|stunning|blazing)\b/i;

export const ofStart =
  /\b(?:install\w{0,8}|how to (?:upgrade|subscribe|buy|order)|upgrading|subscribing|buying|ordering|set(?:ting)?[ -]?up|get(?:ting)? started|quick ?start|onboard\w{0,3})\b|^get (?=\p{Lu})/iu;

/** Signing up and moving in come in steps as well, and are not how a thing works. */
export const ofUse = /\b(?:works?|working|steps?|workflow|process|uses?|using)\b/i;

export const denies = /^“?(?:no|not|none|never|nope|only)\b/i;

/** It says on what terms something holds, or that it holds of all plans. */
export const conditions = /\b(?:no|if|when|once|(?:all|every|each) (?:\p{L}{2,12} )?plans?)\b/iu;

export const saysNot = /\b(?:not|n[’']t|no)\b/i;

/** What a question asks that most readers would. */
export const asksForWhom = /\bwhom? (?:is|are|was) [^?]{1,40} for\b|\bwho (?:should|can|could|uses?)\b|\bfor whom\b/i;
export const asksNeeds =
  /\b(?:needs?|needed|requires?d?|requirements?|supports?|supported|compatible|works? (?:with|on|in))\b/i;

/** What those ask who make it. */
export const ofMaking = /\b(?:contribut\w{1,5}|bugs?|feedback|sponsor\w{0,4}|donat\w{1,4})\b/i;

/** What those ask who have it already, and for whom it does not work. */
export const ofTrouble =
  /\btroubleshoot\w{0,4}\b|\bwhat should I do\b|\b(?:is|are|do|does|did|can|could|wo|will)(?:n['’]t| not|not) (?:I |it |\p{L}{1,15} )?(?:appear|work|load|show|see|open|start|connect|sync|find)\w{0,3}\b|\b(?:errors?|crash\w{0,3}|stuck)\b/iu;

export const pointer =
  /^(?:(?:please )?(?:see|read|visit|view|browse|consult|refer to|contact)|(?:please )?check\s(?:out )?(?:more|our|the|this|all)|(?:full |more |all )?details (?:are )?in|if you (?:need|have|require) (?:any )?(?:further|more|other|additional)|(?:we['’]re|we are) here to)\b[^.!?]{0,90}[.!?]$/i;

/** 'docs.example.com/start', typed out. */
export const anAddress = /\p{L}\.\p{L}{2,10}\/\S/u;

/** It speaks of what is named elsewhere. */
export const points = /\b(?:it|its|they|them|their|this|these|those)\b/i;

export const pronoun = /\b(?:them|they|their|those)\b/i;

export const timeUnit = /^(?:milli)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i;

export const behindDash = /\s?[—–]\s?(?=(?:so|because|whether|no matter|while|if|when|without)\b)/i;

/** 'Don't …', 'Can be …', 'Is it …': what begins with a helping verb is no statement. */
export const helping =
  /^(?:is|are|was|were|do|does|did|don[’']t|can|could|will|would|should|may|might|must|has|have|had|never|not|no)\b/i;

export const pointsAway = /^(?:this|that|here|these|those)(?:['’]s| is| are) |^\p{L}{2,15} (?:this|these) /iu;

export const cries = /^(?:choose|pick|select|compare|discover|explore|learn|see)\b/i;

/** Behind another sentence these call to more. */
export const lastCries = /^(?:try|join|download|install|get started|sign up|how|what|why|where)\b/i;

/** What asks its reader for something, or hands out a taste of it, before anything is said. */
export const calls =
  /^(?:get|claim|request|book|order|grab|send|enter|ask|tell|submit|schedule|sign up for|apply for) (?:(?:us|your|the|an?|for) )*(?:free\b|\p{L}+ (?:for free|free|today|now)\b|(?:demo|call|quote|invite|invitation|audit|sample|consultation|access)\b)/iu;

/** In a call: what is handed out for nothing, or done in return, or has to be filled in. */
export const givesAway =
  /\b(?:an?|your|one|first|\d) free [a-z]|\bfor free\b|\bfree (?:samples?|previews?|teasers?|reports?|audits?)\b|\bwe(?:['’]ll| will)\b|\b(?:fill (?:in|out)|form|your e-?mail)\b/i;

/** What one makes with it may be free: 'Build a free site'. */
export const makes = /^(?:build|create|make|generate|design|write|host)\b/i;

/** What costs less for a while, or nothing at first. */
export const rebates =
  /\d ?% off\b|\b(?:discount|limited[- ]time|free trial)\b|\bfree (?:[\p{L}-]{2,15} )?(?:audits?|consultations?|assessments?|estimates?|quotes?|samples?|demos?|checks?|check-?ups?|reviews?|previews?|pilots?|calls?)(?=[.!?,;:]|$| (?:of|for|on|in|with|by|from|and|today|now)\b)|\b(?:your|the) first \p{L}{2,15} (?:is |are )?(?:free|on us)\b/iu;

export const auxiliary = /\b(?:can|could|will|would|should|may|might|must|is|are|was|were|has|have|had|does|do|did)\b/i;

/** What a badge says of how far it is. */
export const stages =
  /\b(?:(?:private|public|closed|open|early|technical|developer) )?(?:beta|alpha|preview|early access)\b/i;

/** What holds of some of them: how far it is, for whom, at what price. */
export const marks =
  /\b(?:only|add-?ons?|extra|optional|soon|planned|beta|alpha|preview|experimental|new|paid|free)\b/i;

/** A heading that asks for whom it is; 'Use cases' are things that are done. */
export const ofPeople = /\b(?:who|for|teams|industries)\b/i;

/** A plan that is free, be it read as one or not. */
export const namesFree = /\bfree (?:plan|tier|version|edition|account)\b/i;

/** What buttons say of where they lead, by the frame that leads there. */
export const places = [
  ['toDemo', /\bdemo\b/i],
  ['toTrial', /\btrial\b/i],
  ['toTry', /\btry\b/i],
  ['toDownload', /\bdownload/i],
  ['toInstall', /\b(?:install|add to)\b/i],
] as const;

/** What every site has names nothing of this one. */
export const ofAnySite =
  /^(?:(?:our|the|key|core|main|all|top|signature|powerful|smart|advanced|essential|amazing|great) )?(?:features?|benefits|highlights|overview|capabilities|about|use cases|(?:app |product )?(?:screenshots?|views?|gallery|previews?)|support|contact|how it works|what(?:['’]s| is) included|what(?: do)? you(?:['’]ll)? get|what we (?:do|offer)|problem|challenge|solution)(?: for [^.]{1,40})?$|^(?:everything|welcome)\b|\b(?:previews?|screenshots?)$/i;

/** They are several, and end like one. */
export const several: ReadonlySet<string> = new Set('people children everyone anyone nobody who each'.split(' '));
/** They end like plurals and are none. */
export const singular: ReadonlySet<string> = new Set('is its this was as us has does always yes i'.split(' '));

/** The page goes on behind a click. */
export const brokenOff = /(?:…|\.\.\.)(?:\s(?:read|show|see) more)?$/i;

/** 'Token usage is billed separately': beside the price of a plan something else is paid. */
export const billedBeside =
  /\b(?:usage|tokens?|credits?|minutes|calls|messages)\b[^.!?\n]{0,30}\b(?:billed|charged|paid|priced) (?:\p{L}{2,12} )?(?:separately|on top|besides|in addition|extra|as you go|at)\b/iu;

/** It is not for some devices alone. */
export const onAny =
  /\b(?:works?|runs?|it|available|compatible) (?:on|with|in|from) (?:any|every|all(?: your)?) (?:modern |web )?(?:devices?|browsers?)\b/i;

/** What it costs is looked for first. */
export const ofPaying = /^(?:Price|To try it|Terms)/;

/** Without it nothing is said of what it costs. */
export const namesCost = /[$€£¥₹]\s?\d|\b(?:costs?|trial)\b|(?:^|[^-\w])free\b(?! (?:version|edition)\b)/i;

/** Since a colon nothing has ended. */
export const listing = /:(?:[^.!?:]|\.\S)*$/;

/** A cell that has nothing. */
export const lacking = /^(?:–|no)?$/i;

/** A cell that says whether it is there, and no more. */
export const hasOnly = /^(?:✓|yes|no|n\/a|included)$/i;

/** A cell that says that it is there. */
export const ticked = /^(?:✓|yes|included)$/i;

/** A cell with a sum. */
export const ofSum = /[$€£]\s?[1-9]|\d\s?[€£]/;

/** A cell with a price. */
export const ofMoney = /[$€£]\s?\d|\d\s?[€£]|\b(?:free|custom|contact)\b/i;

/** 'Everything in Free, plus:' builds on another plan. */
export const allOf = /^(?:everything|all) (?:in|of|from) (?:the )?(.+)/i;

/** What is counted by head. */
export const byHead = /^(?:user|seat|member|person|agent|editor|admin|developer|host|employee)s?$/i;

/** What holds of all plans. */
export const namesAll = /\b(?:all|every|each) (?:\p{L}{2,12} )?plans?\b/iu;

/** Labels in a row, an adverb alone, who made it, what 'they' do: no thing has such a name. */
export const noName = /·.*·|[|→]|^\p{L}+ly\.?$|^(?:because|they|these|those)\b|^about (?:the|us|our|me)\b/iu;

/** 'We got this!' at the end says nothing. */
export const filler = /^[^\d\s]{1,30}(?: [^\d\s]{1,30}){0,3}!$/;

/** 'connect Xero': a name within a sentence. */
export const innerName = /\p{Ll}[,;:]? (\p{Lu}[\p{L}\d]*)/gu;

/** It asks its reader to wait. */
export const ofWaiting = /wait(?:ing |-)?list|^(?:get|join|request)\b.* early[- ]access/i;

/** 'Ledgerlark is available on Windows' says where it is had, and not what it is. */
export const saysWhere = / is (?:now |also |currently )?available\b/i;

/** A name without capitals: 'venue eq'. */
export const setSmall = /^\p{Ll}{4,}(?: \p{L}+)*$/u;
