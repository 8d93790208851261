export { Amount, amountText, decimalType, percentText, readAmount, readPercent } from './amount.ts';
