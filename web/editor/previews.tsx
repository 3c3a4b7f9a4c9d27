import { cutToWidth, descriptionRoom, titleRoom } from '../../worker/contract/seo/title-width.ts';
import { site } from '../../worker/contract/site.ts';
import { pageTitle } from '../lib/use-title.ts';
import { Card, CardTitle } from '../ui/card.tsx';

/* How the article would be shown elsewhere, with what stands in the form. */

type Shown = { title: string; description: string };

/** A result of the largest search engine: what it cuts is cut here, by the same width. */
export function SearchPreview({ title, description, slug }: Shown & { slug: string }) {
  const whole = pageTitle(title.trim() || null);
  const cutTitle = cutToWidth(whole, titleRoom);
  const cutDescription = cutToWidth(description, descriptionRoom);
  const isCut = [
    ...(cutTitle === whole ? [] : ['title']),
    ...(cutDescription === description ? [] : ['description']),
  ].join(' and ');
  return (
    <Card aria-label="Search result preview">
      <CardTitle className="text-base">As a search result</CardTitle>
      <div dir="auto" className="mt-4 font-[Arial,Helvetica,sans-serif] [overflow-wrap:anywhere]">
        <p className="text-2xs text-soft">
          {location.host} › {slug}
        </p>
        <p data-slot="result-title" className="mt-1 text-lg/6 text-busy">
          {cutTitle}
        </p>
        <p data-slot="result-description" className="mt-1 text-xs text-soft">
          {cutDescription || 'No description: a sentence of the text will be chosen.'}
        </p>
      </div>
      {isCut !== '' && <p className="mt-3 text-2xs text-fair">The {isCut} will be cut here.</p>}
    </Card>
  );
}

/** The card that social networks and messengers make of a link. */
export function SocialPreview({ title, description }: Shown) {
  return (
    <Card aria-label="Social card preview">
      <CardTitle className="text-base">As a shared link</CardTitle>
      <div className="mt-4 overflow-hidden rounded-md border border-line">
        {/* The picture itself is drawn when somebody asks for it: this is its design, in small. */}
        <div
          dir="auto"
          aria-hidden="true"
          className="flex aspect-[1200/630] flex-col justify-between border-b-4 border-[#dcea3e] bg-[#fbfaf6] p-4 font-serif text-[#1c1b17]"
        >
          <p className="line-clamp-4 text-lg/5 font-semibold [overflow-wrap:anywhere]">{title || site.tagline}</p>
          <p className="text-2xs">{site.name}</p>
        </div>
        <div dir="auto" className="border-t border-line bg-wash px-4 py-3 [overflow-wrap:anywhere]">
          <p className="text-2xs text-faint">{location.host}</p>
          <p data-slot="card-title-line" className="mt-0.5 line-clamp-2 text-sm font-semibold">
            {title}
          </p>
          <p className="mt-0.5 line-clamp-2 text-xs text-soft">{description}</p>
        </div>
      </div>
    </Card>
  );
}
