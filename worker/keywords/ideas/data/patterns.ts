import type { Intent, TopicKind } from '../types.ts';

/**
 * How people search, by what the topic is. `{t}` is the topic, `{a}` with its article, `{ts}` its plural, `{s}` its singular as a
 * modifier; `{is}`, `{does}` agree with it. `{x}` and `{y}` are the parts of 'x for y', 'x in y', 'x vs y'; `{v}` and `{ving}` the
 * verb phrase of a task. `{aspect}`, `{feature}`, `{audience}`, `{rival}` come from the topic's field.
 */
export const patterns: Readonly<Record<TopicKind, Readonly<Record<Intent, string>>>> = {
  software: {
    informational:
      'what {does} {a} do|how {does} {a} work|how to choose {a}|how to set up {a}|when to invest in {a}|benefits of using {a}|do small businesses need {a}|how long does it take to implement {a}|' +
      'how to get your team to use {a}|signs you need {a}|questions to ask {s} vendors|why {s} projects fail|who uses {ts}|how secure {is} {t}|how to calculate {s} roi|what to look for in {a}|' +
      '{s} implementation plan|{s} requirements checklist|{s} rfp template|{s} features list|{s} best practices|{s} user adoption tips|{s} market size|how to migrate data to {a}|how to train staff on {a}|' +
      '{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect}|how {audience} use {ts}|why {audience} need {a}|{s} tips for {audience}|{s} setup for {audience}|how to move from {rival} to {a}|do {audience} need {a}',
    commercial:
      'best {t} for {audience}|best {t} for {audience}|{t} for {audience}|{t} for {audience}|affordable {t} for {audience}|simple {t} for {audience}|{t} with {feature}|{t} with {feature}|{t} with {feature}|best {t} with {feature}|cheapest {t} with {feature}|free {t} with {feature}|free {t} for {audience}|' +
      '{s} cost per user|{s} free trial|{t} without monthly fee|one time purchase {t}|open source {t}|self hosted {t}|cloud based {t}|{t} for mac|{t} for ipad|white label {t}|enterprise {t}|{s} lifetime deal|easiest {t} to use|how much {does} {a} cost|{s} pricing models|{t} that {work} offline|{t} that {integrate} with quickbooks|{t} that {integrate} with outlook|{t} that {integrate} with google workspace|{t} that {integrate} with slack|hipaa compliant {t}|multilingual {t}|{s} demo|top rated {t} for {audience}|best free {t}|all in one {t}|{s} consultants',
    comparison:
      '{t} vs {rival}|{t} vs {rival}|{t} vs {rival} for {audience}|{is} {a} better than {rival}|free vs paid {t}|cloud vs on premise {t}|open source vs commercial {t}|build vs buy {t}|{s} comparison chart|compare {ts}|{s} reviews|best {t} reddit|{s} pros and cons|which {t} {is} best for {audience}|top 10 {ts} compared|{ts} ranked by price|{ts} ranked by ease of use|desktop vs web based {t}|{s} feature comparison|{s} reviews from {audience}|compare {ts} for {audience}|{s} price comparison|alternatives to expensive {ts}|most popular {ts} for {audience}',
  },
  'software-for': {
    informational:
      'how {y} use {x}|why {y} need {ax}|what {y} look for in {ax}|how to choose {ax} for {y}|do {y} really need {ax}|{xs} checklist for {y}|{xs} mistakes {y} make|{xs} tips for {y}|{xs} guide for {y}|how {y} get started with {x}|{xs} training for {y}|setting up {ax} for {y}|{xs} requirements for {y}|what {y} should track in {ax}|{xs} {aspect} for {y}|{xs} {aspect} for {y}|{xs} {aspect} for {y}|{xs} {aspect} for {y}|how {y} switch from {rival} to {ax}|{xs} use cases for {y}|when {y} outgrow {rival}|how to train {y} on {ax}|{xs} privacy rules for {y}|{xs} examples for {y}|what {does} {ax} cost {y}',
    commercial:
      'best {x} for {y}|free {x} for {y}|affordable {x} for {y}|{x} for {y} with {feature}|{x} for {y} with {feature}|{x} for {y} with {feature}|{x} for {y} with {feature}|best {x} for {y} with {feature}|cheap {x} for {y} with {feature}|{x} for {y} pricing|simple {x} for {y}|mobile {x} for {y}|cloud based {x} for {y}|{x} for {y} free trial|easy {x} for {y}|{x} consultants for {y}|open source {x} for {y}|{x} for {y} on ipad|{x} for {y} that {integrate} with outlook|{x} for {y} without contract|custom {x} for {y}',
    comparison:
      '{x} vs {rival} for {y}|{x} vs {rival} for {y}|compare {xp} for {y}|which {x} {is} best for {y}|{x} for {y} reviews|{x} for {y} reddit|most popular {xp} for {y}|{xp} that {y} recommend|free vs paid {x} for {y}|top 5 {xp} for {y}|general vs specialized {x} for {y}|{xs} comparison chart for {y}|{is} {ax} better than {rival} for {y}|{xs} pros and cons for {y}|best rated {xp} for {y}|should {y} use {ax} or {rival}',
  },
  practice: {
    informational:
      'how to start with {t}|{t} best practices|{t} strategy|{t} examples|{t} process step by step|common {t} mistakes|{t} metrics to track|{t} checklist|{t} statistics|{t} trends|why {t} matters|{t} roadmap|how to improve {t}|how to measure {t} success|{t} roles and responsibilities|how to automate {t}|{t} terms explained|{t} case study|{t} goals examples|{t} plan template|how to build a {t} team|{t} policy example|' +
      '{t} {aspect}|{t} {aspect}|{t} {aspect}|{t} {aspect}|{t} tips for {audience}|{t} ideas for {audience}|how {audience} handle {t}|{t} {aspect} for {audience}|{t} basics for {audience}|what {audience} get wrong about {t}|{t} guide for {audience}',
    commercial:
      '{t} software for {audience}|{t} services for {audience}|{t} tools with {feature}|{t} software with {feature}|{t} software with {feature}|best {t} tools for {audience}|affordable {t} for {audience}|{t} agency cost|outsource {t}|{t} consultant rates|{t} certification|{t} course for beginners|best {t} books|{t} retainer pricing|free {t} tools|{t} templates for excel|hire {t} help|{t} packages for {audience}|{t} training for teams|{t} apps for iphone|monthly {t} cost|{t} audit services',
    comparison:
      '{t} vs {rival}|{t} vs {rival}|{t} vs {rival} for {audience}|in house vs outsourced {t}|manual vs automated {t}|{t} software comparison|{t} agency vs freelancer|best {t} platforms compared|{t} tools reviews|{t} advantages and disadvantages|{t} or {rival}|which {t} tool is best for {audience}|free vs paid {t} tools|{t} course reviews|is {t} better than {rival}|top {t} companies|{t} tools reddit|cheapest vs best {t} software',
  },
  hobby: {
    informational:
      'how to get into {t}|{t} for complete beginners|{s} mistakes beginners make|{is} {t} hard|{t} on a budget|how to get better at {t}|{t} at home|what do you need for {t}|how long {does} {t} take to learn|benefits of {t}|{s} basics|30 day {s} challenge|weekly {s} plan|{s} myths|how to stay motivated with {t}|{s} rules|{t} in the morning|{does} {t} save money|why people love {t}|{t} without equipment|how to teach {t}|easy {s} projects|{s} safety tips|weekend {s} ideas|{s} vocabulary|' +
      '{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect}|{t} for {audience}|{s} tips for {audience}|easy {t} for {audience}|{s} ideas for {audience}|{s} {aspect} for {audience}|{is} {t} good for {audience}',
    commercial:
      'best {s} books|best {s} app|{s} classes|{s} course|{s} starter kit|cheap {s} supplies|{s} gifts|best {s} gear|{s} planner|{s} subscription box|online {s} course with certificate|{s} workshop cost|best {s} tools|free {s} printables|{s} templates|{s} app for {audience}|how much {does} {t} cost per month|best {s} magazine|{s} lessons near me|{s} retreat|{s} coach cost',
    comparison:
      '{t} vs {rival}|{t} vs {rival}|{t} or {rival} for {audience}|{is} {t} better than {rival}|{is} {t} cheaper than {rival}|{s} apps compared|online vs in person {s} classes|{s} pros and cons|best {s} youtube channels|{s} course reviews|{s} classes vs self study|best {s} blogs|{s} styles compared|{s} starter kits compared|best {s} apps for {audience}|which type of {s} is best for {audience}|{s} reddit tips',
  },
  'practice-for': {
    informational:
      '{x} basics for {y}|{x} tips for {y}|{x} ideas for {y}|how {y} can start with {x}|{x} mistakes {y} make|benefits of {x} for {y}|{x} checklist for {y}|{x} examples for {y}|step by step {x} for {y}|{x} plan for {y}|why {y} need {x}|what {y} should know about {x}|{x} strategy for {y}|{x} statistics for {y}|how much time {y} need for {x}|{x} questions {y} ask|{x} case studies for {y}|how {y} measure {x}|{x} goals for {y}|{x} for {y} {aspect}|{x} {aspect} for {y}|{x} {aspect} for {y}|{x} {aspect} for {y}|{x} {aspect} for {y}|{x} {aspect} for {y}',
    commercial:
      'best {x} books for {y}|{x} course for {y}|{x} agency for {y}|free {x} for {y}|{x} services for {y}|{x} for {y} cost|best {x} tools for {y}|{x} companies for {y}|affordable {x} for {y}|{x} consultant for {y}|{x} packages for {y}|{x} templates for {y}|{x} tools for {y} with {feature}|{x} tools for {y} with {feature}|{x} tools for {y} with {feature}|{x} software for {y} with {feature}|{x} software for {y} with {feature}|monthly {x} services for {y}|{x} workshops for {y}|{x} budget for {y}',
    comparison:
      '{x} vs {rival} for {y}|{x} vs {rival} for {y}|{x} or {rival} for {y}|is {x} better than {rival} for {y}|best {x} companies for {y}|{x} for {y} reviews|{x} for {y} pros and cons|{x} courses for {y} compared|is {x} worth it for {y}|in house vs outsourced {x} for {y}|top rated {x} services for {y}|{x} for {y} reddit|{x} agencies for {y} compared|free vs paid {x} tools for {y}',
  },
  'hobby-for': {
    informational:
      '{x} basics for {y}|{x} tips for {y}|{x} ideas for {y}|how {y} can start with {x}|{x} mistakes {y} make|benefits of {x} for {y}|is {x} good for {y}|easy {x} for {y}|step by step {x} for {y}|{x} for {y} at home|{x} plan for {y}|what {y} should know about {x}|how often should {y} do {x}|{x} for {y} without equipment|gentle {x} for {y}|15 minute {x} for {y}|{x} for {y} in the morning|{x} safety for {y}|{x} {aspect} for {y}|{x} {aspect} for {y}|{x} {aspect} for {y}|{x} {aspect} for {y}|{x} {aspect} for {y}',
    commercial:
      'best {x} books for {y}|{x} course for {y}|{x} classes for {y}|free {x} for {y}|{x} classes for {y} near me|best {x} app for {y}|{x} gear for {y}|online {x} for {y}|affordable {x} for {y}|{x} teacher for {y}|{x} program for {y} with {feature}|{x} app for {y} with {feature}|{x} classes for {y} with {feature}|{x} videos for {y}|{x} workshops for {y}|{x} dvd for {y}|{x} equipment for {y}|{x} retreats for {y}|{x} gifts for {y}',
    comparison:
      '{x} vs {rival} for {y}|{x} vs {rival} for {y}|{x} or {rival} for {y}|is {x} better than {rival} for {y}|which kind of {x} is best for {y}|{x} programs for {y} compared|{x} for {y} reviews|{x} for {y} pros and cons|best {x} youtube channels for {y}|{x} classes for {y} compared|group vs private {x} for {y}|best {x} websites for {y}|{x} for {y} reddit',
  },
  product: {
    informational:
      'how to choose {a}|how to clean {a}|how to use {a} properly|how long {does} {a} last|{s} buying guide|what to look for in {a}|types of {ts}|why are {ts} so expensive|how often to replace {a}|best time of year to buy {a}|what size {s} do i need|{s} maintenance tips|how to tell if {t} {is} good quality|{s} mistakes to avoid|are expensive {ts} worth it|how to get the most out of {a}|{s} terms explained|what makes a good {s}|' +
      '{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect} explained|how to choose {a} for {audience}|what {t} {is} best for {audience}|{s} tips for {audience}',
    commercial:
      'best {t} for {audience}|best {t} for {audience}|best {t} for {audience}|{t} for {audience}|best {t} with {feature}|{t} with {feature}|{t} with {feature}|cheap {t} with {feature}|affordable {t} for {audience}|best {t} for the money|best budget {t}|{s} deals|{s} sale|where to buy {a}|second hand {ts}|best {s} brands|premium {ts}|lightweight {t}|{s} price range|eco friendly {ts}|{t} made in europe|{t} with free returns',
    comparison:
      '{t} vs {rival}|{t} vs {rival}|{t} vs {rival} for {audience}|{s} reviews|cheap vs expensive {ts}|{s} pros and cons|{s} brands ranked|most reliable {s} brand|new vs used {ts}|which {t} {is} best for {audience}|{s} brand comparison|best {t} reddit|{ts} tested and compared|{s} comparison chart|{ts} ranked by price|{s} reviews for {audience}|is a budget {s} good enough|top 10 {ts} for {audience}|{s} test winners',
  },
  'product-for': {
    informational:
      'how to choose {x} for {y}|what {y} should look for in {x}|{xs} {aspect} for {y}|{xs} {aspect} for {y}|{xs} {aspect} for {y}|why {y} need special {x}|{xs} buying guide for {y}|{xs} tips for {y}|what {x} do {y} use|{xs} mistakes {y} make|what makes good {x} for {y}|{xs} care tips for {y}|{xs} ideas for {y}|how {y} pick {x}|do {y} need expensive {x}|{xs} size guide for {y}|{xs} requirements for {y}',
    commercial:
      'best {x} for {y}|cheap {x} for {y}|comfortable {x} for {y}|{x} for {y} with {feature}|{x} for {y} with {feature}|{x} for {y} with {feature}|{x} for {y} with {feature}|best {x} for {y} with {feature}|{x} for {y} on a budget|{x} for {y} on sale|premium {x} for {y}|lightweight {x} for {y}|where to buy {x} for {y}|best {xs} brands for {y}|{xs} discount for {y}|unusual {x} for {y}|durable {x} for {y}',
    comparison:
      '{x} for {y} vs {rival}|{x} for {y} reviews|{x} for {y} reddit|top 10 {xp} for {y}|{xs} brands for {y} compared|which {x} do {y} prefer|cheap vs expensive {x} for {y}|best rated {x} for {y}|most comfortable {x} for {y}|{xs} comparison for {y}|{x} or {rival} for {y}|{xp} that {y} recommend|longest lasting {x} for {y}',
  },
  service: {
    informational:
      'how to find a good {s}|questions to ask {a}|how much {does} {a} charge|what {does} {a} do|when to call {a}|{s} red flags|how to hire {a}|what to expect from {a}|how far in advance to book {a}|do i need {a}|what qualifications should {a} have|how to complain about {a}|how to read {a} contract|what is included in {s} prices|{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect}|how to choose {a} for {audience}|{s} advice for {audience}|how to become {a}|how to prepare for {a}',
    commercial:
      '{t} near me|best {t} near me|affordable {t} near me|{s} prices|{s} hourly rate|{s} quote online|{t} for {audience}|{t} for {audience}|cheap {t} for {audience}|{t} with {feature}|{t} with {feature}|{t} with weekend appointments|book {a} online|local {t} with good reviews|experienced {t} for {audience}|{s} free consultation|same day {t}|mobile {t}|{s} price list|{s} payment plans|luxury {t}|last minute {t}|{s} average cost',
    comparison:
      '{t} vs {rival}|{t} vs {rival}|{s} reviews near me|top rated {ts} near me|compare {s} quotes|{s} prices compared|cheap vs expensive {t}|independent vs agency {t}|{is} {a} worth the money|{t} or {rival} for {audience}|best {s} websites|which {t} {is} best for {audience}|{s} packages compared|most recommended {ts}|{s} pros and cons|{s} ratings',
  },
  place: {
    informational:
      'what to look for in {a}|how to choose {a}|how much {does} {a} cost|{s} etiquette|how to find quiet {ts}|when are {ts} least busy|what to bring to {a}|{s} opening hours|how to get discounts at {ts}|{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect}|how to choose {a} for {audience}|{s} rules for {audience}|what makes a good {s}|first time at {a}|{s} safety|how to open {a}|{s} terms explained',
    commercial:
      '{t} near me|cheap {t} near me|best {t} near me with {feature}|{t} with {feature}|{t} with {feature}|{t} with {feature}|{t} for {audience}|{t} for {audience}|affordable {t} for {audience}|{s} membership price|{s} day pass|{s} deals this weekend|luxury {t}|{s} gift voucher|book {a} online|{t} open on sunday|{t} open late|{s} group rates|{t} with student discount|pet friendly {ts}',
    comparison:
      '{t} vs {rival}|{t} vs {rival}|{t} or {rival} for {audience}|top rated {ts} near me|{s} reviews|compare {s} prices|best {s} chains|cheap vs luxury {ts}|{s} ratings explained|best {ts} for {audience}|which {s} has {feature}|most popular {ts}|{s} chains compared|{is} {a} better than {rival}|small vs large {ts}|{s} memberships compared',
  },
  located: {
    informational:
      'how to choose {x} in {y}|average {xs} prices in {y}|when to book {x} in {y}|what to know about {x} in {y}|how many {xp} are there in {y}|{xs} {aspect} in {y}|{xs} {aspect} in {y}|{x} in {y} with good access|where to find quiet {x} in {y}|new {x} in {y}|{x} in {y} for first time visitors|best area of {y} for {x}|{xs} tips for {y}|how much {does} {ax} cost in {y}|{xs} rules in {y}|how to find {x} in {y} last minute|cheapest month for {x} in {y}|{x} in {y} city center',
    commercial:
      'best {x} in {y}|cheap {x} in {y}|{x} in {y} with {feature}|{x} in {y} with {feature}|{x} in {y} with {feature}|{x} in {y} for {audience}|{x} in {y} for {audience}|{x} in {y} for {audience}|affordable {x} in {y} for {audience}|luxury {x} in {y}|{xs} deals in {y}|book {x} in {y}|{x} in {y} this weekend|{xs} discounts in {y}|small {x} in {y}|unusual {x} in {y}',
    comparison:
      '{x} vs {rival} in {y}|{x} vs {rival} in {y}|{x} in {y} reviews|top 10 {xp} in {y}|best rated {xp} in {y}|{x} or {rival} in {y} for {audience}|compare {xs} prices in {y}|best value {xp} in {y}|{x} in {y} reddit|most popular {xp} in {y}|which {x} in {y} {is} best for {audience}|cheap vs expensive {xp} in {y}',
  },
  'service-in': {
    informational:
      'how to find a good {x} in {y}|how much {does} {ax} cost in {y}|average {xs} prices in {y}|questions to ask {ax} in {y}|how to check reviews of {xp} in {y}|who is the best {x} in {y}|{xs} license rules in {y}|how fast can {ax} come in {y}|{xs} {aspect} in {y}|{xs} {aspect} in {y}|{xs} {aspect} in {y}|{xs} {aspect} in {y}|how to choose {ax} in {y} for {audience}|how to complain about {ax} in {y}|when to call {ax} in {y}',
    commercial:
      'best {x} in {y}|cheap {x} in {y}|affordable {x} in {y} for {audience}|{x} in {y} with {feature}|{x} in {y} with {feature}|{x} in {y} with {feature}|{x} in {y} for {audience}|{x} in {y} for {audience}|emergency {x} in {y}|local {x} in {y}|{x} in {y} open on sunday|same day {x} in {y}|{xs} quotes in {y}|{xs} hourly rate in {y}|book {ax} in {y}|independent {x} in {y}|trusted {x} in {y} with {feature}',
    comparison:
      '{x} vs {rival} in {y}|{x} vs {rival} in {y}|{x} in {y} reviews|top 10 {xp} in {y}|best rated {xp} in {y}|compare {xs} prices in {y}|{x} in {y} reddit|most recommended {xp} in {y}|{x} or {rival} in {y}|which {x} in {y} is best for {audience}|cheapest {xp} in {y}',
  },
  concept: {
    informational:
      'what {is} {t} in simple terms|{t} explained|how {does} {t} work|why {is} {t} important|history of {t}|{s} glossary|{s} use cases|{t} in practice|future of {t}|common {s} misconceptions|introduction to {t}|{s} key concepts|real world examples of {t}|when to use {t}|{s} problems and solutions|{s} terms explained|who uses {t}|{s} trends|why {t} {matter}|benefits of {t}|risks of {t}|{s} best practices|{s} requirements|{s} standards|{s} statistics|how to improve {t}|{s} checklist|what affects {t}|' +
      '{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect}|{s} {aspect}|{t} for {audience}|{t} explained for {audience}|{s} guide for {audience}|what {audience} should know about {t}',
    commercial:
      'best books on {t}|{s} course for {audience}|{s} training for {audience}|{s} tools for {audience}|{s} services for {audience}|{s} tools with {feature}|{s} software with {feature}|{s} training|{s} certification|{s} consultants|best {s} software|best {s} tools|{s} services|{s} providers|{s} companies|{s} costs explained|{s} consulting rates|{s} experts for hire|free {s} resources|{s} online course|{s} workshop|{s} webinar|{s} market size|{s} case study|{s} jobs|{s} conference|affordable {s} training|{s} solutions',
    comparison:
      '{t} vs {rival}|{t} vs {rival}|difference between {t} and {rival}|{t} or {rival} for {audience}|{is} {t} better than {rival}|which {s} course is best for {audience}|alternatives to {t}|{s} advantages and disadvantages|{s} tools compared|{s} courses compared|{s} limitations|types of {t} compared|{s} criticism|{s} myths vs facts|cheaper alternatives to {t}|{t} reddit|old vs new {t}|{is} {t} worth it|arguments for and against {t}|{s} methods compared|{s} providers compared|{s} approaches compared|{s} pros and cons|{s} reviews',
  },
  'concept-for': {
    informational:
      'what {x} {is} available for {y}|how to find {x} for {y}|how to choose {x} for {y}|{xs} tips for {y}|{xs} mistakes to avoid for {y}|what {y} should know about {x}|{x} for {y} on a budget|{xs} faq for {y}|where to find {x} for {y}|what {y} ask about {x}|{xs} {aspect} for {y}|{xs} {aspect} for {y}|{xs} {aspect} for {y}|{xs} {aspect} for {y}|new {x} for {y}|simple {x} for {y}|creative {x} for {y}|{xs} guide for {y}',
    commercial:
      'best {x} for {y}|free {x} for {y}|affordable {x} for {y}|cheap {x} for {y}|{x} for {y} online|unusual {x} for {y}|premium {x} for {y}|{x} for {y} with {feature}|{x} for {y} with {feature}|small {x} for {y}|useful {x} for {y}|{x} for {y} cost|last minute {x} for {y}|personalized {x} for {y}|practical {x} for {y}|popular {x} for {y} this year',
    comparison:
      '{x} for {y} reviews|{x} for {y} reddit|top 10 {x} for {y}|{x} for {y} compared|best rated {x} for {y}|most popular {x} for {y}|{x} vs {rival} for {y}|{x} or {rival} for {y}|which {x} {is} best for {y}|cheap vs expensive {x} for {y}|{x} that {y} recommend|good and bad {x} for {y}|{xs} ranking for {y}',
  },
  task: {
    informational:
      '{v} step by step|how long does it take to {v}|best time to {v}|common mistakes when {ving}|easiest way to {v}|tips for {ving}|what do you need to {v}|is it hard to {v}|{ving} for beginners|{ving} checklist|when to start {ving}|rules for {ving}|why is {ving} so hard|where to start when {ving}|first steps to {v}|things to know before {ving}|{ving} schedule|{ving} faq|how experts {v}|what to avoid when {ving}|do you need a plan to {v}|reasons to {v}|' +
      'how to {v} {manner}|how to {v} {manner}|how to {v} {manner}|how to {v} {manner}|how to {v} {manner}|tips for {ving} {manner}|{ving} {manner}|can you {v} {manner}|is it possible to {v} {manner}|how hard is it to {v} {manner}|mistakes when {ving} {manner}',
    commercial:
      'best books about {ving}|online course to {v}|best tools to {v}|cost to {v}|app to {v}|hire someone to {v}|{ving} classes|how much does it cost to {v}|what to buy to {v}|{ving} kit|services that help you {v}|best app for {ving}|{ving} workshop|video lessons on {ving}|free guide to {ving} pdf|free course on {ving}|coach to help you {v}|best planner to {v}|{ving} supplies|{ving} starter kit|templates for {ving}|is it cheaper to {v} {manner}|course to {v} {manner}|guide to {ving} {manner} pdf|' +
      'best app to {v} {manner}|how much does it cost to {v} {manner}|cheapest way to {v} {manner}',
    comparison:
      'different ways to {v}|{ving} yourself vs hiring a professional|{ving} methods compared|pros and cons of {ving}|is {ving} worth it|apps for {ving} compared|{ving} reddit advice|which method to {v} works best|{ving} courses compared|best youtube channels for {ving}|traditional vs modern ways to {v}|' +
      'best way to {v} {manner}|fastest way to {v} {manner}|is it better to {v} {manner}|best method to {v} {manner}|is {ving} {manner} worth it|pros and cons of {ving} {manner}|{ving} {manner} reddit',
  },
  rivals: {
    informational:
      'main differences between {x} and {y}|how to switch from {x} to {y}|how to switch from {y} to {x}|how to use {x} and {y} together|why people leave {x} for {y}|when to use {x} instead of {y}|what {x} does better than {y}|what {y} does better than {x}|is {x} easier to learn than {y}|how {x} and {y} work|{x} and {y} explained for beginners|history of {x} and {y}|can {y} replace {x}|who should use {x} and who should use {y}|{x} and {y} limitations|moving data from {x} to {y}|{x} {aspect}|{y} {aspect}|{x} vs {y} {aspect}|{x} vs {y} {aspect}',
    commercial:
      '{x} vs {y} pricing|is {x} cheaper than {y}|{x} vs {y} for {audience}|{x} vs {y} for {audience}|{x} vs {y} for {audience}|which has {feature}: {x} or {y}|free plans of {x} and {y}|{x} discount|{y} discount|cheaper alternative to {x}|cheaper alternative to {y}|best {x} plan for {audience}|best {y} plan for {audience}|{x} free trial vs {y} free trial|buy {x} or {y}|hidden costs of {x} and {y}|{x} or {y} for {audience}',
    comparison:
      '{x} or {y} which is better|is {x} better than {y}|{x} vs {y} pros and cons|{x} vs {y} reddit|{x} vs {y} comparison chart|alternatives to {x} and {y}|{x} vs {y} performance|{x} vs {y} reviews|{x} compared with {y} for {audience}|best {x} alternatives|best {y} alternatives|{x} vs {y} security|{x} vs {y} ease of use|{x} vs {y} vs {rival}',
  },
  phrase: {
    informational:
      '{t} examples|{t} cheat sheet|{t} schedule|{t} overview|{t} calendar|{t} photos|{t} suggestions|{t} recommendations|{t} trends|{t} hacks|{t} first time|{t} dos and donts|{t} template|{t} experiences|{t} last minute|{t} on a budget|{t} in winter|{t} in summer|{t} ideas|{t} tips|{t} checklist|{t} list|{t} faq|{t} statistics|{t} mistakes to avoid|{t} worksheet|{t} infographic|{t} case study|{t} guide pdf|{t} summary|{t} video|{t} before and after|{t} planning|{t} inspiration|{t} advice|' +
      '{t} for {audience}|{t} tips for {audience}|{t} ideas for {audience}|{t} explained for {audience}|{t} guide for {audience}|{t} checklist for {audience}|{t} examples for {audience}|{t} plan for {audience}',
    commercial:
      '{t} cost|{t} discount|{t} price list|{t} best price|{t} printable|{t} ebook|{t} subscription|{t} gift card|{t} set|{t} free|{t} cheap|{t} premium|{t} books|{t} tools|{t} template download|{t} services|{t} prices|{t} packages|{t} app|{t} free download|{t} planner|{t} online|{t} budget|{t} offers|{t} deals|{t} tools for {audience}|{t} app for {audience}|{t} services for {audience}|{t} budget for {audience}|{t} packages for {audience}|best {t} for {audience}|affordable {t} for {audience}|free {t} for {audience}',
    comparison:
      '{t} pros and cons|{t} best and worst|{t} price comparison|{t} forum|{t} most popular|{t} honest review|{t} favorites|{t} worth it|{t} which are best|{t} rated|{t} reviews|{t} reddit|{t} alternatives|{t} options compared|{t} ranking|{t} cheap vs expensive|{t} comparison table|{t} top 10|{t} best rated|{t} blogs compared|most popular {t} for {audience}|{t} reviews from {audience}|{t} options for {audience} compared|{t} top 10 for {audience}',
  },
  question: {
    informational:
      '{t} explained|{t} answer|{t} simple explanation|{t} what experts say|{t} in detail|{t} overview|{t} reasons|{t} evidence|{t} science|{t} interesting facts|{t} complete guide|{t} examples|{t} short answer|{t} in simple words|{t} facts|{t} research|{t} infographic|{t} summary|{t} video|{t} myths|{t} quick guide|{t} pdf|{t} real reason|{t} scientific explanation|{t} presentation|{t} worksheet|{t} common questions|{t} experiment|{t} study|{t} article|{t} essay|{t} diagram|{t} expert answer|' +
      '{t} explained for {audience}|{t} worksheet for {audience}|{t} answer for {audience}|{t} video for {audience}|{t} article for {audience}|{t} lesson for {audience}|{t} facts for {audience}',
    commercial:
      '{t} book|{t} lecture|{t} worksheet download|{t} video lecture|{t} expert interview|{t} short course|{t} video course|{t} app|{t} free ebook|{t} podcast|{t} ebook|{t} documentary|{t} free pdf download|{t} online class|{t} audiobook|{t} expert talk|{t} study guide|{t} book for {audience}|{t} podcast for {audience}|{t} printable for {audience}|{t} audiobook for {audience}|{t} online lesson for {audience}|{t} picture book for {audience}',
    comparison:
      '{t} reddit|{t} quora|{t} arguments for and against|{t} popular answers|{t} different opinions|{t} forum|{t} what people say|{t} pros and cons|{t} theories compared|{t} best answer|{t} expert opinions|{t} myth or fact|{t} then and now|{t} best explanation|{t} two explanations|{t} debate|{t} which answer is right|{t} books compared|' +
      '{t} best books for {audience}|{t} best videos for {audience}|{t} best podcasts for {audience}',
  },
  german: {
    informational:
      '{t} anleitung|{t} erklärung|{t} tipps|{t} beispiele|{t} checkliste|{t} einfach erklärt|{t} schritt für schritt|{t} grundlagen|{t} häufige fehler|{t} vorlage pdf|{t} ratgeber|{t} ideen|{t} voraussetzungen|{t} bedeutung|{t} wissen|{t} ablauf|{t} definition|{t} leitfaden|{t} erste schritte|{t} fragen und antworten|{t} gesetzliche regeln|{t} dauer|{t} trends|{t} statistik',
    commercial:
      '{t} kosten|{t} preise|{t} kostenlos|{t} günstig|{t} kaufen|{t} online|{t} app|{t} angebot|{t} mit rechnung|{t} gratis testen|{t} ohne abo|{t} download|{t} für mac|{t} cloud|{t} anbieter|{t} einmalzahlung|{t} beratung|{t} kurs|{t} in der nähe|{t} rabatt|{t} preisliste|{t} monatlich kündbar',
    comparison:
      '{t} vergleich|{t} test|{t} erfahrungen|{t} bewertungen|{t} testsieger|{t} alternativen|{t} vor und nachteile|{t} ranking|{t} bestenliste|{t} stiftung warentest|{t} empfehlung|{t} unterschiede|{t} preisvergleich|{t} forum|{t} kostenlos oder bezahlt',
  },
  french: {
    informational:
      "{t} guide|{t} définition|{t} conseils|{t} exemples|{t} modèle pdf|{t} pour débutants|{t} étape par étape|{t} explication simple|{t} erreurs à éviter|{t} fiche pratique|{t} idées|{t} fonctionnement|{t} réglementation|{t} astuces|{t} tutoriel|{t} avantages|{t} durée|{t} liste complète|{t} mode d'emploi|{t} questions fréquentes|{t} statistiques|{t} tendances",
    commercial:
      "{t} prix|{t} gratuit|{t} pas cher|{t} en ligne|{t} tarif|{t} devis|{t} formation|{t} application|{t} achat|{t} promo|{t} à télécharger|{t} sans engagement|{t} essai gratuit|{t} livraison rapide|{t} près de chez moi|{t} abonnement|{t} professionnel|{t} d'occasion|{t} coffret|{t} meilleur prix",
    comparison:
      '{t} avis|{t} comparatif|{t} classement|{t} alternatives|{t} avantages et inconvénients|{t} test|{t} différences|{t} comparaison des prix|{t} forum|{t} gratuit ou payant|{t} top 10|{t} témoignages|{t} le meilleur choix|{t} meilleures marques',
  },
  spanish: {
    informational:
      '{t} guía|{t} qué es|{t} consejos|{t} ejemplos|{t} paso a paso|{t} para principiantes|{t} errores comunes|{t} plantilla pdf|{t} trucos|{t} tutorial|{t} ideas|{t} requisitos|{t} ventajas|{t} fácil|{t} en casa|{t} lista|{t} resumen|{t} preguntas frecuentes|{t} tipos|{t} estadísticas|{t} tendencias',
    commercial:
      '{t} precio|{t} gratis|{t} barato|{t} online|{t} comprar|{t} curso|{t} app|{t} oferta|{t} presupuesto|{t} descargar|{t} cerca de mí|{t} profesional|{t} prueba gratis|{t} sin suscripción|{t} descuento|{t} tarifa mensual|{t} tienda',
    comparison:
      '{t} opiniones|{t} comparativa|{t} ranking|{t} alternativas|{t} ventajas y desventajas|{t} mejores marcas|{t} diferencias|{t} foro|{t} gratis o de pago|{t} los mejores|{t} comparar precios|{t} reseñas|{t} cuál es mejor|{t} top 10',
  },
  foreign: {
    // Words that stand behind a topic in many languages alike.
    informational:
      '{t} pdf|{t} info|{t} blog|{t} video|{t} tutorial|{t} faq|{t} wiki|{t} youtube|{t} forum|{t} webinar|{t} podcast|{t} excel|{t} word|{t} powerpoint|{t} manual|{t} diagram|{t} workshop|{t} online tutorial|{t} video tutorial|{t} checklist pdf|{t} google docs|{t} excel tutorial|{t} webinar online|{t} europa',
    commercial:
      '{t} online|{t} app|{t} software|{t} demo|{t} shop|{t} premium|{t} amazon|{t} online shop|{t} app android|{t} app iphone|{t} excel template|{t} software online|{t} plugin|{t} open source|{t} freelancer|{t} android|{t} iphone|{t} mac|{t} windows|{t} download|{t} online demo|{t} kit|{t} ebay|{t} budget|{t} marketing',
    comparison:
      '{t} top 10|{t} vs excel|{t} vs amazon|{t} test|{t} reddit|{t} trustpilot|{t} ranking|{t} top 5|{t} online vs offline|{t} android vs iphone|{t} pro vs basic|{t} test online|{t} ranking top 10|{t} forum reddit|{t} vs google',
  },
};
