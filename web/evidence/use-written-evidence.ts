import { startTransition, useEffect, useRef, useState } from 'react';
import { type ArticleText, articleDraft } from '../../worker/contract/articles.ts';
import type { Evidence } from '../../worker/contract/evidence.ts';
import { send, toldOr } from '../lib/api.ts';
import { untilQuiet } from '../lib/quiet.ts';
import { keepSame } from './keep-same.ts';

/** So long after it has settled a text is judged. */
const pauseMs = 300;

type Written = { evidence: Evidence | null; failure: string | null; isChecking: boolean };
export type WrittenEvidence = Written & { retry: () => void };

/**
 * What a text rests on while it is being written. It is asked for when the person pauses; until then what was said last stands,
 * and answers to a text that was changed meanwhile are dropped.
 */
export function useWrittenEvidence(
  articleId: string,
  { title, excerpt, content, metaDescription }: ArticleText,
): WrittenEvidence {
  const [written, setWritten] = useState<Written>({ evidence: null, failure: null, isChecking: true });
  const [tries, setTries] = useState(0);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let isStale = false;
    const settle = (answer: (present: Written) => Partial<Written>) => {
      if (isStale) return;
      // A long list is drawn between two keys, never before one.
      startTransition(() =>
        setWritten((present) => ({ ...present, failure: null, isChecking: false, ...answer(present) })),
      );
    };
    async function ask() {
      const draft = articleDraft.safeParse({ title, excerpt, content, metaDescription });
      if (!draft.success)
        return settle(() => ({ failure: 'A field holds too much. The text is checked again once it fits.' }));
      setWritten((present) => ({ ...present, isChecking: true }));
      try {
        const evidence = await send('POST', '/api/articles/:id/evidence', {
          params: { id: articleId },
          body: draft.data,
        });
        await untilQuiet();
        settle(({ evidence: before }) => ({ evidence: keepSame(before, evidence) }));
      } catch (error) {
        settle(() => ({ failure: toldOr(error, 'The text could not be checked just now.') }));
      }
    }
    const timer = setTimeout(ask, isFirst.current ? 0 : pauseMs);
    isFirst.current = false;
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [articleId, title, excerpt, content, metaDescription, tries]);

  return { ...written, retry: () => setTries((before) => before + 1) };
}
