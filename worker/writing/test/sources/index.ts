export { beaconry } from './beaconry.ts';
export { ledgerly } from './ledgerly.ts';
export { loafline } from './loafline.ts';
export { planthaven } from './planthaven.ts';
export { tidewell } from './tidewell.ts';
