import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { SWRConfig } from 'swr';
import { type AroundNavHandler, Route, Router, Switch, useLocation } from 'wouter';
import { SessionProvider, useSession } from './auth/use-session.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { MobileMenu } from './layout/mobile-menu.tsx';
import { Overlays } from './layout/overlays.tsx';
import { load } from './lib/api.ts';
import { cameByHistory } from './lib/history.ts';
import { mayLeave } from './lib/leave-guard.ts';
import { type PageData, PageProvider } from './lib/page-data.tsx';
import { isPrivatePath } from './paths.ts';
import { PrivateRoutes } from './private-screens.ts';
import { publicScreens } from './screens.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Failure } from './ui/failure.tsx';
import { ScreenLoading } from './ui/screen-loading.tsx';

const navigateUnlessGuarded: AroundNavHandler = (navigate, to, options) => {
  if (mayLeave()) navigate(to, options);
};

type AppProps = {
  data: PageData;
  bodies: Map<string, string>;
  /** Path and query of the page, on the server only: the browser knows its own. */
  location?: { path: string; search: string };
  /** Called once everything on the page answers to clicks. */
  onReady?: () => void;
};

// Spec section 7: no automatic refetch, none on focus, data never stale, no retries. What differs says so at its hook.
const swrDefaults = {
  fetcher: load,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

export function App({ data, bodies, location, onReady }: AppProps) {
  return (
    <PageProvider value={{ ...data, bodies }}>
      <SWRConfig value={{ ...swrDefaults, fallback: data.fallback }}>
        <Router ssrPath={location?.path} ssrSearch={location?.search} aroundNav={navigateUnlessGuarded}>
          <SessionProvider>
            <Layout>
              <Screens />
              {onReady && <Ready onReady={onReady} />}
            </Layout>
          </SessionProvider>
        </Router>
      </SWRConfig>
    </PageProvider>
  );
}

/** Stands among the screen: React adopts what is within a Suspense boundary after everything around it. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const lastPath = useRef(path);

  // A new screen starts at its top and takes the focus along, as a page load would; the browser restores on 'back'.
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (!cameByHistory()) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-ink px-4 py-2 text-sm text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        <ErrorBoundary key={path}>
          <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <MobileMenu />
      <Overlays />
    </div>
  );
}

function Screens() {
  const [path] = useLocation();
  if (isPrivatePath(path)) return <PrivateRoutes />;
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/articles" component={publicScreens.articles} />
      <Route path="/terms" component={publicScreens.terms} />
      <Route path="/privacy" component={publicScreens.privacy} />
      <Route path="/:slug">{({ slug }) => <publicScreens.article key={slug} slug={slug} />}</Route>
      <Route component={publicScreens.notFound} />
    </Switch>
  );
}

function Home() {
  const { user, isPending, error, refresh } = useSession();
  if (user) return <PrivateRoutes />;
  if (isPending) return <ScreenLoading />;
  if (error)
    return (
      <Failure
        message="Failed to fetch user"
        onRetry={refresh}
        className="mx-auto my-24 w-[calc(100%-2.5rem)] max-w-md"
      />
    );
  return <publicScreens.landing />;
}
