export { holdStock, NotEnoughStockError, releaseStock, returnStock, sellStock } from './hold.ts';
export { setOnHand } from './stock.ts';
export { extendHolds } from './store.ts';
