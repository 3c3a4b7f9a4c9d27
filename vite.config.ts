import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = join(root, 'web/dist');

type ManifestChunk = { file: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, ManifestChunk>;

/** What a page must load for one of the client's modules: the module's own file first, then what it imports. */
function assetsOf(manifest: Manifest, module: string): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(module);
  return { js: [...js], css: [...css] };
}

/** Tells the edge worker the hashed files of the client, which is built before it. Empty where no client was built (tests). */
export function clientManifest(): Plugin {
  const id = 'virtual:client-manifest';
  return {
    name: 'client-manifest',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return;
      const file = join(outDir, '.vite/manifest.json');
      const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      const modules = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry || chunk.isDynamicEntry);
      const assets = Object.fromEntries(modules.map(([module]) => [module, assetsOf(manifest, module)]));
      const sheets = new Set(Object.values(assets).flatMap(({ css }) => css));
      const constants = {
        buildId: sourceHash(),
        styles: [...sheets].map((sheet) => readFileSync(join(outDir, sheet), 'utf8').trim()).join(''),
      };
      const named = Object.entries(constants).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`);
      return `export default ${JSON.stringify(assets)}; ${named.join(' ')}`;
    },
  };
}

/** Changes when anything that shapes a page changes: part of every cache key, so that a deploy never serves an old page. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const full = join(path, entry.name);
      if (entry.isDirectory() && entry.name !== 'dist' && !entry.name.startsWith('.')) add(full);
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(full));
    }
  };
  add(join(root, 'web'));
  add(join(root, 'worker/contract'));
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 12);
}

/** Modules that more than one public screen uses, or that the frame around all screens does. */
function isPublicModule(id: string): boolean {
  const path = id.slice(root.length + 1);
  return /^web\/(?:lib\/(?!field-errors|changes|quiet|use-site-settings|use-categories)|ui\/(?:article-time|error-boundary|badge|button|failure|icons|skeleton|screen-loading)|auth\/use-session|layout\/(?!admin-menu|not-found)|articles\/(?:category-badges|excerpt|own-screens|score|status-badge|use-article)\.|private-screens|screens|paths|entry-client|app\.)|^worker\/contract\/(?:limits|site|text)\./.test(
    path,
  );
}

const framework =
  /^\0rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|swr(?!\/dist\/infinite))\//;

// `vite build` builds the client first and then the edge worker, which names the client's files.
export default defineConfig(() => {
  // Pages are built for production, whatever the shell is set to: test runners set NODE_ENV, and React would listen to it.
  process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), tailwindcss(), clientManifest()],
    publicDir: join(root, 'web/public'),
    // React has it itself by now; some packages still bring it along for older ones.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react', 'use-sync-external-store/shim': 'react' } },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'ssr'] as const) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
      },
    },
    environments: {
      client: {
        build: {
          outDir,
          emptyOutDir: true,
          manifest: true,
          // light-dark() is in every current browser; older targets would get it spelled out at three times the size.
          cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
          rolldownOptions: {
            input: ['web/entry-client.tsx', 'web/auth/google-callback.ts'],
            output: {
              codeSplitting: {
                // What every use of a public page needs, in one file: it is smaller than its parts, and fetched in one go.
                groups: [{ name: 'client', test: (id) => isPublicModule(id) || framework.test(id) }],
              },
            },
          },
        },
      },
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        // Without `browser`: the browser builds of some packages reach for a document.
        resolve: { noExternal: true, conditions: ['workerd', 'worker', 'edge-light', 'module', 'production'] },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          minify: true,
          rolldownOptions: {
            input: 'web/entry-edge.tsx',
            output: { entryFileNames: '_worker.js', codeSplitting: false },
          },
        },
      },
    },
  };
});
