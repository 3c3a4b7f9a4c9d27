import { useCallback, useEffect, useRef, useState } from 'react';
import type { Evidence, EvidenceStatement } from '../../worker/contract/evidence.ts';
import { EvidenceHeading } from '../evidence/evidence-heading.tsx';
import { StatementList } from '../evidence/statement-list.tsx';
import type { WrittenEvidence } from '../evidence/use-written-evidence.ts';
import { forgetWanted, useWantedStatement, wantFromAddress } from '../evidence/wanted-statement.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { setCurrentStatement, setJudgedText } from './judged-text.ts';
import { selectWords, statementAtCursor } from './text-place.ts';

/** What moves the cursor is over by then: nothing is worked out between two keys. */
const cursorPauseMs = 200;

type EvidencePanelProps = WrittenEvidence & { openText: () => void };

/** What the text as it is being written rests on, statement by statement; each leads to its words and they to it. */
export function EvidencePanel({ evidence, failure, isChecking, retry, openText }: EvidencePanelProps) {
  const [currentId, setCurrentId] = useCursorStatement(evidence);

  const onCurrent = useCallback(
    (statement: EvidenceStatement, isPressed: boolean) => {
      setCurrentId(statement.id);
      if (evidence) selectWords(evidence, statement, isPressed, openText);
    },
    [evidence, openText, setCurrentId],
  );

  useShowWanted(evidence, onCurrent);

  return (
    <Card aria-label="Evidence" aria-busy={isChecking} className="space-y-4">
      <EvidenceHeading evidence={evidence} isChecking={isChecking} />
      {failure && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-bad">
          <p className="min-w-0">{failure}</p>
          <Button size="sm" onClick={retry}>
            Check again
          </Button>
        </div>
      )}
      {evidence && (
        <StatementList
          evidence={evidence}
          currentId={currentId}
          onCurrent={onCurrent}
          enterHint="goes to its words in the text"
        />
      )}
    </Card>
  );
}

/** Goes to the statement that was asked for from elsewhere. */
function useShowWanted(evidence: Evidence | null, show: (statement: EvidenceStatement, isPressed: boolean) => void) {
  const wanted = useWantedStatement();
  const askedBefore = useRef<Evidence | null>(null);
  useEffect(wantFromAddress, []);
  useEffect(() => {
    if (wanted === null || !evidence) return;
    const statement = evidence.statements.find(({ id }) => id === wanted);
    // A text that has just changed is judged in a moment: the statement is looked for once more.
    askedBefore.current ??= evidence;
    if (!statement && askedBefore.current === evidence) return;
    askedBefore.current = null;
    forgetWanted();
    if (statement) show(statement, true);
  }, [wanted, evidence, show]);
}

/** The current statement, which follows the cursor in the fields of the text. */
function useCursorStatement(evidence: Evidence | null) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  // The text shows the same.
  useEffect(() => setCurrentStatement(currentId), [currentId]);
  useEffect(() => setJudgedText(evidence), [evidence]);
  useEffect(
    () => () => {
      setCurrentStatement(null);
      setJudgedText(null);
    },
    [],
  );
  useEffect(() => {
    if (!evidence) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const id = statementAtCursor(evidence);
      if (id !== null) setCurrentId(id);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, cursorPauseMs);
    };
    // A sentence that was just written is a statement from now on.
    wait();
    document.addEventListener('selectionchange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
    };
  }, [evidence]);
  return [currentId, setCurrentId] as const;
}
