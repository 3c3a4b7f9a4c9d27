/** Variation without chance: the same source and brief always give the same article, however often a step is resumed. */

export function hashText(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}
