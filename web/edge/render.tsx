import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { site } from '../../worker/contract/site.ts';
import { App } from '../app.tsx';
import { Brand } from '../layout/brand.tsx';
import type { PageData } from '../lib/page-data.tsx';
import { publicScreens, screenModules } from '../screens.ts';
import { renderDocument } from './document.ts';
import type { Page } from './pages.ts';

/** A page for visitors, whole: it reads without any script. */
export async function renderPage(page: Page, url: URL, origin: string): Promise<string> {
  await publicScreens[page.screen].preload();
  const bodies = new Map<string, string>();
  if (page.body) bodies.set(page.body.slug, page.body.html);
  const data: PageData = { session: false, rendered: true, origin, fallback: page.fallback };
  const body = renderToString(
    <App data={data} bodies={bodies} location={{ path: url.pathname, search: page.search }} />,
  );
  return renderDocument({ head: page.head, modules: [screenModules[page.screen]], data, body });
}

/** The frame of signed-in pages: everything in it is rendered in the browser. */
export function renderShell(modules: string[], session: boolean): string {
  const body = renderToStaticMarkup(
    <Router ssrPath="/">
      <div className="border-b border-line">
        <div className="mx-auto flex h-16 w-full max-w-6xl items-center px-5">
          <Brand />
        </div>
      </div>
      <noscript>
        <p className="mx-auto max-w-6xl px-5 py-12">
          This page needs JavaScript. Published articles can be read without it.
        </p>
      </noscript>
    </Router>,
  );
  return renderDocument({
    head: {
      title: null,
      description: site.description,
      canonical: null,
      index: false,
      type: 'website',
      jsonLd: [],
    },
    modules,
    data: { session, rendered: false, fallback: {} },
    body,
  });
}
