import { Button } from '../ui/button.tsx';
import { addressOf, copyAddress } from './copy-address.ts';

/* What a toast adds about who can read the article from now on. */

export function PublishedNote({ slug }: { slug: string }) {
  const address = addressOf(slug);
  return (
    <div className="mt-2.5 space-y-2.5">
      <p className="text-sm text-soft [overflow-wrap:anywhere]">
        Everybody can read it at{' '}
        <a href={address} className="rule-link text-ink">
          {address.replace(/^https?:\/\//, '')}
        </a>
      </p>
      <Button size="sm" onClick={() => copyAddress(address)}>
        Copy link
      </Button>
    </div>
  );
}

/** Places that serve the site far away hold a page for up to a minute. */
export function GoneNote() {
  return <p className="mt-0.5 text-sm text-soft">Gone for everyone within a minute.</p>;
}
