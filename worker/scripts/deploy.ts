import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { root } from './settings.ts';
import { runWrangler } from './wrangler.ts';

const dryRun = process.argv.includes('--dry-run');
const web = join(root, 'web');
const projectName = 'seo-article-ai-web';

type Stage = { title: string; args: string[]; cwd?: string };

const bundleOnly: Stage[] = [
  { title: 'Bundling the API Worker', args: ['deploy', '--dry-run', '--outdir', join(root, '.wrangler/bundle')] },
];

const forReal: Stage[] = [
  { title: 'Applying migrations to the remote database', args: ['d1', 'migrations', 'apply', 'DB', '--remote'] },
  { title: 'Deploying the API Worker', args: ['deploy'] },
  {
    title: 'Deploying the Pages project',
    args: ['pages', 'deploy', 'dist', '--project-name', projectName, '--branch', 'main', '--commit-dirty=true'],
    cwd: web,
  },
];

if (!dryRun && /"0{8}-0{4}-0{4}-0{4}-0{12}"|"0{32}"/.test(readFileSync(join(root, 'wrangler.toml'), 'utf8'))) {
  console.error(`wrangler.toml still has placeholder ids. Once per account:
  npx wrangler d1 create seo-article-ai          (put the id under database_id)
  npx wrangler kv namespace create SESSIONS      (put the id under kv_namespaces)
  npx wrangler pages project create ${projectName} --production-branch main
Then run npm run deploy again.`);
  process.exit(1);
}

await build({ withSamples: false });
for (const { title, args, cwd } of dryRun ? bundleOnly : forReal) {
  console.log(`\n${title} …`);
  const { ok } = runWrangler(args, { show: true, ...(cwd && { cwd }) });
  if (!ok) {
    console.error(`${title} failed; nothing after it was done.`);
    process.exit(1);
  }
}
console.log(dryRun ? '\nDry run: everything builds; nothing was deployed.' : '\nDeployed.');
