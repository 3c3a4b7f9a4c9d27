import fernhill from '../../seed/samples/fernhill/index.html?raw';
import fernhillPricing from '../../seed/samples/fernhill/pricing.html?raw';
import plumbline from '../../seed/samples/plumbline/index.html?raw';
import plumblinePricing from '../../seed/samples/plumbline/pricing.html?raw';
import quillcast from '../../seed/samples/quillcast/index.html?raw';
import quillcastPricing from '../../seed/samples/quillcast/pricing.html?raw';
import type { Source } from '../../source/types.ts';
import { sourceFrom } from './articles.ts';

const samples = {
  fernhill: [fernhill, fernhillPricing],
  plumbline: [plumbline, plumblinePricing],
  quillcast: [quillcast, quillcastPricing],
};

/** The product pages whose articles the demo is seeded with. */
export const sampleSources = (): Promise<Array<[name: string, source: Source]>> =>
  Promise.all(
    Object.entries(samples).map(
      async ([name, [home = '', pricing = '']]): Promise<[string, Source]> => [
        name,
        await sourceFrom([
          { url: `https://${name}.example/`, html: home },
          { url: `https://${name}.example/pricing`, html: pricing },
        ]),
      ],
    ),
  );
