type Slots = Record<string, string>;

/**
 * Words of an article's own, for its one or other place: the wordings of a kind in turn, from one on that the seed gives, so that none
 * comes twice while there are others.
 */
export function createWording(seed: number) {
  const places = new Map<string, number>();
  return (options: readonly string[], slots: Slots = {}, kind = options[0] ?? ''): string => {
    const place = places.get(kind) ?? hashText(`${seed} ${kind}`);
    places.set(kind, place + 1);
    return fillSlots(options[place % options.length] ?? '', slots);
  };
}

/** In one pass: braces in what is filled in stay as they are, and a name that begins with an article has one. */
export const fillSlots = (text: string, slots: Slots) =>
  text.replace(/(\bthe )?\{(\w+)\}/gi, (slot, article = '', name: string) => {
    const filled = slots[name] ?? slot.slice(article.length);
    return /^the /i.test(filled) ? filled : article + filled;
  });

/** Variation without chance: the same source and brief always give the same article, however often a step is resumed. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}
