/** Numbers that both seeds state or that several packages need. They are defined only here (LIMIT-001). */
export const emailLength = { min: 3, max: 256 } as const;

export const quantityLimits = { lowest: 1, highest: 9999, step: 1, initial: 1 } as const;

/** Different entries in one cart (D-173). */
export const maxCartLines = 100;

/** Above this many items a cart shows '100+' instead of their number. */
export const cartLabelLimit = { above: 100, text: '100+' } as const;

export const defaultInstalmentPayments = 4;

/** Widths in pixels: up to `mobile` is the mobile layout; below `subDesktop` the payment modal fills the screen (D-152). */
export const breakpointsPx = { mobile: 432, subDesktop: 991 } as const;

export const censusButtonTimeoutMs = 2500;

/** The dataset of a chart (D-158). */
export const datasetLimits = { columns: 50, rows: 500 } as const;
