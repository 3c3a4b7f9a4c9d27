import type { ComponentProps } from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import { usePage } from '../lib/page-data.tsx';
import { Button } from '../ui/button.tsx';
import { copyAddress } from './copy-address.ts';
import { BirdIcon, LinkIcon, MailIcon, ShareIcon } from './share-icons.tsx';

const menuId = 'share-menu';

/** Sharing is links in a menu of the platform: it needs no code of ours but to copy the address. */
export function ShareButton({ article: { title, slug } }: { article: Pick<Article, 'title' | 'slug'> }) {
  const { origin = location.origin } = usePage();
  const address = `${origin}/${slug}`;
  const [subject, body] = [encodeURIComponent(title), encodeURIComponent(address)];
  return (
    <>
      <Button size="sm" popoverTarget={menuId} aria-haspopup="menu" className="menu-anchor noscript:hidden">
        <ShareIcon />
        Share
      </Button>
      <div
        id={menuId}
        popover="auto"
        role="menu"
        aria-label="Share"
        data-slot="dropdown-menu"
        className="menu-popover min-w-44 animate-fade rounded-lg border border-line bg-sheet p-1 text-ink shadow-float"
      >
        <button
          type="button"
          role="menuitem"
          data-early
          data-copy={address}
          onClick={async (event) => {
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            await copyAddress(address);
          }}
          className={itemLook}
        >
          <LinkIcon />
          Copy Link
        </button>
        <Item href={`mailto:?subject=${subject}&body=${body}`}>
          <MailIcon />
          Email
        </Item>
        <Item href={`https://twitter.com/intent/tweet?text=${subject}&url=${body}`} target="_blank" rel="noopener">
          <BirdIcon />
          Twitter
        </Item>
      </div>
    </>
  );
}

const Item = (props: ComponentProps<'a'>) => <a role="menuitem" className={itemLook} {...props} />;

const itemLook =
  'flex w-full items-center gap-2.5 rounded-sm px-3 py-2 text-left text-sm outline-none hover:bg-wash focus-visible:bg-wash';
