export {
  holdStock,
  NotEnoughStockError,
  releaseStock,
  restockRefund,
  returnStock,
  type SoldVariant,
  sellStock,
} from './hold.ts';
export { neededOf } from './needed.ts';
export { setOnHand } from './stock.ts';
export { extendHolds } from './store.ts';
