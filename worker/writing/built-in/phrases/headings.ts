/** Subheadings. {kp} the keyphrase, {short} the part of it that names the category, {l} a list of names, {theme} a subject. */

export const overviewHeadings = [
  'What {P} does',
  'What {P} is for',
  'How {P} describes its job',
  'The idea behind {P}',
  '{P} in brief',
  'Where {P} fits in',
] as const;
export const overviewKeyHeadings = [
  'What this {short} does',
  'What kind of {short} {P} is',
  'The {short} in brief',
  'How {P} approaches {act}',
  '{Act} with {P}',
  'What {P} does for {act}',
  'What {P} brings to {act}',
] as const;

export const groupHeadings = [
  '{Theme}: {l}',
  'How {P} handles {theme}',
  '{Theme} in {P}',
  '{L}',
  '{Theme} with {P}',
  'What {P} offers for {theme}',
] as const;
export const groupKeyHeadings = [
  '{Theme} in the {short}',
  'How the {short} handles {theme}',
  '{Kp}: {theme}',
  '{Short} features for {theme}',
  '{Theme} as part of the {short}',
  '{Act}: {theme}',
  '{Act}: {l}',
  '{Theme} as a part of {act}',
] as const;

export const pricingHeadings = [
  'What {P} costs',
  '{P} plans and prices',
  'Prices and plans',
  'The price of {P}',
  'Plans, prices and what they include',
  'How {P} is priced',
] as const;
export const pricingKeyHeadings = [
  'What the {short} costs',
  '{Short} prices and plans',
  'What {P} charges for its {short}',
  '{Kp}: the price list',
  'The price of the {short}',
  'What {act} costs with {P}',
  'The price of {act} with {P}',
  '{Act}: plans and prices',
] as const;

export const integrationHeadings = [
  'Tools that {P} works with',
  'Integrations: {l}',
  'How {P} connects to other tools',
  '{P} and the tools around it',
  'Connections to {l}',
  'Where {P} plugs in',
] as const;
export const integrationKeyHeadings = [
  'What the {short} connects to',
  'Tools that work with the {short}',
  '{Short} integrations',
  'How the {short} fits in with other tools',
  '{Act} and the tools around it',
  '{Act} alongside other tools',
] as const;

export const workflowHeadings = [
  'How {P} works in practice',
  'Working with {P}',
  'From start to finish',
  'What using {P} looks like',
  'The way {P} works',
  'How the work flows through {P}',
] as const;
export const workflowKeyHeadings = [
  'How the {short} works in practice',
  'What it is like to work with the {short}',
  'The {short} in daily use',
  'How to work with this {short}',
  '{Act} in practice',
  'How {act} works with {P}',
  '{Act}, step by step',
] as const;

export const audienceHeadings = [
  'Who {P} is for',
  'Who {P} suits',
  'The people {P} has in mind',
  'Where {P} is a good match',
] as const;
export const voiceHeadings = [
  'What customers say',
  'In the words of its users',
  'Voices from people who use {P}',
  'What users say about {P}',
  'How customers talk about {P}',
] as const;
export const companyHeadings = [
  'The company behind {P}',
  'Who makes {P}',
  'Some background on {P}',
  'Where {P} comes from',
  'The people behind {P}',
] as const;
export const faqHeadings = [
  'Common questions about {P}',
  'Questions that come up',
  'Questions and answers',
  'What people ask about {P}',
  'Open questions, answered',
] as const;
export const faqKeyHeadings = [
  'Questions about the {short}',
  '{Short} questions and answers',
  'What people ask about the {short}',
  'Common {short} questions',
  '{Act}: questions and answers',
  'Questions about {act}',
] as const;
export const closingHeadings = [
  'What to do next',
  'The next step',
  'Where to go from here',
  'How to take a closer look',
  'Trying {P}',
  'Before you decide',
] as const;
export const closingKeyHeadings = [
  'How to try the {short}',
  'Is this the right {short}?',
  'A closer look at the {short}',
  'Next steps with this {short}',
  'Getting started with {act}',
  '{Act}: what to do next',
  'The next step in {act}',
] as const;

/** For the first features where no theme and no names make a heading, and for those that are left over. */
export const firstGroupHeadings = [
  'What {P} can do',
  'The features of {P}',
  'The functions of {P}',
  'What {P} offers its users',
  'What {P} is good for',
] as const;
export const firstGroupKeyHeadings = [
  'What the {short} can do',
  'The {short} and its features',
  '{Short} features',
  'What {act} looks like with {P}',
  '{Act}: the features',
  'What {P} adds to {act}',
] as const;
export const restHeadings = [
  'More that {P} does',
  'What else {P} offers',
  'Further features of {P}',
  'Other parts of {P}',
  'Also part of {P}',
] as const;
export const restKeyHeadings = [
  'More from this {short}',
  'What else the {short} offers',
  'Further {short} features',
  '{Act}: more features',
  'More for {act}',
] as const;
