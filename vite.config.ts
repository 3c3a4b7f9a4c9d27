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
      return `export default ${JSON.stringify(assets)}; export const buildId = ${JSON.stringify(sourceHash())};`;
    },
  };
}

/**
 * Has V8 compile the client whole, off the main thread, while it is fetched: function by function as each is first called, it takes
 * as long as all else that a first press waits for. https://v8.dev/blog/explicit-compile-hints
 */
function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    generateBundle: {
      // Only the first line counts, and Vite puts one of its own on top.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.name !== 'entry-client') continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
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

type ModuleGraph = (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;

const moduleId = (path: string) => join(root, path);

/** A module and all that it imports, but for what it imports later. */
function withImports(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>([entry]);
  for (const id of found) for (const imported of graph(id)?.importedIds ?? []) found.add(imported);
  return found;
}

type PublicModules = {
  /** All that a visitor's page may load before anybody signs in or opens a dialog. */
  all: Set<string>;
  /** What every such page needs. */
  shared: Set<string>;
};

/** Follows the imports from the client's entry, and from each of the screens in `web/screens.ts`. */
function findPublicModules(graph: ModuleGraph): PublicModules {
  const screens = graph(moduleId('web/screens.ts'))?.dynamicallyImportedIds ?? [];
  const imported = screens.flatMap((screen) => [...withImports(screen, graph)]);
  const repeated = imported.filter((id, at) => imported.indexOf(id) < at);
  const shared = new Set([...withImports(moduleId('web/entry-client.tsx'), graph), ...repeated]);
  return { all: new Set([...shared, ...imported]), shared };
}

// `vite build` builds the client first and then the edge worker, which names the client's files.
export default defineConfig(() => {
  // Pages are built for production, whatever the shell is set to: test runners set NODE_ENV, and React would listen to it.
  process.env.NODE_ENV = 'production';
  let publicModules: PublicModules | undefined;
  return {
    plugins: [react(), tailwindcss(), clientManifest(), compileAtOnce()],
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
              // The styles of public pages are found by the scripts that stand here (web/styles/public.css).
              entryFileNames: 'assets/public/[name]-[hash].js',
              chunkFileNames: ({ moduleIds }) =>
                moduleIds.some((id) => publicModules?.all.has(id))
                  ? 'assets/public/[name]-[hash].js'
                  : 'assets/[name]-[hash].js',
              codeSplitting: {
                // In one file: it is smaller than its parts, and fetched in one go.
                groups: [
                  {
                    debugName: 'client',
                    name: (id, chunking) => {
                      publicModules ??= findPublicModules((one) => chunking.getModuleInfo(one));
                      return publicModules.shared.has(id) ? 'client' : null;
                    },
                  },
                ],
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
