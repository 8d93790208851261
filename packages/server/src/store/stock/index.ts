export {
  holdStock,
  NotEnoughStockError,
  releaseStock,
  restockRefund,
  returnStock,
  type SoldVariant,
  sellStock,
} from './hold.ts';
export { setOnHand } from './stock.ts';
export { extendHolds } from './store.ts';
