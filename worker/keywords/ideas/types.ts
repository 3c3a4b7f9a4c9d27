/** Search phrases for a topic, best first. Any maker of ideas fits here: the built-in one needs neither model nor network. */
export type KeywordIdeas = (topic: string) => Promise<string[]>;

export const intents = ['informational', 'commercial', 'comparison'] as const;
export type Intent = (typeof intents)[number];

export type Idea = { phrase: string; intent: Intent };

export type NounKind = 'software' | 'practice' | 'hobby' | 'product' | 'service' | 'place' | 'concept';
export type TopicKind =
  | NounKind
  | 'software-for'
  | 'practice-for'
  | 'hobby-for'
  | 'product-for'
  | 'concept-for'
  | 'located'
  | 'service-in'
  | 'task'
  | 'question'
  | 'phrase'
  | 'rivals'
  | 'german'
  | 'french'
  | 'spanish'
  | 'foreign';

/** What is known of a topic. `words` fill the slots of a pattern: the topic itself, its parts and its forms. */
export type Topic = { kind: TopicKind; text: string; words: Readonly<Record<string, string>> };
