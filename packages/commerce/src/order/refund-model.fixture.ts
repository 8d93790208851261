import type { RefundableLine, RefundedLine, RefundRequest } from './refund.ts';

/**
 * A slow model of refunds, exact by counting: each line is a row of single coins. A coin knows which unit of the line it paid and
 * whether it is tax; refunding takes coins from the front of the row.
 */
export class CoinModel {
  readonly #rows: readonly Row[];

  constructor(lines: readonly RefundableLine[]) {
    this.#rows = lines.map((line) => ({ line, coins: coinsOf(line), units: 0 }));
  }

  left(): number {
    return this.#rows.reduce((sum, { coins }) => sum + coins.length, 0);
  }

  /** What the request refunds, or undefined if it cannot be granted. A granted one is taken from the rows. */
  refund(request: RefundRequest): readonly RefundedLine[] | undefined {
    const wanted = this.#wanted(request);
    if (!wanted || wanted.every(({ coins }) => coins === 0)) return undefined;
    return wanted.flatMap(({ row, coins, units }) => {
      const taken = row.coins.splice(0, coins);
      row.units += units;
      if (coins === 0 && units === 0) return [];
      const count = (isIt: (coin: Coin) => boolean) => BigInt(taken.filter(isIt).length);
      const taxes = { tax: count((coin) => coin.isTax), includedTax: count((coin) => coin.isIncludedTax) };
      return [{ position: row.line.position, quantity: units, amount: BigInt(coins), ...taxes }];
    });
  }

  #wanted(request: RefundRequest): readonly Wanted[] | undefined {
    switch (request.kind) {
      case 'whole':
        return this.#rows.map((row) => ({ row, coins: row.coins.length, units: row.line.quantity - row.units }));
      case 'amount':
        return this.#shares(Number(request.amount));
      default:
        return this.#units(request.lines);
    }
  }

  #units(asked: Extract<RefundRequest, { kind: 'units' }>['lines']): readonly Wanted[] | undefined {
    const wanted = asked.map(({ position, quantity }) => {
      const row = this.#rows.find(({ line }) => line.position === position);
      if (!row || quantity < 1 || row.units + quantity > row.line.quantity) return undefined;
      const paid = coinsOf(row.line).filter(({ unit }) => unit > row.units && unit <= row.units + quantity).length;
      return { row, coins: Math.min(paid, row.coins.length), units: quantity };
    });
    return wanted.every((one) => one !== undefined) ? wanted : undefined;
  }

  /** Each line its exact part rounded down; then coin by coin to the line that is furthest below its exact part. */
  #shares(amount: number): readonly Wanted[] | undefined {
    const sum = this.left();
    if (amount > sum || amount <= 0) return undefined;
    const shares = this.#rows.map(({ coins }) => {
      let share = 0;
      while (BigInt(share + 1) * BigInt(sum) <= BigInt(amount) * BigInt(coins.length)) share += 1;
      return share;
    });
    const raised = new Set<number>();
    for (let given = shares.reduce((all, share) => all + share, 0); given < amount; given += 1) {
      const lacks = this.#rows.map(({ coins }, index) =>
        raised.has(index) ? -1n : BigInt(amount) * BigInt(coins.length) - BigInt(shares[index]!) * BigInt(sum),
      );
      const most = lacks.reduce((best, lack, index) => (lack > lacks[best]! ? index : best), 0);
      raised.add(most);
    }
    return this.#rows.map((row, index) => ({ row, coins: shares[index]! + (raised.has(index) ? 1 : 0), units: 0 }));
  }
}

interface Coin {
  /** The unit of the line that it paid, from 1. */
  readonly unit: number;
  readonly isTax: boolean;
  readonly isIncludedTax: boolean;
}

interface Row {
  readonly line: RefundableLine;
  readonly coins: Coin[];
  units: number;
}

interface Wanted {
  readonly row: Row;
  readonly coins: number;
  readonly units: number;
}

function coinsOf({ quantity, total, taxShare, includedTaxShare }: RefundableLine): Coin[] {
  const count = Number(total);
  // A coin completes a further unit, or a further coin of tax, when its share of the whole does.
  const completes = (whole: bigint, coin: number) => {
    const at = (position: number) => (whole * BigInt(position)) / BigInt(count);
    return at(coin) > at(coin - 1);
  };
  return Array.from({ length: count }, (_unused, index) => {
    const coin = index + 1;
    let unit = 1;
    while (BigInt(coin) > (total * BigInt(unit)) / BigInt(quantity)) unit += 1;
    return { unit, isTax: completes(taxShare, coin), isIncludedTax: completes(includedTaxShare, coin) };
  });
}
