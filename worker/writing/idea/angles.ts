import type { ArticleAngle } from '../../contract/options.ts';

/** What an article of each angle must do. {s} is the subject. Every entry is a whole sentence. */
type Angle = {
  aim: string[];
  questions: string[];
  parts: Array<{ name: string; purpose: string }>;
};

export const angles: Record<ArticleAngle, Angle> = {
  informational: {
    aim: [
      'Its aim is to explain, so that a reader who knows little can follow it from start to end.',
      'The tone should stay neutral, because the reader comes to learn and not to be sold to.',
    ],
    questions: [
      'What does the subject mean in plain words, and where does it begin and end?',
      'Why does it matter now, and to whom?',
      'How does it work, step by step?',
      'Which mistakes do beginners make, and how can they be avoided?',
      'Where does expert opinion differ?',
    ],
    parts: [
      {
        name: 'Background',
        purpose: 'First, this part says where the subject comes from and which terms a reader needs.',
      },
      {
        name: 'How it works',
        purpose:
          'Then this part takes the reader through the subject in order, with one example that runs through all of it.',
      },
      {
        name: 'What to watch out for',
        purpose: 'After that, this part names limits and common errors, each with its source.',
      },
      {
        name: 'What follows from it',
        purpose: 'Finally, this part says what a reader can do with what they have learned.',
      },
    ],
  },
  tutorial: {
    aim: [
      'Its aim is a result: by the end, the reader should have done the thing and not only read about it.',
      'For that reason, each step needs one action and one way to see that it worked.',
    ],
    questions: [
      'What does the reader need before the first step?',
      'Which steps lead to the result, and in which order?',
      'How can the reader tell after each step that it worked?',
      'What goes wrong most often, and what helps then?',
      'What is a sensible next project?',
    ],
    parts: [
      {
        name: 'Before the start',
        purpose: 'First, this part lists tools, accounts and knowledge that the reader needs.',
      },
      { name: 'The steps', purpose: 'Then this part gives the steps one by one, each tried out by the author.' },
      {
        name: 'When something fails',
        purpose: 'Because errors are certain, this part describes the usual ones and their cures.',
      },
      { name: 'Going further', purpose: 'Finally, this part points to the next thing to learn.' },
    ],
  },
  comparison: {
    aim: [
      'Its aim is a choice: the reader should know which option fits which case.',
      'So the criteria must stand first, and every option has to be held to the same ones.',
    ],
    questions: [
      'Which options belong in the comparison, and why these?',
      'Which criteria decide, and how much weight does each carry?',
      'How does each option do on each criterion, and what is the source?',
      'For whom is each option the better choice?',
      'When is none of them right?',
    ],
    parts: [
      { name: 'The criteria', purpose: 'First, this part explains what counts and how it was measured.' },
      {
        name: 'The options side by side',
        purpose: 'Then this part puts the options into one table, with a source for every cell.',
      },
      { name: 'Strengths and limits', purpose: 'After that, this part describes each option in a few sentences.' },
      { name: 'Which one for whom', purpose: 'Finally, this part gives a recommendation for each kind of reader.' },
    ],
  },
  review: {
    aim: [
      'Its aim is a verdict that a reader can check, so every judgement needs its reason.',
      'Therefore the author has to have used the thing, or must say that they have not.',
    ],
    questions: [
      'What was tested, for how long and by whom?',
      'What works well, and what is the evidence?',
      'What does not work, and how much does that matter?',
      'What does it cost over a year of real use?',
      'Who should choose it, and who should not?',
    ],
    parts: [
      { name: 'What was tested', purpose: 'First, this part says how the test was done.' },
      { name: 'What is good', purpose: 'Then this part goes through the strengths, each with an example.' },
      { name: 'What is not', purpose: 'However, no product is without faults, and this part names them.' },
      { name: 'The verdict', purpose: 'Finally, this part sums up and says for whom it is worth the price.' },
    ],
  },
  news: {
    aim: [
      'Its aim is to say what happened, and the first paragraph should do so in full.',
      'After that come the background and the reactions, in falling order of weight.',
    ],
    questions: [
      'What happened, when, where, and who says so?',
      'What is new about it when compared to what was known?',
      'Who is affected, and how?',
      'What do those involved say?',
      'What happens next?',
    ],
    parts: [
      { name: 'What happened', purpose: 'First, this part gives the event with date and source.' },
      { name: 'The background', purpose: 'Then this part says how it came to this.' },
      { name: 'The reactions', purpose: 'After that, this part quotes those who are affected.' },
      { name: 'What comes next', purpose: 'Finally, this part names the dates and decisions to watch.' },
    ],
  },
  business: {
    aim: [
      'Its aim is a decision, so the reader needs costs, benefits and risks in one place.',
      'For that reason, every figure in it must come with a source and a date.',
    ],
    questions: [
      'Which business problem does the subject solve?',
      'What does it cost to begin, and what does it cost to keep up?',
      'What return can a company expect, and after how long?',
      'Which risks are there, and how can they be limited?',
      'Who in the company has to agree?',
    ],
    parts: [
      { name: 'The problem', purpose: 'First, this part shows what the present state costs.' },
      {
        name: 'The case for it',
        purpose: 'Then this part sets benefits against costs, with a source for each figure.',
      },
      { name: 'The risks', purpose: 'However, a case without risks convinces nobody, so this part names them.' },
      { name: 'The first steps', purpose: 'Finally, this part says what a company can do in the first month.' },
    ],
  },
};
