import { useEffect, useMemo, useState } from 'react';
import type { ArticlePatch, ArticleSummary, ArticleText } from '../../worker/contract/articles.ts';
import { type PublishDecision, publishBlocked } from '../../worker/contract/publishing.ts';
import { load, toldOr } from '../lib/api.ts';
import { idKey } from '../lib/keys.ts';
import { toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { type Decision, DecisionItem } from './decision-item.tsx';
import { applyPageValues } from './page-values.ts';
import type { Publication } from './publication.ts';
import { WorthALookList } from './worth-a-look-list.tsx';

type BeforeYouPublishProps = {
  article: ArticleSummary;
  /** The answer by which the publication was refused. */
  told: unknown;
  /** The text that was to be published, where it is not the saved one. */
  text: ArticlePatch | undefined;
  isBusy: boolean;
  onPublish: (publication: Publication) => Promise<void>;
  onClose: () => void;
};

const countText = (count: number) =>
  count === 1 ? '1 statement needs your decision' : `${count} statements need your decision`;

/** Asks about each statement that a page contradicts, or that has none: the page's value, or the person's. */
export function BeforeYouPublish({ article, told, text, isBusy, onPublish, onClose }: BeforeYouPublishProps) {
  const { statements, sources, version, worthALook } = useMemo(() => publishBlocked.parse(told), [told]);
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const [isMending, setIsMending] = useState(false);
  const decided = statements.filter(({ hash }) => decisions[hash] !== undefined).length;
  const isOpen = decided < statements.length;

  // A new answer asks about other statements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer.
  useEffect(() => setDecisions({}), [told]);

  async function publish() {
    const those = (decision: Decision) => statements.filter(({ hash }) => decisions[hash] === decision);
    const confirmed = those('mine').map(({ hash }) => hash);
    setIsMending(true);
    try {
      const mended = await mend(article.id, text, those('page'));
      if (mended === null) {
        return toastFailure('Error', 'The text has changed: please put the value in yourself. Show leads to it.');
      }
      await onPublish({ version, confirmed, ...(mended && { text: mended }) });
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to update article status'));
    } finally {
      setIsMending(false);
    }
  }

  return (
    <Dialog open onOpenChange={(next) => !next && !isBusy && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogTitle>Before you publish</DialogTitle>
        <DialogDescription>{countText(statements.length)}</DialogDescription>
        <p className="mt-1 text-xs text-soft">
          “Use …” puts the page’s value into your text, “Keep mine” leaves your words. Then publish.
        </p>
        <ol aria-label="Statements to decide about" className="mt-5 divide-y divide-line border-y border-line">
          {statements.map((statement) => (
            <DecisionItem
              key={statement.hash}
              statement={statement}
              sources={sources}
              slug={article.slug}
              decision={decisions[statement.hash] ?? null}
              onDecide={(decision) => setDecisions((made) => ({ ...made, [statement.hash]: decision }))}
            />
          ))}
        </ol>
        <WorthALookList notes={worthALook} />
        {/* In sight however long the list is; the room below a dialog of a small screen is not its place. */}
        <div className="sticky bottom-0 -mx-6 mt-7 max-md:-bottom-24 -mb-6 flex flex-wrap items-center justify-end gap-2 rounded-b-xl border-t border-line bg-paper px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
          <output className="me-auto text-xs text-soft tabular-nums">
            {decided} of {statements.length} decided
          </output>
          <Button onClick={onClose}>Cancel</Button>
          {/* Not disabled: who comes to it by key hears why it waits. */}
          <Button
            variant="primary"
            aria-disabled={isOpen || isBusy || isMending}
            onClick={() => !isOpen && !isBusy && !isMending && publish()}
          >
            {isBusy || isMending ? 'Publishing...' : 'Publish'}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The text with the pages' values; undefined where nothing of it changes, null where a value finds no place. */
async function mend(
  articleId: string,
  text: ArticlePatch | undefined,
  statements: readonly PublishDecision[],
): Promise<ArticlePatch | null | undefined> {
  if (statements.length === 0) return text;
  const { title, excerpt, content, metaDescription }: ArticleText = await load(idKey(articleId));
  const given = {
    title: text?.title ?? title,
    excerpt: text?.excerpt ?? excerpt,
    content: text?.content ?? content,
    metaDescription: text?.metaDescription ?? metaDescription,
  };
  const mended = applyPageValues(given, statements);
  return mended && { ...text, ...mended };
}
