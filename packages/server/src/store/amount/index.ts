export { Amount, amountText, decimalType, readAmount } from './amount.ts';
