import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../e2e/browser.ts';

const runs = Number(process.env.RUNS || 3);
/** As Lighthouse has a phone: a processor at a quarter of this one's speed, and a slow 4G line. */
const slowdown = 4;
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

type Use = { feltMs: number; answeredMs: number; kB: number };

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Presses a control that the client alone answers. */
function press(): Promise<Omit<Use, 'kB'>> {
  return new Promise((answered) => {
    const button = document.createElement('button');
    button.dataset.early = '';
    document.body.prepend(button);
    let feltMs = Number.NaN;
    const pressedAt = performance.now();
    button.addEventListener('click', () => answered({ feltMs, answeredMs: performance.now() - pressedAt }));
    button.click();
    requestAnimationFrame(() => {
      if (button.ariaBusy === 'true') feltMs = performance.now() - pressedAt;
    });
  });
}

/** The first press on a page: `isAhead`, once the client was fetched ahead, else where nothing was. */
async function measureUse(page: Page, url: string, isAhead: boolean): Promise<Use> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (!isAhead) {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  }
  let bytes = 0;
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: isAhead ? 'networkidle' : 'load' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.emulateNetworkConditions', slowLine);
  return { ...(await page.evaluate(press)), kB: bytes / 1000 };
}

async function medianUse(browser: Browser, url: string, isAhead: boolean): Promise<Use> {
  const uses: Use[] = [];
  for (let n = 0; n < runs; n += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
    uses.push(await measureUse(await context.newPage(), url, isAhead));
    await context.close();
  }
  const of = (name: keyof Use) => median(uses.map((one) => one[name]));
  return { feltMs: of('feltMs'), answeredMs: of('answeredMs'), kB: of('kB') };
}

/** What the first press costs on a phone: when it shows that it was felt, when it is answered, and what is transferred for it. */
export async function printFirstUse(origin: string, paths: string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  console.log('\nfirst press          felt ms  answered ms: fetched ahead   on slow 4G  client kB');
  for (const path of paths) {
    const ahead = await medianUse(browser, origin + path, true);
    const slow = await medianUse(browser, origin + path, false);
    console.log(
      path.slice(0, 20).padEnd(20) +
        slow.feltMs.toFixed(0).padStart(8) +
        ahead.answeredMs.toFixed(0).padStart(28) +
        slow.answeredMs.toFixed(0).padStart(13) +
        slow.kB.toFixed(1).padStart(11),
    );
  }
  await browser.close();
}
