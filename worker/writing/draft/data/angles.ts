import type { ArticleAngle } from '../../../contract/options.ts';

/** What a brief of each angle asks for; `{k}` is the subject, of any number. */
export type BriefAngle = {
  /** What an article of this kind is for. */
  aim: string;
  /** Parts of the outline in their order: what each answers, and where to look for it. */
  parts: ReadonlyArray<{ name: string; question: string; look: string }>;
};

/** Reads a line as 'name | question | where to look'. */
function readParts(text: string): BriefAngle['parts'] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', question = '', look = ''] = line.split('|').map((part) => part.trim());
      return { name, question, look };
    });
}

export const briefAngles: Record<ArticleAngle, BriefAngle> = {
  informational: {
    aim: 'The article is to explain {k} to somebody who starts from nothing and wants to understand, not to buy.',
    parts: readParts(`
Meaning | What is meant by {k}, and what is often mistaken for it? | A reference work, and the body that sets the terms
How it works | What happens from start to end, and who does what? | A manual, or a practitioner who shows it
Who it matters to | For whom does it matter, and what changes for them? | Two people concerned, quoted by name
What it takes | How much time, money and skill are needed? | Price pages and figures with a date
Limits | What goes wrong with {k}, and what do critics say? | A critical report, and an answer to it
Next steps | What can a reader do with this knowledge today? | The author's own attempt`),
  },
  tutorial: {
    aim: 'The article is to bring a reader to a first result with {k}, one checked step after the other.',
    parts: readParts(`
Before the start | What does a reader need to have and to know before the first step? | The official instructions, with their version
The steps | Which steps lead to the result, and in which order? | An attempt of the author's own, written down as it goes
Signs of success | How can a reader tell after each step that it worked? | Pictures or outputs from that attempt
Trouble | What goes wrong most often with {k}, and what helps? | Forums and question sites, read for the usual errors
Time and cost | How long does it take the first time, and what does it cost? | A clock and receipts
Going on | What is a good next project? | Teachers, clubs or courses on the subject`),
  },
  comparison: {
    aim: 'The article is to help a reader choose: which option of {k} fits which case, by criteria that are named first.',
    parts: readParts(`
The options | Which options belong in the comparison, and which were left out and why? | Market overviews and two people who have just chosen
The criteria | Which criteria decide, and how much does each weigh? | Buyers, and those who regret their choice
Side by side | How does each option do on each criterion? | Data sheets and price pages, with the date of reading
Cost over a year | What does each option cost in a year, fees and work included? | Price lists and a worked example
For whom | For whom is each option the right one? | Users of each option, after a year
When none fits | When is it better to do without {k}? | Somebody who gave it up`),
  },
  review: {
    aim: 'The article is to give a verdict on {k} that a reader can check.',
    parts: readParts(`
The test | What was tested, for how long and under which conditions? | The author's notes, with dates
What convinces | What works well, and how did that show? | Scenes from the test, and a second tester
What disappoints | What is weak, and how much does that matter in daily use? | The same notes, and reports after long use
The price | What does a year of real use cost? | Bills, and the terms of contract
The alternatives | What else would do, and what did people use before? | Tests of the alternatives
The verdict | Who should go for {k}, and who should not? | All of the above, weighed in the open`),
  },
  news: {
    aim: 'The article is to say what has happened around {k}, who says so, and what comes next.',
    parts: readParts(`
The event | What happened, when and where, and who says so? | The first source: a filing, a statement, a witness
What is new | What is different from what was known before? | Reports of the last year, and their dates
Who is affected | Who is better off, who is worse off, and since when? | Those concerned, called and quoted by name
The sides | What do both sides say in their own words? | A statement from each side, on record
The evidence | Which figures and documents can be checked? | The documents themselves, and who published them
What comes next | Which decisions about {k} are due, and when? | Calendars of those who decide`),
  },
  business: {
    aim: 'The article is to prepare a decision on {k}: cost, gain and risk in one place, each figure with its source.',
    parts: readParts(`
The problem | Which problem is to be solved, and what does it cost today? | The company's own books of last year
The cost | What has to be paid at the start, and what in each year after? | Written offers from two vendors
The return | Which gain can be expected, and after how many months? | A company of the same size, one year ahead
The risks | What can go wrong with {k}, and how can the damage be limited? | Customers who left, and the terms of contract
The people | Who has to agree or to change their work, and what do they need? | Talks with those concerned
The first month | What can be tried at little cost, and how is success measured? | The team that would begin`),
  },
};

/** What is asked of an idea that says for whom, where or how: `{tail}` follows the word. */
export const narrowingQuestions: Record<string, string> = {
  for: 'Which needs of {tail} have to be met?',
  in: 'What is different in {tail}?',
  with: 'What changes with {tail}?',
  without: 'What takes the place of {tail}?',
  at: 'What is different at {tail}?',
  during: 'What is different during {tail}?',
};
