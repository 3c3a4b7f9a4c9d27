import { textKey } from '../page/fold-text.ts';
import { stateOf } from './availability.ts';

const maxMarker = 60;
const upwards = /\s?\+$|\s(?:and|or) (?:up|above|higher)$/i;
const parting = /\s?[,;·/&+]\s?|\s(?:and|or)\s/;
/** What stands beside a plan's name where it is a marker: 'Pro plan only'. */
const filler = /^(?:available |included )?(?:only )?(?:on |in |with |from |requires )?(?:the )?/i;
const fillerBehind = /(?:[\s-](?:plans?|tiers?|editions?|feature|users|customers))?(?:[\s-]only)?$/i;

/** 'Basic Plan' in one place is 'Basic' in another. */
export const planKey = (name: string) => textKey(name.replace(/\splan$/i, ''));

/**
 * The plans that a marker beside a name ties it to: 'Pro', 'Team, Enterprise only', 'Pro and up' (with those behind it). Empty where
 * it says anything else.
 */
export function plansOfMarker(marker: string, names: readonly string[]): string[] {
  if (marker.length > maxMarker || names.length === 0) return [];
  const bare = marker.replace(/\.$/, '');
  const parts = bare.replace(upwards, '').split(parting);
  const told = parts.map((part) => {
    const key = textKey(part.trim().replace(filler, '').replace(fillerBehind, ''));
    return names.findIndex((name) => key !== '' && planKey(name) === key);
  });
  const isMarker = parts.every((part, at) => (told[at] ?? -1) >= 0 || stateOf(part) !== null);
  const found = new Set(told.filter((at) => at >= 0));
  if (!isMarker || found.size === 0) return [];
  const from = upwards.test(bare) ? Math.min(...found) : names.length;
  return names.filter((_, at) => found.has(at) || at >= from);
}

/** What sites call what costs more, whether its price was read or not: 'Pro', 'Premium only', 'Paid plans'. */
const paid =
  /^(?:available |included |only )?(?:(?:on|in|with|for) )?(?:the )?(?:pro|premium|plus|enterprise|business|team|teams|paid|ultimate|add-?on)(?: (?:plans?|tiers?|editions?|feature|users|customers))?(?: (?:only|and up|and above))?[.!]?$/i;

export const saysPaid = (label: string) => label.length <= maxMarker && paid.test(label);
