// `npm start`: needs nothing but Node 20 and npm, so it is plain JavaScript and imports nothing that has to be installed.
import { ensureInstalled, projectNode, run } from './install.mjs';

ensureInstalled();
process.exitCode = await run(projectNode, ['worker/scripts/serve.ts']);
