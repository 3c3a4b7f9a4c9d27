/**
 * Runs in every page before anything is painted, and is all that runs while somebody reads. It sets the theme, gives the platform's
 * own dialogs, menus and links what they lack, and fetches the client once somebody means to use the page: controls that only the
 * client answers are marked busy until then, and what was pressed is replayed by it (web/entry-client.tsx).
 *
 * It is written into the page as text: it may reach for nothing outside itself.
 */
function early(): void {
  const { documentElement: html } = document;
  const controls = 'button,input,select,textarea,summary,[role=button]';
  const toldOf = (event: Event) => (event.target instanceof Element ? event.target : html);
  /** While the client is not there; then it answers by itself. */
  const isEarly = () => window.earlyClicks !== undefined;
  window.earlyClicks = [];

  /* Theme. */
  const readTheme = (): string => {
    try {
      return localStorage.theme ?? 'system';
    } catch {
      return 'system';
    }
  };
  const showTheme = (theme: string) => {
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
    else delete html.dataset.theme;
    for (const choice of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
      choice.ariaPressed = String(choice.dataset.themeChoice === theme);
    }
  };
  const chooseTheme = (theme: string) => {
    try {
      if (theme === 'system') localStorage.removeItem('theme');
      else localStorage.theme = theme;
    } catch {
      // Storage may be off: the choice then lasts as long as the page.
    }
    showTheme(theme);
  };
  showTheme(readTheme());

  /* The client: fetched and compiled ahead where the line is free, run when it is needed. */
  let isAsked = false;
  let isAhead = false;
  const files = () => document.querySelector<HTMLMetaElement>('meta[name=client]')?.content.split(' ') ?? [];
  const load = (fetchPriority: 'high' | 'low') => {
    for (const href of files()) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority, href }),
      );
    }
  };
  const wake = () => {
    // The page is adopted whole.
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', wake);
    const [entry] = files();
    if (isAsked || !entry) return;
    isAsked = true;
    if (!isAhead) load('high');
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
    // The next press asks again.
    script.onerror = () => {
      isAsked = isAhead = false;
      for (const pressed of window.earlyClicks?.splice(0) ?? []) pressed.ariaBusy = null;
    };
    document.head.append(script);
  };
  const fetchAhead = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean; type?: string; effectiveType?: string } };
    // Where the line is not known, whoever points with a mouse is at a desk.
    const isFree = connection
      ? !connection.saveData && connection.type !== 'cellular' && connection.effectiveType === '4g'
      : matchMedia('(hover: hover)').matches;
    if (!isFree || isAsked) return;
    isAhead = true;
    load('low');
  };
  const wakeAtControl = (event: Event) => void (toldOf(event).closest(controls) && wake());

  /* What somebody means by a press. */
  const press = (event: Event) => {
    const target = toldOf(event);
    const control = target.closest<HTMLElement>(controls);
    const { opens, back, themeChoice, copy, early: isClients } = control?.dataset ?? {};
    const opened = opens && document.getElementById(opens);
    if (opened instanceof HTMLDialogElement) opened.showModal();
    const menu = control instanceof HTMLButtonElement ? control.popoverTargetElement : null;
    if (menu instanceof HTMLElement && menu.matches('[role=menu]')) {
      // Not by the browser: it tells of it later, and a key that is pressed by then would still go to the button.
      event.preventDefault();
      menu.togglePopover();
      if (menu.matches(':popover-open')) menu.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    }
    // Only what lies around a drawer is the dialog itself: everything within has a box of its own.
    if (target.matches('[data-slot=drawer]')) (target as HTMLDialogElement).close();
    if (target.closest('[popover] a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
    if (!control || !isEarly()) return;
    wake();
    if (themeChoice) chooseTheme(themeChoice);
    if (back !== undefined) goBack();
    // In a moment the browser would not let the page do this any more.
    if (copy) {
      window.earlyCopy = navigator.clipboard?.writeText(copy);
      // Whether it went well is told by the client.
      window.earlyCopy?.catch(() => {});
    }
    if (isClients !== undefined) window.earlyClicks?.push(control);
    // The client may be listening by now, and is not to hear of it twice.
    if (themeChoice || back !== undefined || isClients !== undefined) event.stopPropagation();
    if (isClients !== undefined || control.closest('form button')) control.ariaBusy = 'true';
  };
  const goBack = () => {
    const { referrer } = document;
    const isFromHere = referrer.startsWith(`${location.origin}/`) && new URL(referrer).pathname !== location.pathname;
    if (isFromHere && history.length > 1) history.back();
    else location.assign('/');
  };

  /* Menus are walked through by the arrows. */
  const walk = (event: KeyboardEvent) => {
    const menu = toldOf(event).closest('[popover][role=menu]');
    if (!menu) return;
    const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };

  const listen = <Name extends keyof DocumentEventMap>(name: Name, heard: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, heard, true);
  listen('click', press);
  listen('pointerdown', wakeAtControl);
  listen('pointerover', (event) => {
    wakeAtControl(event);
    const time = toldOf(event).closest('time');
    if (time) time.title ||= new Date(time.dateTime).toLocaleString();
  });
  listen('focusin', wakeAtControl);
  listen('keydown', (event) => {
    walk(event);
    // Scrolling is reading, and so is looking for a word in the page.
    const isReading = /^(?:Arrow|Page|Home|End|Shift|Control|Alt|Meta| )/.test(event.key);
    if (!isReading && !event.ctrlKey && !event.metaKey && !event.altKey) wake();
  });
  listen('DOMContentLoaded', () => {
    showTheme(readTheme());
    // A dialog was asked for on the page before.
    if (/[?&]login=/.test(location.search)) wake();
  });
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchAhead));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const button of document.querySelectorAll('button[aria-busy]')) button.ariaBusy = null;
  });
}

/** The one inline script, allowed by its hash. */
export const earlyScript = `(${early})()`;
