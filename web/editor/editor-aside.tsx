import type { Article } from '../../worker/contract/articles.ts';
import { useWrittenEvidence } from '../evidence/use-written-evidence.ts';
import { type EditorForm, textOfForm } from './editor-values.ts';
import { EvidencePanel } from './evidence-panel.tsx';
import { SearchPreview, SocialPreview } from './previews.tsx';
import { SeoPanel } from './seo-panel.tsx';
import { useSettled } from './use-settled.ts';

const readText = (form: EditorForm) => textOfForm(form.getValues());

/** `openText`: shows the text to be written in, where its preview stands in its place. */
type EditorAsideProps = { article: Article; form: EditorForm; openText: () => void };

/** What the text as it is being written is worth and how it will be shown elsewhere. Typing goes first: this follows. */
export function EditorAside({ article, form, openText }: EditorAsideProps) {
  const text = useSettled(form, readText);
  const checked = useWrittenEvidence(article.id, text);
  const shown = { title: text.title, description: text.metaDescription.trim() || text.excerpt.trim() };
  return (
    <aside
      aria-label="Score and previews"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable.
      tabIndex={0}
      className="min-w-0 space-y-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <SeoPanel article={article} text={text} evidence={checked.evidence} openText={openText} />
      <EvidencePanel {...checked} openText={openText} />
      <SearchPreview {...shown} slug={article.slug} />
      <SocialPreview {...shown} />
    </aside>
  );
}
