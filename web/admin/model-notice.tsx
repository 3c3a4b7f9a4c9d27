import { useEffect, useRef } from 'react';
import { useSiteSettings } from '../lib/use-site-settings.ts';
import { Card, CardTitle } from '../ui/card.tsx';

const code = 'font-mono text-xs text-ink';

/** How a language model is connected, where none is. */
export function ModelNotice() {
  const settings = useSiteSettings();
  const card = useRef<HTMLDivElement>(null);
  const isMissing = settings?.hasModel === false;

  // The link that leads here names it; it comes only once it is known that it is needed.
  useEffect(() => {
    if (isMissing && location.hash === '#model') card.current?.scrollIntoView({ block: 'center' });
  }, [isMissing]);

  if (!isMissing) return null;
  return (
    <div id="model" ref={card}>
      <Card aria-labelledby="connect-model">
        <CardTitle id="connect-model">No language model is connected</CardTitle>
        <p className="mt-2 max-w-3xl text-sm text-soft">
          The built-in writer writes, and it follows no instructions. To connect a model, set{' '}
          <code className={code}>OPENAI_API_KEY</code> and start the site again; for another provider than OpenAI set{' '}
          <code className={code}>OPENAI_BASE_URL</code> and <code className={code}>OPENAI_MODEL</code> as well. On
          Cloudflare the key is a secret: <code className={code}>npx wrangler secret put OPENAI_API_KEY</code>.
        </p>
      </Card>
    </div>
  );
}
