/** The size of a generated shop. */
export interface ShopSize {
  readonly products: number;
  /** Of each product. */
  readonly variants: number;
  /** The stock of each variant. */
  readonly units: number;
  readonly orders: number;
  /** Accounts of visitors, which placed two thirds of the orders. */
  readonly customers: number;
}

export const standardSize: Omit<ShopSize, 'products'> = { variants: 3, units: 100, orders: 0, customers: 0 };

export const sizeLimits: Readonly<Record<keyof ShopSize, { readonly lowest: number; readonly highest: number }>> = {
  products: { lowest: 1, highest: 1_000_000 },
  variants: { lowest: 1, highest: 20 },
  units: { lowest: 0, highest: 1_000_000 },
  orders: { lowest: 0, highest: 1_000_000 },
  customers: { lowest: 0, highest: 1_000_000 },
};
