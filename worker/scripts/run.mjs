// `npm run admin` and the like: a script of this folder with its arguments, run by the Node that comes with the project.
import { existsSync } from 'node:fs';
import { projectNode, run } from './install.mjs';

const [script, ...args] = process.argv.slice(2);

if (!existsSync(projectNode)) {
  console.error(`This needs the packages that build and run the site (devDependencies), which are not installed; \`npm ci --omit=dev\`
leaves them out. \`npm ci\` installs them; \`npm start\` and \`npm test\` do so by themselves.`);
  process.exit(1);
}
process.exitCode = await run(projectNode, [`worker/scripts/${script}`, ...args]);
