import { isPlural } from '../../../language/grammar.ts';
import { subjectStart } from './clause.ts';
import { hasLikelyVerb, hasMainVerb, isFiniteVerb, tokenize } from './finite.ts';

/** A sentence in two where it has a joint: 'X does A, and Y does B'. The halves have no full stop. */
export function splitClause(text: string): [string, string] | null {
  const joints: Array<{ pattern: RegExp; lead: string }> = [
    { pattern: /;\s+/g, lead: '' },
    { pattern: /,\s+and\s+/g, lead: '' },
    { pattern: /,\s+but\s+/g, lead: 'however, ' },
    { pattern: /,?(?<!\s)\s+so\s+(?!that\b|far\b|much\b|many\b|long\b)/g, lead: 'as a result, ' },
    { pattern: /,\s+(?=which means\b)/g, lead: 'which' },
    { pattern: /:\s+/g, lead: '' },
  ];
  for (const { pattern, lead } of joints) {
    for (const match of text.matchAll(pattern)) {
      const left = text.slice(0, match.index);
      const right = text.slice(match.index + match[0].length);
      if (left.split(' ').length < 4 || right.split(' ').length < 4) continue;
      if (lead === 'which') return [left, right.replace(/^which/, 'that')];
      // A list that ends in this 'and' must not lose its last part: 'they upload a list, set the hours, and …'.
      if (
        /,/.test(left) &&
        !(isFullList(left) && /^(?:it|they) /.test(right)) &&
        !/^(?:when|if|once|after|before|while|as|because|although|in|on|at|for|with)\b/i.test(left)
      )
        continue;
      const rightTokens = tokenize(right);
      const whole =
        (subjectStart.test(right) || isPlural(right.split(' ')[0] ?? '')) &&
        (hasMainVerb(rightTokens) || isFiniteVerb(rightTokens, 1) || hasLikelyVerb(rightTokens));
      if (
        whole &&
        hasMainVerb(tokenize(left)) &&
        !/^(?:if|when|once|while|as|because|since|after|before|until|whether)\b/i.test(left)
      ) {
        return [left, lead + right];
      }
    }
  }
  return null;
}

/** 'Estimates, drawings and photos can be …': the commas of the text belong to one list that is at its end. */
const isFullList = (text: string) => /^[^,]+(?:, [^,]+)*, [^,]+ and [^,]+$/.test(text);
