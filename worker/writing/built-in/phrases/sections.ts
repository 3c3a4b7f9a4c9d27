/** Sentences of the article's own that lead into a section or close it. They say only what the section then shows. */

export const overviewIntros = [
  'At its core, {P} has a clear job.',
  'The {P} site opens with what the product is there to do.',
  'It helps to begin with what {P} sets out to do.',
  'Before the details, a word on what {P} is.',
  'The description that {P} gives of itself is short.',
  'First, the basics.',
  'So what does {P} do?',
] as const;

export const groupIntros = [
  'On the subject of {theme}, {P} offers {l}.',
  'For {theme}, the site points to {l}.',
  'This part of {P} comes down to {l}.',
  'Under this heading fall {l}.',
  '{P} brings together {l} here.',
  'When it comes to {theme}, the names to know are {l}.',
  'The features that concern {theme} are {l}.',
  'Here {P} lists {l}.',
  'Several features belong together here: {l}.',
  'What {P} provides for {theme} is {l}.',
  'Readers with an interest in {theme} should look at {l}.',
] as const;

export const plainGroupIntros = [
  'The site goes into some detail on {theme}.',
  '{P} has this to say on {theme}.',
  'As far as {theme} is concerned, the site is concrete.',
  'Then there is {theme}, which the site treats at some length.',
  'Next comes {theme}.',
  'A further subject is {theme}.',
  '{P} also deals with {theme}.',
] as const;

/** One of these keeps the keyphrase in sight where a section would otherwise lose it. */
export const keyphraseRemarks = [
  'For readers who compare {kpm}, this is a point to check.',
  'Those are details that matter in {kpm}.',
  'That is worth a note for anyone who looks for {kp}.',
  'Any comparison of {kpm} should take this into account.',
  'In a shortlist of {kpm}, this part deserves its own line.',
  'People in search of {kp} can hold other products against this list.',
  'It is the kind of detail to ask about when looking at {kp}.',
  'Whether that is enough depends on what a reader expects of {kp}.',
  'With {kp}, such details tend to show up only in daily use.',
  'It helps to have this in view when the talk turns to {kpAny}.',
  'Readers who came here for {kpAny} will find the matter settled on this point.',
  'Under the heading of {kpAny}, that is one of the things to look for.',
] as const;

export const pricingIntros = [
  'The price list of {P} is public: it names {plans}.',
  '{P} is sold under the names {plans}.',
  'Buyers choose between {plans}.',
  'There are different plans: {plans}.',
  '{P} lists its prices openly, and the plans are called {plans}.',
  'The plans carry the names {plans}.',
  'Those who want to use {P} can pick from {plans}.',
] as const;

export const singlePlanIntros = [
  '{P} keeps its price list short: there is {plans}.',
  'There is a single offer, called {plans}.',
  'The price list names one plan, {plans}.',
  'What {P} sells is {plans}, and nothing else to choose from.',
] as const;

export const tableIntros = [
  'The table shows what each of them costs, as listed by {P}.',
  'Side by side, they look like this.',
  'Here is the list as {P} publishes it.',
  'In a table, the offer looks as follows.',
  'An overview:',
  'This is how they compare.',
] as const;

export const integrationIntros = [
  '{P} connects to {l}.',
  '{P} works with {l}.',
  'On the list of integrations are {l}.',
  'The tools that {P} names are {l}.',
  'Existing tools need not go, because {P} works with {l}.',
  'Among the tools that connect to {P} are {l}.',
  'As for other software, {P} can be used together with {l}.',
] as const;

export const moreIntegrations = [
  'The list goes on with {l}.',
  'Then there are {l}.',
  'Besides these, it names {l}.',
  'In addition, the site mentions {l}.',
  'It also works with {l}.',
] as const;

export const integrationNotes = [
  'Whoever uses one of these (already |)can therefore keep it.',
  'So it is worth checking the list against the tools that are in use today.',
  'For a team that depends on one of them, that may settle the matter.',
  'A tool that is missing here is a question to put to {P} before signing up.',
  'That way, what is already in place can stay.',
] as const;

export const voiceIntros = [
  '{P} lets its customers speak, and it names them.',
  'The site quotes people who use the product.',
  'How does it work out for others? {P} quotes some of them.',
  'These statements come from the {P} site.',
  'Customers are quoted on the site in their own words.',
  'Quotes on a product page are chosen by its makers, but they show what users value.',
] as const;

export const voiceLinks = [
  '{speaker} puts it this way:',
  '{speaker} sees it like this:',
  'In the words of {speaker}:',
  '{speaker} has this to say:',
  'Then there is {speaker}:',
  'Another voice is that of {speaker}:',
  '{speaker} is quoted as well:',
  'From {speaker} comes this:',
] as const;

export const faqIntros = [
  'Some points come up again and again, so {P} answers them on its site.',
  'The site answers a number of questions that buyers ask.',
  '{P} has collected the questions that it hears.',
  'Here are answers that {P} gives to (common |)questions.',
  'A few things remain to be settled, and the site has answers.',
  'Not everything fits into a list of features, which is why {P} answers questions too.',
] as const;

export const companyIntros = [
  'Who stands behind the product also matters.',
  'A word on where {P} comes from.',
  'The site also tells something about its makers.',
  'Finally, some background.',
] as const;

export const workflowIntros = [
  'In daily use, the steps are these.',
  'The site walks through the process.',
  'How does that look in practice?',
  '{P} describes how the work goes.',
  'What happens once the product is in use is described as well.',
  'The site also explains what lies behind the features.',
] as const;

export const closings = [
  '{P} makes its case with {points}.',
  'In short, {P} offers {points}.',
  'To sum up, {P} stands for {points}.',
  'What remains is a picture of {kp} that rests on {points}.',
  'Taken together, {points} make up what {P} has to offer.',
  'All in all, {P} brings {points} under one roof.',
  'The case for {P} therefore rests on {points}.',
  'Overall, the strengths that {P} claims are {points}.',
] as const;

export const nextSteps = [
  'The next step is a visit to [the {P} site]({url}), where all of this can be checked.',
  'Readers who want to see for themselves will find more on [the {P} site]({url}).',
  'For the full picture, go to [the site of {P}]({url}).',
  'A look at [the {P} website]({url}) shows whether it fits.',
  'Details that did not fit in here stand on [the site]({url}) of {P}.',
  'To form a view of their own, readers can start at [the {P} site]({url}).',
  'More on all of this is on [the {P} home page]({url}).',
] as const;

export const decisionAdvice = [
  'A sensible way to decide is to write down what must not be missing and to check it against {check}.',
  'Before choosing, it is wise to hold {check} against what is needed day to day.',
  'Whether it is the right choice depends on {check}, and on how people work today.',
  'So the question to ask is how well {check} match the work at hand.',
  'The best test is to compare {check} with a real week of work.',
  'It pays to go through {check} with those who will use it.',
] as const;
