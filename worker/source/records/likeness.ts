import { remembered } from '../../remembered.ts';
import type { Box } from '../page/content.ts';

const minLikeness = 0.5;

const slotsOf = remembered(
  (box: Box): ReadonlySet<string> =>
    new Set(
      box.children.flatMap((child) => {
        if (child.kind === 'box') return [...slotsOf(child)];
        return child.kind === 'table'
          ? ['table']
          : child.kind === 'absent' || (child.kind === 'line' && child.isAction)
            ? []
            : [child.slot];
      }),
    ),
);

/** Whether two boxes are of one shape: the same element around mostly the same kinds of lines. */
export function areAlike(a: Box, b: Box): boolean {
  if (a.name !== b.name) return false;
  const [of, against] = [slotsOf(a), slotsOf(b)];
  if (of.size === 0 || against.size === 0) return false;
  const shared = of.intersection(against).size;
  const isNamedAlike = a.slot === b.slot && !a.slot.endsWith('.');
  const least = isNamedAlike ? minLikeness * 0.6 : minLikeness;
  return shared / (of.size + against.size - shared) >= least || (isNamedAlike && shareNames(of, against));
}

/** Classes for looks differ where one card is set off; the elements then still are the same. */
function shareNames(of: ReadonlySet<string>, against: ReadonlySet<string>): boolean {
  const [a, b] = [of, against].map((slots) => new Set([...slots].map((slot) => slot.split('.', 1)[0] ?? '')));
  if (!a || !b) return false;
  const shared = a.intersection(b).size;
  return shared > 1 && shared / (a.size + b.size - shared) >= minLikeness;
}
