import { functionWords } from '../../language/data/function-words.ts';
import {
  hasFiniteVerb,
  isPossibleThird,
  isThirdPersonVerb,
  mayBeVerb,
  opensWithImperative,
  opensWithThirdPerson,
} from '../../language/verbs.ts';

/** How a text is built. Doubt is a fragment: told in a table it is never wrong. */
export type Shape =
  /** It has a subject and a finite verb of its own. */
  | 'clause'
  /** It begins with a verb that tells somebody what to do. */
  | 'imperative'
  | 'fragment';

const behindDash = /\s?[—–]\s?(?=(?:so|because|whether|no matter|while|if|when|without)\b)/i;

/** 'Don't …', 'Can be …', 'Is it …': what begins with a helping verb is no statement. */
const helping =
  /^(?:is|are|was|were|do|does|did|don[’']t|can|could|will|would|should|may|might|must|has|have|had|never|not|no)\b/i;

export function shapeOf(text: string): Shape {
  if (helping.test(text)) return 'fragment';
  if (opensWithImperative(text)) return 'imperative';
  // 'Maps of the shore—so you can sail': the verb is not the whole's.
  const [main = ''] = text.split(behindDash);
  return hasFiniteVerb(main) && !lacksSubject(text) ? 'clause' : 'fragment';
}

/** 'Tracks every …' begins with its verb; 'Uses valid credentials to …': plural nouns have their verb behind them, or a word that ties them to another. */
function lacksSubject(text: string): boolean {
  if (opensWithThirdPerson(text)) return true;
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  const goesOn = mayBeVerb(second) || isThirdPersonVerb(second) || functionWords.has(second);
  return isPossibleThird(first) && !goesOn;
}
