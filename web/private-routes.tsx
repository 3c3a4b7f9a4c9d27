import './styles/all.css';
import { Route, Switch } from 'wouter';
import { useSession } from './auth/use-session.tsx';
import { screen } from './lib/screen.tsx';

const DashboardScreen = screen(() => import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage));
const EditorScreen = screen(() => import('./editor/editor-page.tsx').then((module) => module.EditorPage));
const ProductScreen = screen(() => import('./product/product-page.tsx').then((module) => module.ProductPage));
const KeywordsScreen = screen(() => import('./admin/keywords-page.tsx').then((module) => module.KeywordsPage));
const SystemInstructionsScreen = screen(() =>
  import('./admin/system-instructions-page.tsx').then((module) => module.SystemInstructionsPage),
);
const CategoriesScreen = screen(() => import('./admin/categories-page.tsx').then((module) => module.CategoriesPage));
const LinkScreen = screen(() => import('./account/link-page.tsx').then((module) => module.LinkPage));

/** The screens of people who are signed in, and those that links in mails lead to: visitors load nothing of them. */
export function PrivateRoutes() {
  const { user } = useSession();
  return (
    <Switch>
      <Route path="/">{user && <DashboardScreen user={user} />}</Route>
      <Route path="/seo-keywords" component={KeywordsScreen} />
      <Route path="/system-instructions" component={SystemInstructionsScreen} />
      <Route path="/categories" component={CategoriesScreen} />
      <Route path="/account/reset">
        <LinkScreen purpose="reset" />
      </Route>
      <Route path="/account/verify">
        <LinkScreen purpose="verify" />
      </Route>
      <Route path="/sheet/:slug">{({ slug }) => <ProductScreen key={slug} slug={slug} />}</Route>
      <Route path="/edit/:slug">{({ slug }) => <EditorScreen key={slug} slug={slug} />}</Route>
    </Switch>
  );
}
