import type { Article } from '../../worker/contract/articles.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { BirdIcon, LinkIcon, MailIcon } from '../ui/app-icons.tsx';
import { buttonLook } from '../ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu.tsx';
import { ShareIcon } from '../ui/icons.tsx';

export function ShareMenu({ article }: { article: Pick<Article, 'title' | 'slug'> }) {
  const address = `${location.origin}/${article.slug}`;
  const title = encodeURIComponent(article.title);
  const encoded = encodeURIComponent(address);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'URL Copied', description: 'The address of the article is in your clipboard.' });
    } catch {
      toastFailure('Error', 'Failed to copy URL to clipboard.');
    }
  }

  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger className={buttonLook({ size: 'sm' })}>
        <ShareIcon />
        Share
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={copy}>
          <LinkIcon />
          Copy Link
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={`mailto:?subject=${title}&body=${encoded}`}>
            <MailIcon />
            Email
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={`https://twitter.com/intent/tweet?text=${title}&url=${encoded}`} target="_blank" rel="noopener">
            <BirdIcon />
            Twitter
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
