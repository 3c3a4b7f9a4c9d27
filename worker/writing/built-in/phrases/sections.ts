/** Sentences of the article's own that lead into a section or close it. They say only what the section then shows. */

export const overviewIntros = [
  'At its core, {P} has a clear job.',
  'The {P} site opens with what the product is there to do.',
  'It helps to begin with what {P} sets out to do.',
  'Before the details, a word on what {P} is.',
  'The description that {P} gives of itself is short.',
  'First come the basics.',
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
  '{P} has this to say on {theme}.',
  'On {theme}, the site gets concrete.',
  'Next comes {theme}.',
  '{P} also deals with {theme}.',
  'The site has a few things to say about {theme}.',
] as const;

/** Come back to the keyphrase from what the section has just shown. */
export const groupRemarks = [
  'Anyone who compares {kpm} can use {l} as points of comparison.',
  'On a checklist for {kpm}, that adds {l}.',
  'People in search of {kp} should note {l}.',
  'Those who test {kp} should therefore take a close look at {l}.',
  'If {l} matter in the choice of {kp}, this is the part of {P} to look at.',
  'That makes {l} worth a test for readers who need {kp}.',
  'So a trial of {kp} should include {l}.',
  'For {kpm}, then, the points to remember here are {l}.',
  'Whoever is choosing {kp} can put {l} to the test first.',
  'In terms of {kpm}, {l} are what {P} brings to this part.',
  'Those who searched for “{ask}” should note {l}.',
  'For readers with “{ask}” in mind, {l} are the parts to look at.',
  'On the subject of “{ask}”, {P} therefore points to {l}.',
] as const;

export const pricingRemarks = [
  'With these figures, readers can set {P} beside other {kpm}.',
  'Anyone who compares {kpm} now has the figures from {P}.',
  'That is the cost side of {kpAny} as {P} sets it.',
  'So readers who plan a budget for {kp} know what {P} would add to it.',
  'On price, then, readers can compare {P} with other {kpm}.',
  'For those who look for {kp} on a budget, these are the figures to start from.',
  'For readers who searched for “{ask}”, these are the figures to start from.',
  'That is what an answer to “{ask}” costs with {P}.',
] as const;

export const integrationRemarks = [
  'Anyone who adds {kp} to an existing set of tools can start from this list.',
  'It shows how {kp} can fit in with the tools around it.',
  'For readers in search of {kp}, this list is worth a check against their own tools.',
  'In a comparison of {kpm}, connections like these belong on the list.',
  'Thus {kp} need not stand apart from the rest of the tools.',
  'Anyone who searched for “{ask}” can check the list against their own tools.',
] as const;

export const proseRemarks = [
  'That is {kpAny} as {P} understands it.',
  'Readers who compare {kpm} can hold other products against this description.',
  'So this is the approach to {kpAny} that {P} has chosen.',
  'For those who are new to {kpm}, that is how {P} presents it.',
  'This is what {P} promises to people who look for {kp}.',
  'That is one part of the answer to “{ask}”.',
  'For readers who searched for “{ask}”, this is what {P} has to offer.',
  'This is how {P} deals with “{ask}”.',
] as const;

export const faqRemarks = [
  'Anyone who compares {kpm} may want to put the same questions to others.',
  'They are useful questions for any maker of {kpm}.',
  'For readers who are choosing {kp}, these are the answers that {P} gives.',
  'Before settling on {kp}, it is worth reading them.',
  'For people who searched for “{ask}”, these answers may save some time.',
] as const;

export const pricingIntros = [
  'The price list of {P} is public: it names {plans}.',
  '{P} comes in these versions: {plans}.',
  'Buyers choose between {plans}.',
  'There are different plans: {plans}.',
  '{P} lists its prices openly, and the plans have the names {plans}.',
  'The plans go by the names {plans}.',
  'Those who want to use {P} can pick from {plans}.',
] as const;

export const singlePlanIntros = [
  '{P} keeps its price list short, with one plan: {plans}.',
  'There is a single offer by the name of {plans}.',
  'The price list names one plan, {plans}.',
  'The one plan that {P} sells is {plans}.',
] as const;

export const tableIntros = [
  'The table shows what each of them costs.',
  'Side by side, they look like this.',
  'Here is the list as {P} publishes it.',
  'In a table, the offer looks as follows.',
  'Here is an overview.',
  'This is how they compare.',
] as const;

export const integrationIntros = [
  '{P} connects to {l}.',
  '{P} works with {l}.',
  'On the list of integrations are {l}.',
  'The tools that {P} names are {l}.',
  'Existing tools need not go, because {P} works with {l}.',
  'Among the tools that connect to {P} are {l}.',
  'As for other software, {P} goes together with {l}.',
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
  'On the site, customers speak in their own words.',
  'Makers choose the quotes on their pages, but such quotes still show what users value.',
] as const;

export const voiceLinks = [
  '{speaker} puts it this way:',
  '{speaker} sees it like this:',
  'In the words of {speaker}:',
  '{speaker} has this to say:',
  'Then there is {speaker}:',
  'Another voice is that of {speaker}:',
  'The site also quotes {speaker}:',
  'From {speaker} comes this:',
] as const;

export const faqIntros = [
  'Some points come up again and again, so {P} answers them on its site.',
  'The site answers a number of questions that buyers ask.',
  '{P} has collected the questions that it hears.',
  'Here are answers that {P} gives to (common |)questions.',
  'A few things remain open, and the site has answers.',
  'Not everything fits into a list of features, which is why {P} answers questions too.',
] as const;

export const companyIntros = [
  'Who stands behind the product also matters.',
  'Here is a word on where {P} comes from.',
  'The site also tells something about its makers.',
  'Finally, here is some background.',
] as const;

export const workflowIntros = [
  'In daily use, the steps are these.',
  'The site walks through the process.',
  'How does that look in practice?',
  '{P} describes how the work goes.',
  'The site says what happens once the product is in use.',
] as const;

export const closings = [
  'Whoever is looking for {kp} can put {P} on the list for {points}.',
  'For {kpAny}, {P} puts forward {points}.',
  '{P} makes its case with {points}.',
  'In short, {P} offers {points}.',
  'To sum up, {P} stands for {points}.',
  'Taken together, {points} make up what {P} has to offer.',
  'All in all, {P} brings {points} under one roof.',
  'The case for {P} therefore rests on {points}.',
  'Overall, the strengths that {P} claims are {points}.',
  'Whoever searched for “{ask}” can put {P} on the list for {points}.',
  'On “{ask}”, {P} makes its case with {points}.',
] as const;

export const nextSteps = [
  'The next step is a visit to [the {P} site]({url}), which has all of this and more.',
  'Readers who want to see for themselves will find more on [the {P} site]({url}).',
  'For the full picture, readers can go to [the site of {P}]({url}).',
  'A look at [the {P} website]({url}) shows whether it fits.',
  'Details that did not fit in here stand on [the site]({url}) of {P}.',
  'To form a view of their own, readers can start at [the {P} site]({url}).',
  'More on all of this is on [the {P} home page]({url}).',
  'Everything else is a click away, on [the {P} site]({url}).',
  'What is missing here can be found on [the {P} pages]({url}).',
  'Those who want to try it can begin at [the {P} site]({url}).',
  'The place to go next is [the website of {P}]({url}).',
  'Questions that remain are best put to [{P} itself]({url}).',
  'From here, the way leads to [the {P} site]({url}).',
] as const;

export const decisionAdvice = [
  'A sensible way to decide is to write down what must not be missing and to check it against {check}.',
  'Before choosing, it is wise to hold {check} against the needs of a normal day.',
  'Whether it is the right choice depends on {check}, and on how people work today.',
  'So the question to ask is how well {check} match the work at hand.',
  'The best test is to compare {check} with a real week of work.',
  'It pays to go through {check} with those who will use it.',
] as const;

export const pricingLinks = [
  'All figures stand on [the pricing page]({url}).',
  'The current list is on [the pricing page]({url}) of {P}.',
  'Since prices change, [the pricing page]({url}) is the place to check them.',
  '[The pricing page]({url}) has the list in full.',
  'To compare the plans line by line, see [the price list]({url}).',
] as const;

/** For closings that have no features to sum up. */
export const plainClosings = [
  'Whoever is looking for {kp} now knows what {P} has to offer.',
  'In short, {P} gives people who look for {kp} a clear account of itself.',
  'Those who need {kp} have the facts about {P} now.',
  'So that is {P}, in the terms that it uses for itself.',
  'To sum up, {P} tells people who look for {kp} what they can expect.',
  'Whoever searched for “{ask}” now knows what {P} has to offer.',
] as const;

/** For quotes whose speaker is no person's name. */
export const namelessVoiceLinks = [
  'Another quote reads:',
  'A further statement on the site says:',
  'There is also this one:',
  'The site adds another:',
] as const;
