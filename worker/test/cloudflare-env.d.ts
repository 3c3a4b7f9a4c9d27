import type { Bindings } from '../env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      TEST_MIGRATIONS?: D1Migration[];
    }
    interface GlobalProps {
      mainModule: typeof import('../index.ts');
    }
  }
}
