export { holdStock, NotEnoughStockError, releaseStock, restockRefund, returnStock, sellStock } from './hold.ts';
export { setOnHand } from './stock.ts';
export { extendHolds } from './store.ts';
