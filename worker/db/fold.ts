export { foldKey } from '../contract/fold-key.ts';
