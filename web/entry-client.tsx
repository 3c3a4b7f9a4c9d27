import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { bringAllStyles } from './lib/all-styles.ts';
import { watchHistory } from './lib/history.ts';
import { watchLeaving } from './lib/leave-guard.ts';
import { emptyPageData, type PageData, setHydrating } from './lib/page-data.tsx';
import { readTheme } from './lib/theme.ts';
import { publicScreenOf } from './paths.ts';
import { publicScreens } from './screens.ts';

/** After a deploy the chunks of an old page are gone: one reload brings the new page. */
function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const key = 'reloaded-for-chunk';
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 10_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : emptyPageData;
}

/** Article bodies are adopted as they stand in the document: the browser needs no markdown code for them. */
function readBodies(): Map<string, string> {
  const bodies = document.querySelectorAll<HTMLElement>('[data-article-body]');
  return new Map(Array.from(bodies, (body) => [body.dataset.articleBody ?? '', body.innerHTML]));
}

function replayEarlyClicks(): void {
  const pressed = new Set(window.earlyClicks);
  window.earlyClicks = undefined;
  for (const control of pressed) {
    control.ariaBusy = null;
    control.click();
  }
}

async function start(root: HTMLElement): Promise<void> {
  const data = readPageData();
  const screen = publicScreenOf(location.pathname);
  if (data.rendered && screen) await publicScreens[screen].preload();
  const app = <App data={data} bodies={readBodies()} onReady={ready} />;
  setHydrating(data.rendered);
  if (data.rendered) {
    hydrateRoot(root, app);
    // What is pressed React adopts at once, and all else in slices with a picture after each.
    replayEarlyClicks();
  } else createRoot(root).render(app);
}

/** The page is alive: it now shows what only the browser knows, and does what was clicked too early. */
function ready(): void {
  setHydrating(false);
  readTheme();
  replayEarlyClicks();
  void bringAllStyles();
}

reloadOnMissingChunk();
watchLeaving();
watchHistory();
const root = document.getElementById('root');
if (root) void start(root);
