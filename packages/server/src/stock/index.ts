export { holdStock, NotEnoughStockError, releaseStock, sellStock } from './hold.ts';
export { setOnHand } from './stock.ts';
