import { escapePattern } from '../../escape-pattern.ts';
import { nounNumber } from '../../language/grammar.ts';
import type { Section } from '../article/section.ts';

/** 'Sourdough … Sourdough …': a subject need not be named in two sentences running. */
export function nameOnce(sections: readonly Section[], names: readonly string[]): Section[] {
  const patterns = [...new Set(names)].map((name) => ({
    subject: new RegExp(`^${escapePattern(name)} (?=(?:is|was|has|can|may|also|\\p{Ll}+s)\\b)`, 'iu'),
    isSingular: nounNumber(name) !== 'plural',
  }));
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.kind !== 'paragraph') return block;
      const sentences = block.sentences.map((sentence, at) => {
        const before = block.sentences[at - 1]?.text ?? '';
        const match = patterns.find(
          ({ subject, isSingular }) => isSingular && subject.test(before) && subject.test(sentence.text),
        );
        return match ? { ...sentence, text: sentence.text.replace(match.subject, 'It ') } : sentence;
      });
      return { ...block, sentences };
    }),
  }));
}
