import { useId } from 'react';
import { Link } from 'wouter';
import type { PublishDecision } from '../../worker/contract/publishing.ts';
import { StateBadge } from '../evidence/state-badge.tsx';
import { StatementBasis } from '../evidence/statement-basis.tsx';
import { statementHash } from '../evidence/wanted-statement.ts';
import { placeNames, type Source } from '../evidence/words.ts';
import { CheckIcon } from '../ui/app-icons.tsx';
import { buttonLook } from '../ui/button.tsx';

export type Decision = 'page' | 'mine';

type DecisionItemProps = {
  statement: PublishDecision;
  sources: readonly Source[];
  slug: string;
  decision: Decision | null;
  onDecide: (decision: Decision) => void;
};

/** A statement with what speaks against it, and what can be done about it. */
export function DecisionItem({ statement, sources, slug, decision, onDecide }: DecisionItemProps) {
  const textId = useId();
  const { id, text, place, state, instead } = statement;
  const choices: Array<[Decision, string]> = [
    ...(instead ? ([['page', `Use ${instead.page}`]] as Array<[Decision, string]>) : []),
    ['mine', 'Keep mine'],
  ];
  return (
    <li className="space-y-3 py-4 text-xs">
      <p className="flex flex-wrap items-center gap-x-2">
        <StateBadge state={state} />
        {placeNames[place] && <span className="text-2xs text-faint">{placeNames[place]}</span>}
      </p>
      <p id={textId} dir="auto" className="font-serif text-base [overflow-wrap:anywhere]">
        {text}
      </p>
      <StatementBasis statement={statement} sources={sources} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div role="group" aria-labelledby={textId} className="flex flex-wrap gap-2">
        <Link href={`/edit/${slug}${statementHash(id)}`} className={buttonLook({ size: 'sm' })}>
          Show
        </Link>
        {choices.map(([choice, label]) => (
          <button
            key={choice}
            type="button"
            aria-pressed={decision === choice}
            onClick={() => onDecide(choice)}
            className={buttonLook({ variant: decision === choice ? 'primary' : 'outline', size: 'sm' })}
          >
            {decision === choice && <CheckIcon />}
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}
