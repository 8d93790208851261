export { Amount, amountText, decimalType, MoneyView, percentText, readAmount, readPercent } from './amount.ts';
