import type { ModelRequest } from './types.ts';

/** The form of the answer in words: for an endpoint without structured output, and for one that did not keep to it. */
export const askInWords = ({ name, schema }: ModelRequest['answer']) =>
  `Answer with one JSON object called "${name}" and nothing else: no explanation, no code fence. It must fit this JSON schema:\n${JSON.stringify(schema)}`;
