import { useState } from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { buttonLook } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';

/** The article as a file, or in the clipboard for a word processor, with or without the notes on its sources. */
export function ExportMenu({ article: { id } }: { article: Pick<Article, 'id'> }) {
  const [hasNotes, setHasNotes] = useState(true);
  const address = (format: string) => `/api/articles/${id}/export?format=${format}&notes=${hasNotes}`;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonLook({ size: 'sm' })}>Export</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuCheckboxItem checked={hasNotes} onCheckedChange={setHasNotes}>
          With notes on sources
        </DropdownMenuCheckboxItem>
        <DropdownMenuItem asChild>
          <a href={address('markdown')} download>
            Markdown with front matter
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={address('html')} download>
            Clean HTML
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => copyRichText(address('html'))}>Copy as rich text</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** The clipboard is asked for at once, while the press still counts as one; what goes into it may come later. */
async function copyRichText(address: string): Promise<void> {
  const html = fetch(address, { credentials: 'include' }).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  });
  const asType = (type: string, toText: (html: string) => string) =>
    html.then((text) => new Blob([toText(text)], { type }));
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': asType('text/html', (text) => text),
        'text/plain': asType('text/plain', plain),
      }),
    ]);
    toast({ title: 'Copied', description: 'The article is in your clipboard, as rich text.' });
  } catch {
    toastFailure('Not copied', 'The article could not be put into the clipboard.');
  }
}

/** What a plain text field gets. */
const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerText.trim();
