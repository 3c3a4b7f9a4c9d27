import { openQuietBrowser, type Tab } from './quiet-browser.ts';

const runs = Number(process.env.RUNS || 3);
/** As Lighthouse has a phone: a processor at a quarter of this one's speed, and a slow 4G line. */
const slowdown = 4;
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const screen = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true };

type Use = { feltMs: number; answeredMs: number; kB: number };

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Makes a control of the heading, in the midst of the page, and presses it: answered once React has adopted it and lets the press through. */
function press(): Promise<Omit<Use, 'kB'>> {
  return new Promise((answered) => {
    const heading = document.querySelector('h1') as HTMLElement;
    heading.role = 'button';
    heading.dataset.early = '';
    let feltMs = Number.NaN;
    const pressedAt = performance.now();
    heading.addEventListener('click', () => answered({ feltMs, answeredMs: performance.now() - pressedAt }));
    heading.click();
    requestAnimationFrame(() => {
      if (heading.ariaBusy === 'true') feltMs = performance.now() - pressedAt;
    });
  });
}

/** The first press on a page: `isAhead`, once the client was fetched ahead, else where nothing was. */
async function measureUse(tab: Tab, url: string, isAhead: boolean): Promise<Use> {
  await tab.send('Page.enable');
  await tab.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await tab.send('Network.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', screen);
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  if (!isAhead) {
    const source = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  }
  let bytes = 0;
  const scripts = new Set<unknown>();
  tab.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if ((request as { url: string }).url.endsWith('.js')) scripts.add(requestId);
  });
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += Number(encodedDataLength);
  });
  const { loaderId } = (await tab.send('Page.navigate', { url })) as { loaderId: string };
  await tab.next('Page.lifecycleEvent', (event) => event.name === 'networkIdle' && event.loaderId === loaderId);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.send('Network.emulateNetworkConditions', slowLine);
  const asked = { expression: `(${press})()`, awaitPromise: true, returnByValue: true };
  const { result } = (await tab.send('Runtime.evaluate', asked)) as { result: { value: Omit<Use, 'kB'> } };
  return { ...result.value, kB: bytes / 1000 };
}

type QuietBrowser = Awaited<ReturnType<typeof openQuietBrowser>>;

async function medianUse(browser: QuietBrowser, url: string, isAhead: boolean): Promise<Use> {
  const uses: Use[] = [];
  for (let n = 0; n < runs; n += 1) {
    const tab = await browser.openTab();
    uses.push(await measureUse(tab, url, isAhead));
    await tab.close();
  }
  const of = (name: keyof Use) => median(uses.map((one) => one[name]));
  return { feltMs: of('feltMs'), answeredMs: of('answeredMs'), kB: of('kB') };
}

/** What the first press costs on a phone: when it shows that it was felt, when it is answered, and what is transferred for it. */
export async function printFirstUse(origin: string, paths: string[]): Promise<void> {
  const browser = await openQuietBrowser();
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
