import type { EditorState, TransactionSpec } from '@codemirror/state';
import { type FormEvent, useState } from 'react';
import { titleMaxLength, urlMaxLength } from '../../../worker/contract/limits.ts';
import { useSession } from '../../auth/use-session.tsx';
import { queueKey } from '../../lib/keys.ts';
import { useRead } from '../../lib/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { insertLink } from './commands.ts';

type LinkDialogProps = {
  /** What is selected in the text: the link's words. */
  selected: string;
  onInsert: (change: (state: EditorState) => TransactionSpec) => void;
  onClose: () => void;
};

const isAddress = (address: string) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)\S/i.test(address);

/** A link to any page, or to one of the person's own articles. */
export function LinkDialog({ selected, onInsert, onClose }: LinkDialogProps) {
  const [text, setText] = useState(selected.replace(/\s+/g, ' ').trim());
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();

  function insert(event: FormEvent) {
    event.preventDefault();
    // It stands within the article's form, as React sees it.
    event.stopPropagation();
    if (!isAddress(address.trim())) return setError('Please enter an address that begins with https:// or /');
    onClose();
    onInsert(insertLink(text.trim() || address.trim(), address.trim()));
  }

  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogTitle>Link</DialogTitle>
        <DialogDescription>To any page, or to an article of yours that is published.</DialogDescription>
        <form onSubmit={insert} noValidate className="mt-5 space-y-5">
          <Field label="Text">
            {(control) => (
              <Input
                {...control}
                dir="auto"
                value={text}
                maxLength={titleMaxLength}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <Field label="Address" error={error}>
            {(control) => (
              <Input
                {...control}
                type="url"
                value={address}
                maxLength={urlMaxLength}
                placeholder="https://"
                onChange={({ target }) => {
                  setAddress(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
          <OwnArticles
            onChoose={({ slug, title }) => {
              setAddress(`/${slug}`);
              setError(undefined);
              if (text === '') setText(title);
            }}
          />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary">
              Insert link
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type Chosen = { slug: string; title: string };
const mostShown = 6;

function OwnArticles({ onChoose }: { onChoose: (article: Chosen) => void }) {
  const { user } = useSession();
  const [query, setQuery] = useState('');
  const { data } = useRead(user && queueKey(user.id, 1));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (data?.articles ?? [])
    .filter(({ status, title }) => status === 'published' && words.every((word) => title.toLowerCase().includes(word)))
    .slice(0, mostShown);
  return (
    <div className="space-y-2">
      <Field label="Search your articles" isOptional>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      {found.length === 0 ? (
        <p className="text-xs text-soft">{data ? 'None of your published articles.' : '…'}</p>
      ) : (
        <ul aria-label="Your articles" className="divide-y divide-line rounded-md border border-line">
          {found.map(({ id, slug, title }) => (
            <li key={id}>
              <button
                type="button"
                dir="auto"
                onClick={() => onChoose({ slug, title })}
                className="w-full px-3 py-2 text-start text-xs hover:bg-wash focus-visible:-outline-offset-2"
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
