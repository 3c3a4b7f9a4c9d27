import type { Article } from '../../worker/contract/articles.ts';
import { BirdIcon, LinkIcon, MailIcon } from '../ui/app-icons.tsx';
import { buttonLook } from '../ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { addressOf, copyAddress } from './copy-address.ts';

export function ShareMenu({ article }: { article: Pick<Article, 'title' | 'slug'> }) {
  const title = encodeURIComponent(article.title);
  const encoded = encodeURIComponent(addressOf(article.slug));

  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger className={buttonLook({ size: 'sm' })}>
        <ShareIcon />
        Share
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => copyAddress(article.slug)}>
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
