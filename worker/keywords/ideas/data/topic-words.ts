const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Last words by which a topic is known as a kind of thing. */
export const softwareHeads = list(
  'software app tool platform system crm erp cms lms pos plugin tracker generator scheduler builder dashboard chatbot bot ' +
    'extension suite api vpn helpdesk desk-software ats hris wiki saas calculator program database website',
);
export const productHeads = list(
  'grinder machine blender kettle oven fryer toaster knife knives mattress pillow chair desk sofa table lamp laptop phone smartphone monitor ' +
    'keyboard mouse camera lens watch bag backpack suitcase jacket coat dress jean shoe boot sneaker sandal sock bike bicycle car ' +
    'scooter tent stroller crib tv television tablet printer drone router speaker headphone earbud microphone guitar piano drill saw mower grill ' +
    'vacuum purifier heater fan pump panel battery charger helmet tire toy gift bottle mug pan pot bed bench rug mirror ' +
    'treadmill kayak surfboard racket harness leash collar mat dumbbell glove umbrella ring necklace perfume serum moisturizer shampoo ' +
    'sunscreen candle blanket curtain shelf cookware ebike notebook pen planner-book puzzle bassinet thermometer houseplant plant orchid succulent',
);
export const serviceHeads = list(
  'plumber electrician lawyer attorney dentist doctor therapist accountant photographer videographer florist caterer dj ' +
    'coach tutor consultant designer architect contractor painter roofer mechanic locksmith cleaner babysitter nanny ' +
    'trainer barber hairdresser stylist realtor agency notary translator mover gardener repair catering cleaning-service service company firm removal',
);
export const placeHeads = list(
  'hotel hostel restaurant cafe bar gym spa salon clinic museum park beach venue space studio school kindergarten library campsite ' +
    'resort theater cinema bakery pharmacy store shop market apartment airbnb',
);

/** Things of which people look for many, and for none in particular: these take no article and are not learnt. */
export const collectionHeads = list(
  'recipe idea job exercise tip game book quote name template flight course class activity movie song website podcast joke question',
);

/** Words by which an activity is known as a pastime, or as a practice at work. */
export const hobbyWords = list(
  'meal cooking baking sourdough gardening composting yoga running marathon workout pilates swimming cycling meditation hiking camping knitting ' +
    'crochet sewing woodworking photography watercolor painting drawing pottery calligraphy birdwatching fishing climbing surfing skiing ' +
    'journaling origami puppy backpacking decluttering homeschooling singing parenting astronomy chess dancing guitar piano tennis golf football soccer basketball volleyball skating boxing karate archery',
);
export const businessWords = list(
  'marketing seo invoicing accounting bookkeeping billing budgeting payroll hiring recruiting recruitment onboarding sales prospecting outreach ' +
    'management scheduling planning branding advertising copywriting blogging dropshipping fundraising procurement logistics forecasting ' +
    'analytics reporting automation compliance consulting networking podcasting podcast newsletter ecommerce e-commerce tracking retention pricing support',
);

export const howItWorks = /^how (?:does|do) (?:an? |the )?(?=.+ works?$)/i;

/** Words before the thing itself: its patterns bring their own. */
export const leadIns: readonly RegExp[] = [
  /^(?:what (?:is|are)|what's) (?:an? |the )?/i,
  howItWorks,
  /^(?:the )?(?:best|top(?: \d+)?|cheap(?:est)?|affordable|good|free) /i,
  /^(?:an? |the )?(?:complete |ultimate |beginner'?s )?(?:guide|introduction|intro) to (?:an? |the )?/i,
  /^(?:everything about|all about|learn about|tips for|ideas for) /i,
  /^(?:an?|the) /i,
];

/** Kept as typed where they are typed with a capital. */
export const properNames = list(
  'shopify wordpress google excel notion slack hubspot salesforce amazon instagram tiktok youtube facebook linkedin kubernetes docker python javascript ' +
    'typescript java react github gitlab figma canva obsidian trello asana jira zoom stripe paypal quickbooks xero microsoft apple android ' +
    'london paris berlin lisbon rome madrid amsterdam vienna dublin tokyo sydney toronto chicago boston austin seattle miami ' +
    'spain france germany italy portugal japan canada australia america europe england ireland spanish french german italian japanese chinese english',
);

/** Small words of other languages that English searches do not have, the telling ones first. */
export const languageWords = [
  { language: 'german', list: list('der das und für mit eine einen vom zum zur wie kaufen ohne oder beste günstig') },
  { language: 'french', list: list('les des du une pour avec dans sur et est comment meilleur meilleure aux') },
  { language: 'spanish', list: list('el los las una para cómo como por qué mejor mejores del sin y') },
  {
    language: 'foreign',
    list: list('il gli della delle per che di um uma com não het een voor met naar och för att på og til dla jak'),
  },
] as const;
