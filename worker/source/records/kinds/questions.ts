import { type Evidence, hasBody, markedAs, most, share } from './evidence.ts';

const marks = new Set('faq faqs accordion question questions qa'.split(' '));
const fewQuestions = 0.3;

/** Titles that ask, with a text below each; where questions are the topic, some titles may only name theirs. */
export function areQuestions({ group, records, topics }: Evidence): boolean {
  const asks = share(records, ({ title }) => title?.endsWith('?') ?? false);
  const isAsked = topics.has('questions') || markedAs(group, marks);
  const answers = share(records, (record) => hasBody(record) || record.items.length > 0);
  return asks >= (isAsked ? fewQuestions : most) && answers >= most;
}
